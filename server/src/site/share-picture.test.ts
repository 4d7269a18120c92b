import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ShareArtist } from './share-picture.js';

const client = (file: string): Buffer =>
  fs.readFileSync(fileURLToPath(new URL(`../../../client/${file}`, import.meta.url)));
const artist = new ShareArtist({
  font: client('src/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2'),
  ground: client('public/share-ground.png'),
});
const words = (title: string): string => artist.words({ title, label: 'Renewal' });

test('words are outlines: a machine without a font draws the same picture', () => {
  const svg = words('Renouveler tôt: où ça coûte « cher »');
  expect(new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag))).toEqual(new Set(['svg', 'path']));
  expect(svg).not.toMatch(/font|style|href|Renouveler/);
});

test('letters keep their French accents', () => {
  for (const [accented, plain] of [
    'ée',
    'èe',
    'êe',
    'ëe',
    'àa',
    'âa',
    'çc',
    'îi',
    'ïi',
    'ôo',
    'ùu',
    'ûu',
    'üu',
    'ÉE',
    'ÀA',
    'ÇC',
  ]) {
    expect([accented, words(String(accented)) === words(String(plain))]).toEqual([accented, false]);
  }
  for (const sign of 'œŒæ«»’“”…–—€') expect([sign, words(`a${sign}`) === words('a')]).toEqual([sign, false]);
  expect(words('Québec')).toBe(words('Québec'.normalize('NFD')));
});

test('what the font has no shape for is left out, and no line ends with an opening quotation mark', () => {
  expect(words('Łódź 中文 🏠 homes')).toBe(words('ódź homes'));
  expect(words('a ő b')).toBe(words('a o b'));
  expect(words('« cher » !')).toBe(words('«\u00a0cher\u00a0»\u202f!'));
});

test('markup in a title is words', () => {
  expect(words('</path><script>1</script>')).not.toMatch(/script/);
});

test('a picture is 1200 by 630 pixels, small enough to be shown anywhere, and has the words on it', async () => {
  const ground = await sharp(client('public/share-ground.png')).removeAlpha().raw().toBuffer();
  for (const title of [
    'Fixed or variable?',
    'W'.repeat(120),
    'How much should you ask your lender '.repeat(4).slice(0, 120),
  ]) {
    const png = await artist.draw({ title, label: 'First home' });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
    const drawn = await sharp(png).removeAlpha().raw().toBuffer();
    const rows = new Set<number>();
    for (let at = 0; at < drawn.length; at += 3)
      if (Math.abs((drawn[at] ?? 0) - (ground[at] ?? 0)) > 60) rows.add(Math.floor(at / 3_600));
    // the words stay above the street, whose roofs begin at 396
    expect([Math.min(...rows) > 50, Math.max(...rows) < 396, rows.size > 40]).toEqual([true, true, true]);
  }
});
