import fs from 'node:fs';
import zlib from 'node:zlib';
import { readLetter, type ReadLetter } from '@brokerage/domain/renewals/letter-text';
import sharp from 'sharp';
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { LETTERS, type DrawnLetter } from '../../../test/letters';
import { recognise } from './recognise';

const fileOf = (name: string): Buffer => fs.readFileSync(new URL(import.meta.resolve(name)));
const wasmBinary = fileOf('tesseract.js-core/tesseract-core-simd-lstm.wasm');
const data = zlib.gunzipSync(fileOf('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
const quiet = (): void => undefined;

/** As a camera makes it: with the losses of JPEG. */
async function read({ svg }: DrawnLetter, blur?: number): Promise<ReadLetter> {
  const photo = await sharp(await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer())
    .blur(blur)
    .png()
    .toBuffer();
  const core = await startCore({ wasmBinary, print: quiet, printErr: quiet });
  return readLetter(recognise(core, data, photo));
}

/** What was read otherwise than the letter says it: that must never be. */
const wrong = (found: ReadLetter, says: DrawnLetter['says']): string[] =>
  Object.entries(found).flatMap(([name, { value, line }]) => {
    const said = says[name as keyof typeof says];
    const isSame = said === value || Number(said) === Number(value);
    return isSame ? [] : [`${name}: ${value} in “${line}” and not ${String(said)}`];
  });

const unread: string[] = [];

test.each(LETTERS)('$name is read, and nothing of it wrongly', async (letter) => {
  const found = await read(letter);
  expect(wrong(found, letter.says)).toEqual([]);
  unread.push(
    ...Object.keys(letter.says)
      .filter((name) => !(name in found))
      .map((name) => `${letter.name}: ${name}`),
  );
});

test('of twenty letters nearly every line is read', () => {
  expect(LETTERS).toHaveLength(20);
  // 7 answers in each
  expect(unread.length).toBeLessThanOrEqual(7);
});

test('a photo that is out of focus is asked about, not guessed', async () => {
  const [letter] = LETTERS;
  if (!letter) throw new Error('no letter');
  const found = await read(letter, 9);
  expect(wrong(found, letter.says)).toEqual([]);
  expect(Object.keys(found).length).toBeLessThan(Object.keys(letter.says).length);
});
