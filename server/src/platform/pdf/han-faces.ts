import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/noto-sans-sc';
/** One weight for both: strokes of bold signs run together at the size of a document */
const WEIGHT = 500;

interface Slice {
  file: string;
  /** First and last of each range, both in it */
  ranges: readonly (readonly [first: number, last: number])[];
}

function readSlices(): Slice[] {
  const text = readFileSync(require.resolve(`${PACKAGE}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([name, ranges]) => ({
    file: `${PACKAGE}/files/noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice('U+'.length)
        .split('-')
        .map((code) => parseInt(code, 16));
      return [first, last];
    }),
  }));
}

let slices: readonly Slice[] | undefined;

const sliceOf = (point: number): Slice | undefined => {
  slices ??= readSlices();
  return slices.find(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last));
};

/**
 * TrueType fonts that have these Chinese signs and no others. The package keeps 30,000 of them in a hundred files, which
 * PDFKit cannot embed as they are: their outlines vary with the weight.
 */
export async function hanFonts(signs: Iterable<string>): Promise<Buffer[]> {
  const asked = new Map<string, string>();
  for (const sign of signs) {
    const file = sliceOf(sign.codePointAt(0) ?? 0)?.file;
    if (file !== undefined) asked.set(file, (asked.get(file) ?? '') + sign);
  }
  return Promise.all(
    [...asked].map(async ([file, text]) =>
      subsetFont(await readFile(require.resolve(file)), text, {
        targetFormat: 'truetype',
        variationAxes: { wght: WEIGHT },
      }),
    ),
  );
}
