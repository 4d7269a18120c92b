import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../kernel/error-code.js';

/**
 * Copies a folder, flushed to the disk, while others may work in it: what disappears meanwhile was temporary. `skip` tells
 * by the path within the folder. Gives the number of bytes.
 */
export function copyFolder(from: string, to: string, skip: (inside: string) => boolean = () => false): number {
  const copy = (inside: string): number => {
    const source = path.join(from, inside);
    const target = path.join(to, inside);
    const { mode } = fs.statSync(source);
    fs.mkdirSync(target, { recursive: true, mode: mode & 0o777 });
    let bytes = 0;
    for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
      const name = path.join(inside, entry.name);
      if (skip(name)) continue;
      if (entry.isDirectory()) bytes += unlessGone(() => copy(name));
      else if (entry.isFile()) bytes += unlessGone(() => copyFile(path.join(from, name), path.join(to, name)));
    }
    return bytes;
  };
  return copy('.');
}

/** Gives the number of bytes. */
export function copyFile(from: string, to: string): number {
  fs.copyFileSync(from, to);
  const file = fs.openSync(to, 'r+');
  try {
    fs.fsyncSync(file);
    return fs.fstatSync(file).size;
  } finally {
    fs.closeSync(file);
  }
}

function unlessGone(copy: () => number): number {
  try {
    return copy();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
}
