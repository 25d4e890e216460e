// A number as people write it where it stands alone: below nothing it has a true minus, which a hyphen only resembles.
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : String(value));
