import fs from 'node:fs/promises';
import path from 'node:path';
import { keepFile } from './files.js';
import type { Logger } from './logger.js';
import { SingleFlight } from './single-flight.js';
import { errorCode } from '../kernel/error-code.js';

/** Of the files kept, how many go when there are too many */
const SHARE_TO_FORGET = 0.1;

export interface KeptFilesOptions {
  folder: string;
  /** How many are kept; the oldest go */
  most: number;
  log: Pick<Logger, 'warn'>;
}

/** Files that can be made anew at any time. Each is made once, however many ask at the same moment, and kept on the disk. */
export class KeptFiles {
  readonly #options: KeptFilesOptions;
  readonly #making = new SingleFlight<Buffer>();

  constructor(options: KeptFilesOptions) {
    this.#options = options;
  }

  /** undefined: it was not made yet, or forgotten. `name` is made by us and names no folder. */
  async find(name: string): Promise<Buffer | undefined> {
    return fs.readFile(path.join(this.#options.folder, name)).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** Rejects as `make` does. A disk without room costs only the keeping. */
  make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    return this.#making.run(name, async () => {
      const bytes = await make();
      try {
        await keepFile(path.join(this.#options.folder, name), bytes);
        await this.#forgetOldest();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'a file that was made is not kept');
      }
      return bytes;
    });
  }

  async #forgetOldest(): Promise<void> {
    const { folder, most } = this.#options;
    const names = await fs.readdir(folder);
    if (names.length <= most) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        return { file, at: (await fs.stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
      }),
    );
    files.sort((one, other) => one.at - other.at);
    const tooMany = files.length - most + Math.floor(most * SHARE_TO_FORGET);
    await Promise.all(files.slice(0, tooMany).map(({ file }) => fs.rm(file, { force: true })));
  }
}
