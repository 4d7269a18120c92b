// `npm run lighthouse`: Lighthouse for phones on the built product, with a fresh database; ends with 1 where a score is too
// low. `npm run lighthouse -- --write` keeps the figures in docs/measurements.md, `-- --landing` takes the
// landing pages, `-- --blog` the list of posts and a post, `-- --page=/rates` this page. Ten pages take 20 minutes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';
import { temporaryServer } from './lib/temporary-server.mjs';

const PORT = 4720;
ensureInstalled();
ensureBuilt();
const { LANDING_LINKS } = await import('@brokerage/domain/landings/links');
const SETS = {
  landing: Object.values(LANDING_LINKS).map(({ to }) => to),
  blog: ['/blogs', '/blog/your-renewal-letter-is-an-opening-offer'],
};
const [, asked = ['/rates', '/about']] =
  Object.entries(SETS).find(([name]) => process.argv.includes(`--${name}`)) ?? [];
const named = process.argv.flatMap((argument) => /^--page=(.+)$/.exec(argument)?.slice(1) ?? []);
const PAGES = named.length > 0 ? named : ['/', ...asked];
const RUNS = 3;
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The phone of the targets, with a connection that really is that slow. */
const PHONE = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1600,
    uploadThroughputKbps: 750,
    cpuSlowdownMultiplier: 4,
  },
  onlyCategories: ['performance'],
};
const MOST = { 'largest-contentful-paint': 1_200, 'cumulative-layout-shift': 0.02, 'total-blocking-time': 150 };

const server = await temporaryServer({ port: PORT });
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
let low = false;
/** Several runs, of which the medians count: a machine has other things to do now and then. */
async function measure(address, settings = {}) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    const options = { port: chrome.port, output: 'json', logLevel: 'error', ...settings };
    reports.push((await lighthouse(server.url + address, options)).lhr);
  }
  return {
    score: (category) => Math.round(median(reports.map(({ categories }) => categories[category].score)) * 100),
    value: (audit) => median(reports.map(({ audits }) => audits[audit].numericValue)),
    reports,
  };
}

for (const address of PAGES) {
  const usual = await measure(address);
  const phone = await measure(address, PHONE);
  const scores = Object.keys(LEAST).map(usual.score);
  if (Object.values(LEAST).some((least, index) => scores[index] < least)) low = true;
  if (Object.entries(MOST).some(([audit, most]) => phone.value(audit) > most)) low = true;
  const seconds = (of) => (of.value('largest-contentful-paint') / 1000).toFixed(2);
  const shift = phone.value('cumulative-layout-shift').toFixed(3);
  const blocked = Math.round(phone.value('total-blocking-time'));
  rows.push(`| ${address} | ${scores.join(' | ')} | ${seconds(phone)} | ${shift} | ${blocked} | ${seconds(usual)} |`);
  const [first] = usual.reports;
  for (const [id, audit] of Object.entries(first.audits)) {
    const weighs = first.categories.performance.auditRefs.every((ref) => ref.id !== id);
    if (weighs && audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary') {
      console.log(`  ${address}: ${id}: ${audit.title}`);
    }
  }
}
const how = ['npm run lighthouse', ...process.argv.slice(2).filter((argument) => argument !== '--write')].join(' ');
const report = [
  `## ${new Date().toISOString().slice(0, 10)} · \`${how}\``,
  '',
  `Scores as Lighthouse's usual phone has them (a connection that is only reckoned with); LCP, CLS and TBT over a connection of 1.6 Mbit/s and 150 ms, 4 × CPU. Medians of ${RUNS}. ${os.cpus().length} cores, Node ${process.version}.`,
  '',
  '| Page | Performance | Accessibility | Best practices | SEO | LCP s | CLS | TBT ms | LCP s, reckoned |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
].join('\n');
console.log(`\n${report}`);
if (process.argv.includes('--write')) fs.appendFileSync(path.join(ROOT, 'docs/measurements.md'), `\n${report}`);

await chrome.kill();
await server.stop();
process.exit(low ? 1 : 0);
