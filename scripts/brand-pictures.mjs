// `node scripts/brand-pictures.mjs`: draws the icons and the picture of shared links again, from the logo and the built street.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

ensureInstalled();
ensureBuilt();
const PUBLIC = path.join(ROOT, 'client/public');
const ASSETS = path.join(ROOT, 'client/dist/web/assets');
const asset = (pattern) =>
  fs.readFileSync(
    path.join(
      ASSETS,
      fs.readdirSync(ASSETS).find((name) => pattern.test(name)),
    ),
  );
const dataUrl = (type, bytes) => `data:${type};base64,${bytes.toString('base64')}`;

const logo = dataUrl('image/svg+xml', fs.readFileSync(path.join(PUBLIC, 'favicon.svg')));
const street = dataUrl('image/svg+xml', asset(/^street-.*\.svg$/));
const display = dataUrl('font/woff2', asset(/^bricolage.*\.woff2$/));

const icon = (size, { ground = 'transparent', share = 0.86 } = {}) => ({
  width: size,
  height: size,
  html: `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:${ground}">
    <img src="${logo}" width="${Math.round(size * share)}"></body>`,
});

const shared = ({
  sun,
  street: wide,
  words,
}) => `<style>@font-face{font-family:D;src:url(${display});font-weight:200 800}
  body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;background:linear-gradient(#c8e4ee,#f3f9fb 78%);font-family:D}
  h1{position:absolute;left:72px;top:120px;margin:0;font-size:92px;line-height:1.02;letter-spacing:-3px;font-weight:800;color:#0c2e28}
  .logo{position:absolute;left:72px;top:44px;width:56px}.sun{position:absolute;${sun};width:190px;height:190px;border-radius:50%;background:#fbd07a}
  .street{position:absolute;left:-20px;bottom:36px;width:${wide}px}.ground{position:absolute;left:0;right:0;bottom:0;height:37px;background:#0c2e28}</style>
  <body><img class="logo" src="${logo}"><span class="sun"></span>${words}
  <img class="street" src="${street}"><div class="ground"></div></body>`;

const PICTURES = {
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  // the outer tenth may be cut off in any shape
  'icon-maskable-512.png': icon(512, { ground: '#e7f4f8', share: 0.6 }),
  'apple-touch-icon.png': icon(180, { ground: '#ffffff', share: 0.72 }),
  'share.png': {
    width: 1200,
    height: 630,
    html: shared({ sun: 'right:96px;top:120px', street: 1440, words: '<h1>50+ lenders.<br>One clear answer.</h1>' }),
  },
  // the server writes the title of a post on this one: the sky is left free
  'share-ground.png': {
    width: 1200,
    height: 630,
    html: shared({ sun: 'right:-40px;top:372px', street: 1180, words: '' }),
  },
};

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const [name, { width, height, html }] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(PUBLIC, name), omitBackground: true });
  await page.close();
  console.log(`client/public/${name}`);
}
await browser.close();
