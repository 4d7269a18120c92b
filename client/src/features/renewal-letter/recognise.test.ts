import fs from 'node:fs';
import zlib from 'node:zlib';
import type { ReadLetter } from '@brokerage/domain/renewals/letter-rules';
import { readLetter } from '@brokerage/domain/renewals/letter-text';
import sharp from 'sharp';
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { FRENCH_LETTERS } from '../../../test/french-letters';
import { LETTERS, type DrawnLetter } from '../../../test/letters';
import { readings } from './recognise';

const fileOf = (name: string): Buffer => fs.readFileSync(new URL(import.meta.resolve(name)));
const wasmBinary = fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm');
const english = zlib.gunzipSync(fileOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
const knownOfFrench = zlib.gunzipSync(fileOf('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'));
const french = (): Promise<Uint8Array> => Promise.resolve(knownOfFrench);
const quiet = (): void => undefined;

/** What each reading of a picture says, as a camera makes it: with the losses of JPEG. */
async function readingsOf({ svg }: DrawnLetter, blur?: number): Promise<ReadLetter[]> {
  const photo = await sharp(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer())
    .blur(blur)
    .png()
    .toBuffer();
  const core = await startCore({ wasmBinary, print: quiet, printErr: quiet });
  const found: ReadLetter[] = [];
  for await (const lines of readings(core, { english, french }, photo)) found.push(readLetter(lines));
  return found;
}

/** What was read otherwise than the letter says it: that must never be. */
const wrong = (found: ReadLetter, says: DrawnLetter['says']): string[] =>
  Object.entries(found).flatMap(([name, { value, line }]) => {
    const said = says[name as keyof typeof says];
    const isSame = said === value.replace("'", '’') || Number(said) === Number(value);
    return isSame ? [] : [`${name}: ${value} in “${line}” and not ${String(said)}`];
  });

const missing = (found: ReadLetter, { name, says }: DrawnLetter): string[] =>
  Object.keys(says)
    .filter((field) => !(field in found))
    .map((field) => `${name}: ${field}`);

/** `npm run test:full` reads them all: each takes a second and more, and a fault of the reader shows in some. */
const EACH = process.env['FULL'] === '1' ? 1 : 4;
const some = (letters: readonly DrawnLetter[]): DrawnLetter[] => letters.filter((_, at) => at % EACH === 0);

const unread: string[] = [];

test.each(some(LETTERS))('$name is read, once and nothing of it wrongly', async (letter) => {
  const [found = {}, ...others] = await readingsOf(letter);
  expect(others).toEqual([]);
  expect(wrong(found, letter.says)).toEqual([]);
  unread.push(...missing(found, letter));
});

test('of these letters nearly every line is read', () => {
  expect(LETTERS).toHaveLength(20);
  // 7 answers in each
  expect(unread.length).toBeLessThanOrEqual(Math.ceil(7 / EACH));
});

const unreadInFrench: string[] = [];

test.each(some(FRENCH_LETTERS))('in French: $name is read twice, and nothing of it wrongly', async (letter) => {
  const [first = {}, second = {}] = await readingsOf(letter);
  // the first is what there is where time is up before the second
  expect(wrong(first, letter.says)).toEqual([]);
  expect(wrong(second, letter.says)).toEqual([]);
  unreadInFrench.push(...missing(second, letter));
});

test('of these French letters nearly every line is read', () => {
  expect(FRENCH_LETTERS).toHaveLength(9);
  // 8 answers in each
  expect(unreadInFrench.length).toBeLessThanOrEqual(Math.ceil(4 / EACH));
});

test('a photo that is out of focus is asked about, not guessed', async () => {
  for (const letter of [LETTERS[0], FRENCH_LETTERS[0]]) {
    if (!letter) throw new Error('no letter');
    for (const found of await readingsOf(letter, 9)) {
      expect(wrong(found, letter.says)).toEqual([]);
      expect(missing(found, letter)).not.toEqual([]);
    }
  }
});
