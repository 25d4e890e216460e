// A number that stands alone, with a real minus sign instead of a hyphen.
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : String(value));
