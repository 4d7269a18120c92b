// `npm run lighthouse`: Lighthouse for phones on the built product, with a fresh database; ends with 1 where a score is too
// low. `npm run lighthouse -- --write` keeps the figures in docs/measurements.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

const PORT = 4720;
const SITE = `http://localhost:${PORT}`;
const PAGES = ['/', '/rates', '/about'];
const RUNS = 3;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

ensureInstalled();
ensureBuilt();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-lighthouse-'));
fs.chmodSync(dataDir, 0o711);
const server = spawn(process.execPath, ['server/dist/main.js'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});
while (
  !(await fetch(`${SITE}/healthz/ready`).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  await new Promise((resolve) => setTimeout(resolve, 200));
}
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const rows = [];
let low = false;
for (const address of PAGES) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(SITE + address, { port: chrome.port, output: 'json', logLevel: 'error' });
    reports.push(lhr);
  }
  const score = (category) => Math.round(median(reports.map(({ categories }) => categories[category].score)) * 100);
  const value = (audit) => median(reports.map(({ audits }) => audits[audit].numericValue));
  const scores = Object.keys(LEAST).map(score);
  if (Object.values(LEAST).some((least, index) => scores[index] < least)) low = true;
  const seconds = (value('largest-contentful-paint') / 1000).toFixed(2);
  const shift = value('cumulative-layout-shift').toFixed(3);
  rows.push(
    `| ${address} | ${scores.join(' | ')} | ${seconds} | ${shift} | ${Math.round(value('total-blocking-time'))} |`,
  );
  for (const [id, audit] of Object.entries(reports[0].audits)) {
    const weighs = reports[0].categories.performance.auditRefs.every((ref) => ref.id !== id);
    if (weighs && audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary') {
      console.log(`  ${address}: ${id}: ${audit.title}`);
    }
  }
}
const report = [
  `## ${new Date().toISOString().slice(0, 10)} · \`npm run lighthouse\``,
  '',
  `Phone, simulated slow 4G and 4 × CPU; medians of ${RUNS}. ${os.cpus().length} cores, Node ${process.version}.`,
  '',
  '| Page | Performance | Accessibility | Best practices | SEO | LCP s | CLS | TBT ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows,
  '',
].join('\n');
console.log(`\n${report}`);
if (process.argv.includes('--write')) fs.appendFileSync(path.join(ROOT, 'docs/measurements.md'), `\n${report}`);

await chrome.kill();
server.kill('SIGTERM');
if (server.exitCode === null) await once(server, 'exit');
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(low ? 1 : 0);
