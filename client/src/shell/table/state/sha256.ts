// SHA-256 of a text. Pages without HTTPS have no crypto.subtle.

const roots = (length: number, root: (of: number) => number) =>
  Uint32Array.from({ length }, (_, n) => fraction(root, n));

/** The first 32 bits of the fraction of a root of the nth prime. */
function fraction(root: (of: number) => number, n: number): number {
  let prime = 1;
  for (let found = -1; found < n;) if (isPrime(++prime)) found++;
  const value = root(prime);
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function isPrime(number: number): boolean {
  for (let each = 2; each * each <= number; each++) if (number % each === 0) return false;
  return number > 1;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const K = roots(64, Math.cbrt);
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const sum = roots(8, Math.sqrt);
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) words[i] = data.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const before = words[i - 15],
        last = words[i - 2];
      words[i] =
        words[i - 16] +
        (turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)) +
        words[i - 7] +
        (turned(last, 17) ^ turned(last, 19) ^ (last >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + words[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] += word));
  }
  return [...sum].map((word) => word.toString(16).padStart(8, '0')).join('');
}
