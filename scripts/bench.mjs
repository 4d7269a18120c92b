// `npm run bench`: what is measured, each figure beside its budget and its anchor. It gates nothing: `npm test` asserts no
// time. `-- --only=rules|start|server|costs|browser` runs one area. Keeps test-results/bench.json; ends with 1 where a ratio is missed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FOLDER, judged, keepFigures } from '../server/bench/lib/figures.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/project.mjs';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);

const run = (command, env = {}) => {
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

/** What the browser's measurements recorded, from Playwright's report. */
const figuresIn = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests)
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'figure')
      .map(({ description }) => JSON.parse(description)),
    ...figuresIn(inner),
  ]);

const AREAS = {
  rules: () => run('node server/bench/rules.mjs'),
  start: () => run('node server/bench/start.mjs'),
  server: () => run('node server/bench/throughput.mjs'),
  costs: () => run('node server/bench/costs.mjs'),
  browser() {
    run('npm run -s measure', { CHROMIUM_PATH: ensureBrowser() });
    const report = path.join(ROOT, 'test-results/measured.json');
    keepFigures('browser', figuresIn(JSON.parse(fs.readFileSync(report, 'utf8')).suites));
  },
};

if (only !== undefined && !(only in AREAS)) {
  console.error(`There is no ${only}: ${Object.keys(AREAS).join(', ')}`);
  process.exit(1);
}
ensureInstalled();
ensureBuilt();
const areas = Object.keys(AREAS).filter((area) => only === undefined || area === only);
const results = [];
for (const area of areas) {
  console.log(`\n▸ ${area}`);
  AREAS[area]();
  const figures = JSON.parse(fs.readFileSync(path.join(FOLDER, `${area}.json`), 'utf8'));
  results.push(...figures.map((figure) => ({ area, ...judged(figure) })));
}

const shown = (figure) => (figure < 10 ? figure.toFixed(2) : String(Math.round(figure)));
console.log('\n| | What | Figure | Budget | Anchor | Ratio | Bound |\n| --- | --- | ---: | ---: | --- | ---: | ---: |');
for (const { what, figure, unit, budget, anchor, ratio, met } of results) {
  const bound =
    anchor?.most !== undefined ? `≤ ${anchor.most}` : anchor?.least !== undefined ? `≥ ${anchor.least}` : '';
  const cells = [
    met ? '✓' : '✗',
    what,
    `${shown(figure)} ${unit}`,
    budget ?? '',
    anchor ? `${anchor.what}: ${shown(anchor.figure)}` : '',
  ];
  console.log(`| ${[...cells, ratio === undefined ? '' : shown(ratio), bound].join(' | ')} |`);
}
const machine = { cores: os.cpus().length, node: process.version, load: os.loadavg()[0] };
fs.writeFileSync(
  path.join(ROOT, 'test-results/bench.json'),
  JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2),
);
const missed = results.filter(({ met }) => !met);
console.log(`\n${results.length - missed.length} of ${results.length} hold; kept in test-results/bench.json`);
process.exit(missed.length === 0 ? 0 : 1);
