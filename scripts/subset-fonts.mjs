// Makes the fonts that every page loads: the signs of English and French, in the weights we use, out of the whole ones beside
// them. Run it after a change of the list here or of a font; its tool is no dependency:
//   npm exec --package=subset-font@2 -- node scripts/subset-fonts.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './lib/project.mjs';

const FOLDER = path.join(ROOT, 'client/src/ui/fonts');
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const FRENCH = 'ÀÂÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüœŒ';
const SIGNS = '\u00a0£§©«®°±²·»½×÷–—‘’“”•…−←→↑↓≤\u2009\u202f\u200b';
const FONTS = [
  // headlines have one weight: the whole range weighs 13 kB more, on every first visit
  ['bricolage-grotesque-latin-wght-normal', 'bricolage-grotesque-core', 720],
  ['figtree-latin-wght-normal', 'figtree-core', { min: 400, max: 800 }],
];

/** Where `npm exec` put the tool. */
const bin = (process.env.PATH ?? '').split(path.delimiter).find((folder) => folder.includes('_npx')) ?? '';
const { default: subsetFont } = await import(createRequire(path.join(bin, '..', 'x.js')).resolve('subset-font'));
const text = ASCII + FRENCH + SIGNS;
for (const [whole, core, wght] of FONTS) {
  const bytes = await subsetFont(fs.readFileSync(path.join(FOLDER, `${whole}.woff2`)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  fs.writeFileSync(path.join(FOLDER, `${core}.woff2`), bytes);
  console.log(`${core}: ${bytes.length} bytes`);
}
