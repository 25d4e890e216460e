// The vote of a spectator, stored on this device so that it is known after a reload.

const KEY = 'ludoteca.canvas.vote.';

export function keptVote(ballot: string): number | null {
  try {
    const painter = sessionStorage.getItem(KEY + ballot);
    return painter === null ? null : Number(painter);
  } catch {
    return null;
  }
}

export function keepVote(ballot: string, painter: number) {
  try {
    sessionStorage.setItem(KEY + ballot, String(painter));
  } catch {
    // Without storage the server refuses a second vote.
  }
}
