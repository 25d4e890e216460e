// The colours of the street, the same in both themes.
export interface Wall {
  base: string;
  light: string;
  dark: string;
  roof: string;
  trim: string;
  texture: 'brick' | 'plaster' | 'board' | 'stone' | 'timber';
}

/** In the order of `house-name` in the texts. */
export const walls: readonly Wall[] = [
  { base: '#7F3D2B', light: '#944C38', dark: '#672F21', roof: '#3A2A33', trim: '#C98E6A', texture: 'brick' },
  { base: '#5C4A70', light: '#6B5881', dark: '#4A3B5C', roof: '#2C2740', trim: '#A893BF', texture: 'plaster' },
  { base: '#3A5C60', light: '#476C70', dark: '#2D4A4E', roof: '#5A3A34', trim: '#93B5B2', texture: 'board' },
  { base: '#8A6636', light: '#9C7743', dark: '#715228', roof: '#4A2F2B', trim: '#D9BC86', texture: 'plaster' },
  { base: '#566340', light: '#647250', dark: '#454F33', roof: '#33323F', trim: '#AEB98A', texture: 'timber' },
  { base: '#6E3F50', light: '#7F4D5F', dark: '#58313F', roof: '#2E2738', trim: '#BF91A0', texture: 'brick' },
  { base: '#3F5480', light: '#4D6391', dark: '#32446A', roof: '#4B3040', trim: '#98AAD0', texture: 'board' },
  { base: '#5E6069', light: '#6D7079', dark: '#4D4F57', roof: '#2B2D3B', trim: '#AEB1BA', texture: 'stone' },
  { base: '#8E5A60', light: '#A0696F', dark: '#77484E', roof: '#3B2C40', trim: '#DDB0AE', texture: 'timber' },
];

export const frames = ['#FFF3D9', '#D6F0DD', '#CFE6FA', '#FFE9A8', '#FFD3CF', '#E5DAFB', '#FFDDB8', '#E9F2C4'] as const;
export const doors = ['#2C4F4A', '#6B2430', '#2B3966', '#4C3320'] as const;
export const glass = ['#FFD27A', '#FFC463', '#FFDB93', '#F9B95A', '#FFCF86'] as const;

/** A cat per seat in its colour, bright enough for the evening; its letter makes colour never the only difference. */
export const cats = [
  { fur: '#F59286', dark: '#6E1512' },
  { fur: '#93B9F7', dark: '#1B3A75' },
  { fur: '#9AD6A0', dark: '#1D4A27' },
  { fur: '#C9ADF7', dark: '#4A2570' },
  { fur: '#F4CB5C', dark: '#6B4A00' },
  { fur: '#6FD0CE', dark: '#0C4F52' },
] as const;
