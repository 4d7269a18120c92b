/// <reference lib="webworker" />
import startCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { LetterLine } from '@brokerage/domain/renewals/letter-rules';
import { readings } from './recognise';

export interface Asked {
  picture: Blob;
  /** Addresses of our own */
  core: string;
  english: string;
  french: string;
}
/** Lines after each reading, the last ones count; and then that there are no others, whatever happened. */
export type Answered = { lines: LetterLine[] } | { ended: true };

/** Long enough that small print is read, short enough for the memory of a phone */
const LONGEST_SIDE = 2400;

const bytesOf = async (content: Pick<Blob, 'arrayBuffer'>): Promise<Uint8Array> =>
  new Uint8Array(await content.arrayBuffer());

async function fileAt(address: string): Promise<Uint8Array> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return bytesOf(reply);
}

/** Upright, at most so large, and of a kind that the reader knows, whatever the camera wrote. */
async function drawnAnew(picture: Blob): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('nothing to draw on');
  // what is see-through is paper
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return bytesOf(await canvas.convertToBlob({ type: 'image/png' }));
}

async function* readingsOf({ picture, core, english, french }: Asked): AsyncGenerator<LetterLine[]> {
  const drawn = await drawnAnew(picture);
  const [wasmBinary, known] = await Promise.all([fileAt(core), fileAt(english)]);
  const quiet = (): void => undefined;
  const reader = await startCore({ wasmBinary, print: quiet, printErr: quiet });
  yield* readings(reader, { english: known, french: () => fileAt(french) }, drawn);
}

const say = (answered: Answered): void => postMessage(answered);

async function answer(asked: Asked): Promise<void> {
  try {
    for await (const lines of readingsOf(asked)) say({ lines });
  } catch {
    // what was read before counts
  }
  say({ ended: true });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data);
});
