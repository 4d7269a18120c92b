import fs from 'node:fs';
import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import type { Plugin } from 'vite';
import { hashOf } from './content-hash.ts';

const VIRTUAL = 'virtual:letter-files';
const require = createRequire(import.meta.url);

const knownOf = (language: string): Buffer =>
  zlib.gunzipSync(
    fs.readFileSync(require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)),
  );

/** What the reader of letters asks us for: its core, and what it knows of a language. Unpacked: whoever serves them packs them. */
const SOURCES = {
  core: {
    ending: 'wasm',
    read: () => fs.readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  },
  english: { ending: 'bin', read: () => knownOf('eng') },
  french: { ending: 'bin', read: () => knownOf('fra') },
} as const;

/** `import { CORE, ENGLISH, FRENCH } from 'virtual:letter-files'`: addresses of files of our own build. */
export const letterFiles = (): Plugin => {
  const served = new Map<string, Buffer>();
  return {
    name: 'letter-files',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      const { mode, config } = this.environment;
      const lines = Object.entries(SOURCES).map(([name, { ending, read }]) => {
        const source = read();
        const file = `assets/letter-${name}-${hashOf(source)}.${ending}`;
        if (mode !== 'build') served.set(`/${file}`, source);
        else if (!config.build.ssr) this.emitFile({ type: 'asset', fileName: file, source });
        return `export const ${name.toUpperCase()} = ${JSON.stringify(`/${file}`)};`;
      });
      return lines.join('\n');
    },
    configureServer: (vite) => () => {
      vite.middlewares.use((request, response, next) => {
        const content = served.get(request.url ?? '');
        if (content) response.setHeader('content-type', 'application/octet-stream').end(content);
        else next();
      });
    },
  };
};

/** The core asks for Node's modules where it runs in Node. In a browser it never does. */
export const withoutNode = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^(?:fs|crypto)$/.test(id) && importer?.includes('tesseract') ? '\0no-node' : undefined,
  load: (id) => (id === '\0no-node' ? 'export default {};' : undefined),
});
