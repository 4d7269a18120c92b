import type { Bytes } from './frames.js';

/** Where sealed files are kept. Names are ours: letters, digits and dashes. */
export interface ObjectStore {
  /** Whole or not at all; throws `StoreFullError` where there is no room. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  read(name: string): Promise<Bytes>;
  /** Takes the place of what stands there, whole or not at all. */
  replace(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where nothing stands there. */
  find(name: string): Promise<Buffer | undefined>;
  /** Also what is left of one that was never finished. One that is not there is left alone. */
  remove(name: string): Promise<void>;
}

/** The store does not answer. It passes, so the caller is told to try again. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
  /** As the system says it */
  readonly code = 'ETIMEDOUT';
}
