// The number of players as written on a box: '2' or '2–6'.
export const seatRange = ({ least, most }: { least: number; most: number }) =>
  least === most ? `${least}` : `${least}–${most}`;
