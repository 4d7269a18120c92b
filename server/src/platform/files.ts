import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../kernel/error-code.js';

/** The disk is full: nothing of the file was kept. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';

  constructor(options: { cause: unknown }) {
    super('There is no room for this file at the moment. Please try again later.', options);
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Files that people uploaded and visitors may see. Names are made by us and never say anything of the person's own. */
export interface PublicFiles {
  /** Where express finds them, under /uploads/. */
  readonly folder: string;
  /** Keeps the bytes and gives the address; throws `StoreFullError` where they have no room. `name` is a path of letters, digits, dashes and one extension. */
  put(name: string, bytes: Buffer): Promise<string>;
  /** Forgets what an address names; one that is not there, or not ours, is left alone. */
  remove(address: string): Promise<void>;
}

const ADDRESS = '/uploads/';
const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*\.[a-z0-9]+$/;

export function makePublicFiles(dataDir: string): PublicFiles {
  const folder = path.join(dataDir, 'uploads');
  return {
    folder,
    async put(name, bytes) {
      if (!NAME.test(name)) throw new Error(`not a name for an upload: ${name}`);
      await keepFile(path.join(folder, name), bytes);
      return ADDRESS + name;
    },
    async remove(address) {
      const name = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
      if (NAME.test(name)) await forgetFile(path.join(folder, name));
    },
  };
}

/** Writes a file with its folder, whole or not at all; throws `StoreFullError` where there is no room. */
export async function keepFile(file: string, bytes: Buffer | Readable, mode?: number): Promise<void> {
  try {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, bytes, mode);
  } catch (error) {
    throw FULL.has(errorCode(error)) ? new StoreFullError({ cause: error }) : error;
  }
}

/** Forgets a file, and what is left where its writing was cut short. */
export async function forgetFile(file: string): Promise<void> {
  await fs.rm(file, { force: true });
  await fs.rm(partOf(file), { force: true });
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const partOf = (file: string): string => `${file}.part`;

/**
 * Whole or not at all: a reader never gets half a file, and a full disk is not filled further with the half. It is on the
 * disk before anybody is told: a row that names it outlives a power cut, and so must the file and its name.
 */
export async function writeWhole(file: string, bytes: Buffer | Readable, mode?: number): Promise<void> {
  const part = partOf(file);
  try {
    await fs.writeFile(part, bytes, { mode, flush: true });
    await fs.rename(part, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}
