// Saves an <svg> of the page as a file, with the colours and fonts it has on the page.
// saveSvg(element, 'quadro'); savePng(element, 'quadro', 2);

const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'mix-blend-mode',
  'letter-spacing',
  'display',
  'visibility',
  'filter',
];

/** A copy that needs no stylesheet: computed styles and variables are written into it. */
function alone(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, i) => {
    const seen = getComputedStyle(original);
    for (const name of KEPT) copies[i].style?.setProperty(name, seen.getPropertyValue(name));
    copies[i].removeAttribute('class');
  });
  const box = svg.viewBox.baseVal;
  const size = box && box.width ? box : { x: 0, y: 0, width: svg.clientWidth, height: svg.clientHeight };
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${size.x} ${size.y} ${size.width} ${size.height}`);
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));
  return copy;
}

async function base64(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const kept = new Map<string, Promise<string>>(); // fonts already fetched, by address

/** Whether a unicode-range ('U+20-7E, U+A0-FF') contains one of these code points. */
function holds(range: string, signs: ReadonlySet<number>): boolean {
  const spans = [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from, to]) => [
    parseInt(from, 16),
    parseInt(to ?? from, 16),
  ]);
  return !spans.length || [...signs].some((sign) => spans.some(([from, to]) => sign >= from && sign <= to));
}

/** The @font-face rules that the drawing needs, with the fonts inside. */
async function letters(svg: SVGSVGElement): Promise<string> {
  const written = [...svg.querySelectorAll<SVGElement>('text, foreignObject')];
  if (!written.length) return '';
  const signs = new Set(written.flatMap((each) => [...(each.textContent ?? '')].map((sign) => sign.codePointAt(0)!)));
  const families = written
    .map((each) => `${each.style.fontFamily} ${each.getAttribute('font-family') ?? ''}`)
    .join(' ');
  const faces: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family');
      const url = rule.style.getPropertyValue('src').match(/url\("?([^")]+)"?\)/)?.[1];
      if (
        !url ||
        rule.style.getPropertyValue('font-style') !== 'normal' ||
        !families.includes(family.replace(/['"]/g, '')) ||
        !holds(rule.style.getPropertyValue('unicode-range'), signs)
      )
        continue;
      const address = new URL(url, sheet.href ?? location.href).href;
      if (!kept.has(address)) kept.set(address, base64(address));
      const { fontWeight, unicodeRange } = rule.style as CSSStyleDeclaration & { unicodeRange: string };
      const described = `font-family:${family};font-weight:${fontWeight};unicode-range:${unicodeRange || 'U+0-10FFFF'}`;
      const source = (data: string) => `src:url(data:font/woff2;base64,${data}) format('woff2')`;
      faces.push(kept.get(address)!.then((data) => `@font-face{${described};${source(data)};}`));
    }
  }
  return (await Promise.all(faces)).join('');
}

async function standalone(svg: SVGSVGElement): Promise<{ blob: Blob; width: number; height: number }> {
  const copy = alone(svg);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await letters(copy);
  copy.prepend(style);
  const text = new XMLSerializer().serializeToString(copy);
  return {
    blob: new Blob([text], { type: 'image/svg+xml' }),
    width: Number(copy.getAttribute('width')),
    height: Number(copy.getAttribute('height')),
  };
}

export function download(blob: Blob, filename: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function saveSvg(svg: SVGSVGElement, name: string) {
  download((await standalone(svg)).blob, `${name}.svg`);
}

/** The drawing as a canvas, `scale` times as large. */
export async function svgToCanvas(svg: SVGSVGElement, scale: number): Promise<HTMLCanvasElement> {
  const { blob, width, height } = await standalone(svg);
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return canvas;
}

/** The drawing as a PNG; scale 2 is sharp on every screen. */
export async function svgToPng(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const canvas = await svgToCanvas(svg, scale);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png'),
  );
}

export async function savePng(svg: SVGSVGElement, name: string, scale = 2) {
  download(await svgToPng(svg, scale), `${name}.png`);
}
