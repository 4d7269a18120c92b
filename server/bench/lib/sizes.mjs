// One service on a database of its own, filled to each of several sizes: what `bench:inbox` and `bench:posts` share.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { parseConfig } from '../../dist/config/config.js';
import { makeDataSource } from '../../dist/database/data-source.js';
import { openEmbeddedDatabase } from '../../dist/database/embedded/embedded-database.js';
import { migrate } from '../../dist/database/migrate.js';

const NOTE = fileURLToPath(new URL('../../../docs/measurements.md', import.meta.url));
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
export const written = (number) => number.toLocaleString('en-CA');
export const shown = (ms) => (ms < 10 ? ms.toFixed(1) : String(Math.round(ms)));

/** The usual sizes, or the one that `--rows=` names. */
export const sizesOf = (...usual) => (option('rows') ? [Number(option('rows'))] : usual);

async function measure(work, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
}

/** Fills a fresh database as its owner, and measures what `requests` names: works by the request they make. */
async function sizeOf(rows, { name, rounds, fill, requests }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `brokerage-${name}-`));
  const database = await openEmbeddedDatabase({ dataDir: path.join(folder, 'postgres') });
  try {
    await migrate({ url: database.url, ownerUrl: database.ownerUrl, queues: [] });
    return await resultsIn(database, rows, { rounds, fill, requests });
  } finally {
    await database.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function resultsIn(database, rows, { rounds, fill, requests }) {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const filled = await fill(owner, rows);
  await owner.end();
  const db = await makeDataSource(database.url, [], parseConfig({}).waits).initialize();
  const results = [];
  for (const [request, work] of Object.entries(await requests(db, filled))) {
    results.push({ request, ...(await measure(work, rounds)) });
  }
  await db.destroy();
  return results;
}

/** Prints p50 and p95 of every request at every size, and keeps them in docs/measurements.md with `-- --write`. */
export async function benchSizes({ name, sizes, rounds, says, fill, requests }) {
  const measured = [];
  for (const rows of sizes) measured.push(await sizeOf(rows, { name, rounds, fill, requests }));
  const grows = sizes.length === 2;
  const head = sizes.flatMap((rows) => [`p50 at ${written(rows)}`, `p95 at ${written(rows)}`]);
  if (grows) head.push('p50 grows');
  const lines = measured[0].map(({ request }, place) => {
    const figures = measured.flatMap((results) => [results[place].p50, results[place].p95].map(shown));
    if (grows) figures.push(`${(measured[1][place].p50 / measured[0][place].p50).toFixed(2)} ×`);
    return [request, ...figures];
  });
  noteFigures({
    name,
    says: `${says} Milliseconds, ${rounds} rounds.`,
    head: ['Request', ...head],
    lines,
  });
}

/** Prints a table, and keeps it in docs/measurements.md with `-- --write`. */
export function noteFigures({ name, says, head, lines }) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const report = [
    `## ${new Date().toISOString().slice(0, 10)} · \`npm run bench:${name}\``,
    '',
    `${says} ${os.cpus().length} cores, Node ${process.version}, load average ${os.loadavg()[0].toFixed(0)}.`,
    '',
    row(head),
    `| --- |${head
      .slice(1)
      .map(() => ' ---: |')
      .join('')}`,
    ...lines.map(row),
    '',
  ].join('\n');
  process.stdout.write(`\n${report}`);
  if (process.argv.includes('--write')) {
    fs.writeFileSync(NOTE, `${fs.readFileSync(NOTE, 'utf8').trimEnd()}\n\n${report}`);
  }
}
