import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { Face, Weight } from './faces.js';

const require = createRequire(import.meta.url);

/** A family of East Asia in a hundred files, whose outlines vary with the weight. PDFKit cannot embed one of those as it is. */
interface Sliced {
  family: string;
  signs: RegExp;
}

const SLICED: readonly Sliced[] = [
  { family: 'noto-sans-kr', signs: /\p{Script=Hangul}/u },
  { family: 'noto-sans-sc', signs: /\p{Script=Han}|\p{scx=Hira}|\p{scx=Kana}|[\u3000-\u303f\uff00-\uffef]/u },
];

/** One weight for both: strokes of bold signs run together at the size of a document */
const SLICED_WEIGHT = 500;

/** Scripts whose signs change with what stands beside them, or run from right to left. Each has a file for each weight. */
const SHAPED = [
  { family: 'ibm-plex-sans-arabic', script: 'arabic', signs: /\p{scx=Arab}/u },
  { family: 'arimo', script: 'hebrew', signs: /\p{Script=Hebrew}/u },
  { family: 'noto-sans-devanagari', script: 'devanagari', signs: /\p{scx=Deva}/u },
  { family: 'noto-sans-gurmukhi', script: 'gurmukhi', signs: /\p{scx=Guru}/u },
  { family: 'noto-sans-tamil', script: 'tamil', signs: /\p{scx=Taml}/u },
  { family: 'noto-sans-thai', script: 'thai', signs: /\p{scx=Thai}/u },
] as const;

/** They say how their neighbours join, and belong to each such script */
const JOINERS = '\u200c\u200d';

interface Slice {
  file: string;
  /** First and last of each range, both in it */
  ranges: readonly (readonly [first: number, last: number])[];
}

function readSlices(family: string): Slice[] {
  const home = `@fontsource-variable/${family}`;
  const text = readFileSync(require.resolve(`${home}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    file: `${home}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return [first, last];
    }),
  }));
}

const known = new Map<string, readonly Slice[]>();
function slicesOf(family: string): readonly Slice[] {
  const slices = known.get(family) ?? readSlices(family);
  known.set(family, slices);
  return slices;
}

interface Cut {
  file: string;
  signs: string;
  weight: Weight | undefined;
  isShaped: boolean;
}

function cutsOf({ family, signs }: Sliced, text: ReadonlySet<string>): Cut[] {
  const asked = new Map<string, string>();
  for (const sign of text) {
    if (!signs.test(sign)) continue;
    const point = sign.codePointAt(0) ?? 0;
    const slice = slicesOf(family).find(({ ranges }) =>
      ranges.some(([first, last]) => first <= point && point <= last),
    );
    if (slice) asked.set(slice.file, (asked.get(slice.file) ?? '') + sign);
  }
  return [...asked].map(([file, cut]) => ({ file, signs: cut, weight: undefined, isShaped: false }));
}

function shapedCuts({ family, script, signs }: (typeof SHAPED)[number], text: ReadonlySet<string>): Cut[] {
  const found = [...text].filter((sign) => signs.test(sign)).join('');
  if (found === '') return [];
  // HarfBuzz takes some signs apart, to draw one part before the letter
  const whole = found + found.normalize('NFD') + found.normalize('NFKD') + JOINERS;
  const file = `@fontsource/${family}/files/${family}-${script}`;
  return ([400, 700] as const).map((weight) => ({
    file: `${file}-${weight}-normal.woff`,
    signs: whole,
    weight,
    isShaped: true,
  }));
}

async function faceOf({ file, signs, weight, isShaped }: Cut): Promise<Face> {
  const bytes = await subsetFont(await readFile(require.resolve(file)), signs, {
    targetFormat: 'truetype',
    ...(!isShaped && { variationAxes: { wght: SLICED_WEIGHT } }),
  });
  const font = fontkit.create(bytes);
  return { name: parse(file).name, weight, bytes, isShaped, has: (point) => font.hasGlyphForCodePoint(point) };
}

/** TrueType fonts with exactly the signs of a text that other scripts than those of Europe bring into it. */
export async function neededFaces(text: string): Promise<Face[]> {
  const signs = new Set(text.normalize('NFC'));
  const cuts = [
    ...SHAPED.flatMap((script) => shapedCuts(script, signs)),
    ...SLICED.flatMap((family) => cutsOf(family, signs)),
  ];
  return Promise.all(cuts.map(faceOf));
}
