// Encodes a GIF. Frames share one palette; each frame stores only what has changed.
// const film = new GifEncoder(600, 600, ['#FFFFFF', '#000000', …]);
// film.add(context.getImageData(0, 0, 600, 600), 80); the time in ms
// const file = film.finish();

const MOST = 63; // colours; index 63 means "unchanged"
const SHIFT = 3; // low bits of a channel that are ignored when looking for the nearest colour

type Rgb = [number, number, number];
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;

/** Steps from one colour to another, both included. */
export function colourSteps(from: string, to: string, steps: number): string[] {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return Array.from(
    { length: steps },
    (_, n) =>
      `#${a
        .map((value, i) =>
          Math.round(value + ((b[i] - value) * n) / (steps - 1))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`,
  );
}

export class GifEncoder {
  private readonly bytes: number[][] = [];
  private readonly nearest = new Int16Array(1 << (3 * (8 - SHIFT))).fill(-1);
  private readonly palette: Rgb[];
  private before: Uint8Array | null = null;

  constructor(
    private readonly width: number,
    private readonly height: number,
    colours: readonly string[],
  ) {
    this.palette = [...new Set(colours)].slice(0, MOST).map(rgbOf);
    const table = Array.from({ length: MOST + 1 }, (_, n) => this.palette[n] ?? [0, 0, 0]).flat();
    this.bytes.push(
      [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
      word(width),
      word(height),
      [0xf5, 0, 0],
      table,
    );
    // repeat forever
    this.bytes.push([0x21, 0xff, 11, ...[...'NETSCAPE2.0'].map((letter) => letter.charCodeAt(0)), 3, 1, 0, 0, 0]);
  }

  private index(red: number, green: number, blue: number): number {
    const key = ((red >> SHIFT) << (2 * (8 - SHIFT))) | ((green >> SHIFT) << (8 - SHIFT)) | (blue >> SHIFT);
    if (this.nearest[key] < 0) {
      let best = 0,
        least = Infinity;
      this.palette.forEach(([r, g, b], n) => {
        const far = (r - red) ** 2 * 0.3 + (g - green) ** 2 * 0.59 + (b - blue) ** 2 * 0.11;
        if (far < least) [best, least] = [n, far];
      });
      this.nearest[key] = best;
    }
    return this.nearest[key];
  }

  add({ data }: { data: Uint8ClampedArray }, milliseconds: number) {
    const { width, height, before } = this;
    const now = new Uint8Array(width * height);
    for (let i = 0, at = 0; i < now.length; i += 1, at += 4) now[i] = this.index(data[at], data[at + 1], data[at + 2]);
    let left = width,
      right = -1,
      top = height,
      bottom = -1;
    for (let y = 0, i = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, i += 1) {
        if (before && before[i] === now[i]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    }
    if (right < 0) [left, right, top, bottom] = [0, 0, 0, 0];
    const wide = right - left + 1,
      high = bottom - top + 1;
    const part = new Uint8Array(wide * high);
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) {
        const i = (top + y) * width + left + x;
        part[y * wide + x] = before && before[i] === now[i] ? MOST : now[i];
      }
    this.bytes.push(
      [0x21, 0xf9, 4, 0x05, ...word(Math.round(milliseconds / 10)), MOST, 0],
      [0x2c, ...word(left), ...word(top), ...word(wide), ...word(high), 0],
      packed(part),
    );
    this.before = now;
  }

  finish(): Blob {
    return new Blob([...this.bytes.map((part) => new Uint8Array(part)), new Uint8Array([0x3b])], { type: 'image/gif' });
  }
}

const word = (value: number) => [value & 255, (value >> 8) & 255];

/** LZW as GIF wants it: codes of growing width, in blocks of at most 255 bytes. */
function packed(pixels: Uint8Array): number[] {
  const SIZE = 6,
    CLEAR = 1 << SIZE,
    END = CLEAR + 1,
    FULL = 4096;
  const out: number[] = [];
  let held = 0,
    bits = 0,
    width = SIZE + 1,
    next = END + 1;
  let known = new Map<number, number>();
  const put = (code: number) => {
    held |= code << bits;
    for (bits += width; bits >= 8; bits -= 8, held >>>= 8) out.push(held & 255);
  };
  put(CLEAR);
  let run = pixels[0];
  for (let i = 1; i < pixels.length; i += 1) {
    const key = (run << 8) | pixels[i];
    const code = known.get(key);
    if (code !== undefined) {
      run = code;
      continue;
    }
    put(run);
    if (next < FULL) {
      if (next === 1 << width) width += 1;
      known.set(key, next);
      next += 1;
    } else {
      put(CLEAR);
      [width, next, known] = [SIZE + 1, END + 1, new Map()];
    }
    run = pixels[i];
  }
  put(run);
  put(END);
  if (bits) out.push(held & 255);
  const blocks = [SIZE];
  for (let at = 0; at < out.length; at += 255) {
    const block = out.slice(at, at + 255);
    blocks.push(block.length);
    for (const byte of block) blocks.push(byte);
  }
  blocks.push(0);
  return blocks;
}
