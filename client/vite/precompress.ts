import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_COMPRESSING = 1024;

/** .br and .gz beside every file named by its content, so that the server compresses nothing twice */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle(out, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/^assets\/.*\.(js|css|svg|json|wasm|bin)$/.test(name)) continue;
      const file = path.join(out.dir ?? '', name);
      const raw = fs.readFileSync(file);
      if (raw.length < WORTH_COMPRESSING) continue;
      fs.writeFileSync(
        `${file}.br`,
        zlib.brotliCompressSync(raw, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(raw, { level: 9 }));
    }
  },
});
