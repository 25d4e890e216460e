// How many people a game is for, as written on a box: '2', '2–6'.
export const seatRange = ({ least, most }: { least: number; most: number }) =>
  least === most ? `${least}` : `${least}–${most}`;
