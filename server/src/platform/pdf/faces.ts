import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { neededFaces } from './needed-faces.js';

export type Weight = 400 | 700;

/** A font that a document can embed */
export interface Face {
  /** Its own in the document */
  name: string;
  weight: Weight | undefined;
  bytes: Uint8Array;
  /** Its signs change with what stands beside them */
  isShaped: boolean;
  has: (point: number) => boolean;
}

const require = createRequire(import.meta.url);
/** Arimo is as wide as Helvetica. Its files are by script; the first is enough for nearly every document. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

function faceOf(script: string, weight: Weight): Face {
  const bytes = readFileSync(require.resolve(`@fontsource/arimo/files/arimo-${script}-${weight}-normal.woff`));
  const points = new Set(fontkit.create(bytes).characterSet);
  return { name: `arimo-${script}-${weight}`, weight, bytes, isShaped: false, has: (point) => points.has(point) };
}

let always: readonly Face[] | undefined;
const fixedFaces = (): readonly Face[] => {
  always ??= ([400, 700] as const).flatMap((weight) => SCRIPTS.map((script) => faceOf(script, weight)));
  return always;
};

/** The face of every document: what says whose it is and how much money it is about */
export const faceName = (weight: Weight): string => `arimo-latin-${weight}`;

/** The faces for everything that a document may say: those of Europe, and of others what this text needs. */
export const facesFor = async (text: string): Promise<readonly Face[]> => [
  ...fixedFaces(),
  ...(await neededFaces(text)),
];
