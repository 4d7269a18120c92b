import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../../config/config.js';
import type { Encryption } from '../interfaces.js';
import { diskStore } from './disk-store.js';
import { openFrames, sealFrames, type Bytes } from './frames.js';
import type { ObjectStore } from './object-store.js';
import { s3Store } from './s3-store.js';

const KEY_BYTES = 32;
const NAME = /^[0-9a-z-]{8,64}$/;

/**
 * Files that only some may see. What is stored is sealed with a key of its own, which is given back sealed with the newest
 * master key: a change of master keys rewrites rows and no file.
 */
export interface PrivateFiles {
  /** Keeps the bytes under a name nobody had before, whole or not at all; gives the file's sealed key. */
  put(name: string, bytes: Bytes): Promise<string>;
  /** The plain bytes. Reading them throws `DecryptionError` where the file was changed. */
  read(name: string, sealedKey: string): Promise<AsyncGenerator<Buffer>>;
  /** Forgets a file; one that is not there is left alone. */
  remove(name: string): Promise<void>;
  /** What we note beside the database, which may be put back to an earlier day. Undefined where nothing was noted. */
  note<T>(name: string): Promise<T | undefined>;
  /** Takes the place of the note before. Sealed with a master key: it needs no row to be opened. */
  keepNote(name: string, content: unknown): Promise<void>;
}

export function makePrivateFiles(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  encryption: Pick<Encryption, 'decryptJson' | 'decryptText' | 'encryptJson' | 'encryptText'>,
): PrivateFiles {
  const store: ObjectStore = s3 ? s3Store(s3) : diskStore(path.join(dataDir, 'private'));
  const checked = (name: string): string => {
    if (!NAME.test(name)) throw new Error('not a name for a private file');
    return name;
  };
  return {
    async put(name, bytes) {
      const key = randomBytes(KEY_BYTES);
      await store.write(checked(name), sealFrames(key, bytes));
      return encryption.encryptText(key.toString('base64'));
    },
    async read(name, sealedKey) {
      const key = Buffer.from(encryption.decryptText(sealedKey), 'base64');
      return openFrames(key, await store.read(checked(name)));
    },
    remove: (name) => store.remove(checked(name)),
    async note<T>(name: string) {
      const sealed = await store.find(checked(name));
      return sealed && encryption.decryptJson<T>(sealed.toString('utf8'));
    },
    keepNote: (name, content) => store.replace(checked(name), Buffer.from(encryption.encryptJson(content))),
  };
}
