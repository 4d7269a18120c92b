import { inflateSync } from 'node:zlib';

/** How deflated data begins */
const ZLIB = 0x78;
const UNICODE = /^\u00fe\u00ff/;

type Letters = ReadonlyMap<string, string>;

/** An object of the document by its number; what PDFKit writes has none inside of another. */
const objectsOf = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));

function streamOf(object: string): string {
  const [, body = ''] = /stream\n([^]*)\nendstream/.exec(object) ?? [];
  const bytes = Buffer.from(body, 'latin1');
  return bytes[0] === ZLIB ? inflateSync(bytes).toString('latin1') : '';
}

/** What each glyph of a font stands for, as its table says it to those who copy or hear the text. */
function lettersOf(font: string, objects: ReadonlyMap<string, string>): Letters {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of streamOf(objects.get(id) ?? '').matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const code = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(code, String.fromCharCode(...hex.split(' ').map((unit) => parseInt(unit, 16))));
    });
  }
  return letters;
}

const SHORT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function saidText(written: string): string {
  const bytes = written.replace(/\\(.)/gs, (_pair, sign: string) => SHORT[sign] ?? sign);
  if (!UNICODE.test(bytes)) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

const PARTS =
  /\/(?<font>F\d+) [\d.]+ Tf|\[(?<shown>[^\]]*)\] TJ|\/ActualText \((?<said>(?:\\.|[^\\)])*)\)[^]*?BDC|(?<end>EMC)/gs;

/** The words of a page as somebody copies them: what is said to be read instead of what is drawn comes instead of it. */
function wordsOf(content: string, fonts: ReadonlyMap<string, Letters>): string {
  const words: string[] = [];
  let letters: Letters = new Map();
  let said: string | undefined;
  for (const { groups } of content.matchAll(PARTS)) {
    if (groups?.['font'] !== undefined) letters = fonts.get(groups['font']) ?? new Map();
    else if (groups?.['said'] !== undefined) words.push((said = saidText(groups['said'])));
    else if (groups?.['end'] !== undefined) said = undefined;
    else if (said === undefined) {
      const codes = [...(groups?.['shown'] ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex).join('');
      words.push((codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? `<${code}>`).join(''));
    }
  }
  return words.join('\n');
}

/** The words of a PDF of ours in the order they were written, a page in each text. Every font of it is embedded. */
export function pagesOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  const objects = objectsOf(file);
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const font = objects.get(id) ?? '';
      if (!font.includes('/ToUnicode')) throw new Error(`The font ${name} is not embedded.`);
      return [name, lettersOf(font, objects)];
    }),
  );
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes('BT\n'))
    .map((content) => wordsOf(content, fonts));
}
