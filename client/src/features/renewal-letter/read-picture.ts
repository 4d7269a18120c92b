import type { LetterLine, ReadLetter } from '@brokerage/domain/renewals/letter-rules';
import { readLetter } from '@brokerage/domain/renewals/letter-text';
import { CORE, ENGLISH, FRENCH } from 'virtual:letter-files';
import type { Answered, Asked } from './letter-reader.worker';

/** For all readings of a picture; a phone of some years needs half of it for one. */
const LONGEST_MS = 90_000;

/** The lines of the last reading, undefined where there was none. */
function lastReading(worker: Worker, picture: Blob, signal: AbortSignal): Promise<LetterLine[] | undefined> {
  return new Promise((resolve) => {
    let last: LetterLine[] | undefined;
    const end = (): void => {
      clearTimeout(timer);
      resolve(last);
    };
    const timer = setTimeout(end, LONGEST_MS);
    signal.addEventListener('abort', () => {
      last = undefined;
      end();
    });
    worker.addEventListener('error', end);
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if ('lines' in data) last = data.lines;
      else end();
    });
    worker.postMessage({ picture, core: CORE, english: ENGLISH, french: FRENCH } satisfies Asked);
  });
}

/**
 * What a letter's picture says, read on this device: nothing of it is sent. Undefined where it can't be read.
 * @param signal ends the reading, for another picture or another page
 */
export async function readPicture(picture: Blob, signal: AbortSignal): Promise<ReadLetter | undefined> {
  // while this was fetched
  if (signal.aborted) return undefined;
  const worker = new Worker(new URL('./letter-reader.worker.ts', import.meta.url), { type: 'module' });
  const lines = await lastReading(worker, picture, signal).finally(() => worker.terminate());
  return lines && readLetter(lines);
}
