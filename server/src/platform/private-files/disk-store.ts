import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { errorCode } from '../../kernel/error-code.js';
import { forgetFile, keepFile } from '../files.js';
import type { ObjectStore } from './object-store.js';

const OWNER_ONLY = 0o600;

/** Objects in a folder, in sub-folders by the end of their names: their beginning is the time. */
export function diskStore(folder: string): ObjectStore {
  const fileOf = (name: string): string => path.join(folder, name.slice(-2), name);
  return {
    write: (name, bytes) => keepFile(fileOf(name), Readable.from(bytes, { objectMode: false }), OWNER_ONLY),
    read: (name) => Promise.resolve(fs.createReadStream(fileOf(name))),
    replace: (name, bytes) => keepFile(fileOf(name), bytes, OWNER_ONLY),
    async find(name) {
      try {
        return await fs.promises.readFile(fileOf(name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => forgetFile(fileOf(name)),
  };
}
