import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { hanFonts } from './han-faces.js';

export type Weight = 400 | 700;

/** A font that a document can embed */
export interface Face {
  /** Its own in the document */
  name: string;
  weight: Weight | undefined;
  bytes: Uint8Array;
  has: (point: number) => boolean;
}

const require = createRequire(import.meta.url);
/** Arimo is as wide as Helvetica. Its files are by script; the first is enough for nearly every document. */
const FILES = [
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
    (script) => ['arimo', script] as const,
  ),
  ['noto-sans-gurmukhi', 'gurmukhi'] as const,
];

function faceOf([family, script]: (typeof FILES)[number], weight: Weight): Face {
  const bytes = readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));
  const points = new Set(fontkit.create(bytes).characterSet);
  return { name: `${family}-${script}-${weight}`, weight, bytes, has: (point) => points.has(point) };
}

let always: readonly Face[] | undefined;
const fixedFaces = (): readonly Face[] => {
  always ??= ([400, 700] as const).flatMap((weight) => FILES.map((file) => faceOf(file, weight)));
  return always;
};

/** The face of every document: what says whose it is and how much money it is about */
export const faceName = (weight: Weight): string => `arimo-latin-${weight}`;

const isHan = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;

/** The faces for everything that a document may say: those of Europe and the Punjab, and of Chinese what this text needs. */
export async function facesFor(text: string): Promise<readonly Face[]> {
  const han = new Set(Array.from(text.normalize('NFC')).filter((sign) => isHan.test(sign)));
  const fonts = han.size > 0 ? await hanFonts(han) : [];
  return [
    ...fixedFaces(),
    ...fonts.map((bytes, at): Face => {
      const font = fontkit.create(bytes);
      return { name: `han-${at}`, weight: undefined, bytes, has: (point) => font.hasGlyphForCodePoint(point) };
    }),
  ];
}
