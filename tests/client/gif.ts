// GIF encoder: writes three frames of a dot moving over noise, and prints the file and the expected frames.
import { colourSteps, GifEncoder } from '../../client/src/kit/image/gifEncoder';

const WIDE = 90,
  HIGH = 70;
const COLOURS = [...colourSteps('#000000', '#ffffff', 16), '#c81e1e'];
const film = new GifEncoder(WIDE, HIGH, COLOURS);
const frames: string[] = [];
let seed = 7;
const noise = Array.from({ length: WIDE * HIGH }, () => ((seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16) % 16);
for (let n = 0; n < 3; n += 1) {
  const data = new Uint8ClampedArray(WIDE * HIGH * 4);
  noise.forEach((level, i) => {
    const dot = Math.abs((i % WIDE) - 10 - n * 20) < 4 && Math.abs(Math.floor(i / WIDE) - 30) < 4;
    data.set(dot ? [200, 30, 30, 255] : [level * 17, level * 17, level * 17, 255], i * 4);
  });
  film.add({ data }, n === 2 ? 1600 : 80);
  frames.push(Buffer.from(data).toString('base64'));
}
void film
  .finish()
  .arrayBuffer()
  .then((bytes) =>
    console.log(JSON.stringify({ wide: WIDE, high: HIGH, frames, file: Buffer.from(bytes).toString('base64') })),
  );
