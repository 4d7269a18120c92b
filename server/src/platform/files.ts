import fs from 'node:fs/promises';
import path from 'node:path';

/** Files that people uploaded and visitors may see. Names are made by us and never say anything of the person's own. */
export interface PublicFiles {
  /** Where express finds them, under /uploads/. */
  readonly folder: string;
  /** Keeps the bytes and gives the address. `name` is a path of letters, digits, dashes and one extension. */
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
      const file = path.join(folder, name);
      await fs.mkdir(path.dirname(file), { recursive: true });
      // whole or not at all: a reader must never get half a picture
      await fs.writeFile(`${file}.part`, bytes);
      await fs.rename(`${file}.part`, file);
      return ADDRESS + name;
    },
    async remove(address) {
      const name = address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
      if (NAME.test(name)) await fs.rm(path.join(folder, name), { force: true });
    },
  };
}
