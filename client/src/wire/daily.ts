// HTTP calls for the daily deals.
import { call } from './http';
import type { Daily, DailyTable } from './types';

export type { Daily, DailyLine } from './types';

export const fetchDailies = () => call<Daily[]>('GET', '/api/daily');
export const fetchDaily = (name: string, day = '') =>
  call<Daily>('GET', `/api/daily/${encodeURIComponent(name)}${day ? `?day=${encodeURIComponent(day)}` : ''}`);
export const openDaily = (name: string) => call<DailyTable>('POST', `/api/daily/${encodeURIComponent(name)}`);
