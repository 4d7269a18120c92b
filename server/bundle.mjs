// `npm run build:product`: the compiled server and domain as a few files, which `npm start` and the image run. A quarter of a
// start was the finding and linking of 1,450 modules (docs/decisions/0199). Packages stay as they are.
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const DIST = path.join(import.meta.dirname, 'dist');
const isOurs = (id) => /^[./]|^@brokerage\/domain\//.test(id);

for (const file of fs.readdirSync(DIST)) if (/^product\b.*\.js$/.test(file)) fs.rmSync(path.join(DIST, file));
const bundle = await rolldown({
  input: { product: path.join(DIST, 'main.js') },
  platform: 'node',
  external: (id) => !isOurs(id),
});
// beside what they were made of: addresses relative to a module hold
await bundle.write({
  dir: DIST,
  entryFileNames: '[name].js',
  chunkFileNames: 'product-[name]-[hash].js',
  // classes are known by their names, also where two modules have one of the same name
  keepNames: true,
});
await bundle.close();
