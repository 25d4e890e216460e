// Conversions between sRGB and OKLab, in which lightness and warmth can be changed without greying colours.

export type Lab = [light: number, green: number, blue: number];

const LINEAR = Float32Array.from({ length: 256 }, (_, n) =>
  n <= 10 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4,
);

/** sRGB bytes to OKLab. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red];
  const g = LINEAR[green];
  const b = LINEAR[blue];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function byteOf(linear: number): number {
  const c =
    linear <= 0 ? 0 : linear >= 1 ? 1 : linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * c);
}

/** OKLab to sRGB bytes, written into `into`. */
export function writeRgb(lab: Lab, into: Uint8Array, at: number) {
  const l = (lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]) ** 3;
  const m = (lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]) ** 3;
  const s = (lab[0] - 0.0894841775 * lab[1] - 1.291485548 * lab[2]) ** 3;
  into[at] = byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  into[at + 1] = byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  into[at + 2] = byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}
