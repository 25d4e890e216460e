// The letters on the cats: the first of the name, or the number of the chair if two would be equal.
export function lettersOf(seats: number, name: (seat: number) => string): string[] {
  const first = Array.from(
    { length: seats },
    (_, seat) => name(seat).trim().charAt(0).toUpperCase() || String(seat + 1),
  );
  return first.map((letter, seat) =>
    first.some((other, who) => who !== seat && other === letter) ? String(seat + 1) : letter,
  );
}
