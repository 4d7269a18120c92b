import type { LetterLine } from '@brokerage/domain/renewals/letter-text';
import { CORE, DATA } from 'virtual:letter-files';
import type { Answered, Asked } from './letter-reader.worker';

/** A phone of some years needs half of it. */
const LONGEST_MS = 90_000;

/**
 * The lines of a letter's picture, read on this device: nothing of it is sent. Undefined where it can't be read.
 * @param signal ends the reading, for another picture or another page
 */
export async function readPicture(picture: Blob, signal: AbortSignal): Promise<LetterLine[] | undefined> {
  // while this was fetched
  if (signal.aborted) return undefined;
  const worker = new Worker(new URL('./letter-reader.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<LetterLine[] | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), LONGEST_MS);
    signal.addEventListener('abort', () => resolve(undefined));
    worker.addEventListener('error', () => resolve(undefined));
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      clearTimeout(timer);
      resolve('lines' in data ? data.lines : undefined);
    });
    worker.postMessage({ picture, core: CORE, data: DATA } satisfies Asked);
  }).finally(() => worker.terminate());
}
