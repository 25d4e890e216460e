// The vote of somebody who only watches, remembered on this device: after a reload they are not asked again.

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
    // Private windows may forbid storage: the server will say that the vote is already cast.
  }
}
