import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_COMPRESSING = 1024;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const SMALLEST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } };

async function besides(file: string): Promise<void> {
  const raw = await fs.readFile(file);
  if (raw.length < WORTH_COMPRESSING) return;
  const [small, older] = await Promise.all([brotli(raw, SMALLEST), gzip(raw, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, small), fs.writeFile(`${file}.gz`, older)]);
}

/**
 * .br and .gz beside every file named by its content, so that the server compresses nothing twice. Side by side: the
 * data that reads letters takes 20 s of a processor alone.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle(out, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg|json|wasm|bin)$/.test(name));
    await Promise.all(names.map((name) => besides(path.join(out.dir ?? '', name))));
  },
});
