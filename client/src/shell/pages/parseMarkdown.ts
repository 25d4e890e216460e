// Parses the Markdown of rules pages into blocks and spans. `<!-- picture: key -->` stands for a scene of the game's
// worked example, `<!-- example -->` for the whole example.
export type Span =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph' | 'quote'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: { spans: Span[]; children: Block[] }[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'picture' | 'example'; scene: string };

const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\w*])[*_]([^*_]+?)[*_](?![\w*])/g;

export function parseSpans(text: string): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > last) found.push({ kind: 'text', text: text.slice(last, match.index) });
    const [whole, strong, code, label, href, em] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (href !== undefined && /^(https?:\/\/|\/|#)/.test(href)) found.push({ kind: 'link', text: label, href });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'text', text: label ?? whole });
    last = match.index + whole.length;
  }
  if (last < text.length) found.push({ kind: 'text', text: text.slice(last) });
  return found;
}

export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseSpans(cell.trim()));

export function parseBlocks(source: string): Block[] {
  return read(source.replace(/\r/g, '').split('\n'));
}

function read(lines: string[]): Block[] {
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i];
    const heading = line.match(/^(#{1,6})\s+(.*?)(?:\s+\{#([\w-]+)\})?\s*#*$/);
    const drawn = line.match(/^<!--\s*(picture|example)(?::\s*([\w-]+))?\s*-->$/);
    if (drawn) {
      out.push({ kind: drawn[1] as 'picture' | 'example', scene: drawn[2] ?? '' });
      i++;
    } else if (!line.trim() || /^\s*<!--.*-->\s*$/.test(line)) i++;
    else if (heading) {
      out.push({
        kind: 'heading',
        level: heading[1].length,
        spans: parseSpans(heading[2]),
        id: heading[3] ?? slug(heading[2]),
      });
      i++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((each, at) => at > i && each.startsWith('```'));
      out.push({ kind: 'code', text: lines.slice(i + 1, end < 0 ? undefined : end).join('\n') });
      i = end < 0 ? lines.length : end + 1;
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      out.push({ kind: 'rule' });
      i++;
    } else if (line.startsWith('>')) {
      const quote: string[] = [];
      while (i < lines.length && lines[i].startsWith('>')) quote.push(lines[i++].replace(/^>\s?/, ''));
      out.push({ kind: 'quote', spans: parseSpans(quote.join(' ')) });
    } else if (line.includes('|') && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? '')) {
      const head = cells(line);
      const rows: Span[][][] = [];
      i += 2;
      while (i < lines.length && lines[i].includes('|')) rows.push(cells(lines[i++]));
      out.push({ kind: 'table', head, rows });
    } else if (ITEM.test(line)) {
      const [, indent, mark] = line.match(ITEM)!;
      const items: { spans: Span[]; children: Block[] }[] = [];
      while (i < lines.length) {
        const item = lines[i].match(ITEM);
        if (!item || item[1].length !== indent.length) break;
        const words = [item[3]];
        const inner: string[] = [];
        i++;
        while (
          i < lines.length &&
          (lines[i].trim() === ''
            ? /^\s{2,}\S/.test(lines[i + 1] ?? '')
            : lines[i].length - lines[i].trimStart().length > indent.length)
        ) {
          if (ITEM.test(lines[i]) || inner.length) inner.push(lines[i]);
          else words.push(lines[i].trim());
          i++;
        }
        items.push({ spans: parseSpans(words.join(' ')), children: read(inner) });
      }
      out.push({ kind: 'list', ordered: /\d/.test(mark), items });
    } else {
      const words: string[] = [];
      while (
        i < lines.length &&
        lines[i].trim() &&
        !/^(#{1,6}\s|>|```)/.test(lines[i]) &&
        !(words.length && ITEM.test(lines[i]))
      )
        words.push(lines[i++].trim());
      out.push({ kind: 'paragraph', spans: parseSpans(words.join(' ')) });
    }
  }
  return out;
}
