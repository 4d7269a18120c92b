// What may go while people are there, one after the other, and what they may see of it.
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './product.mjs';
import { until } from './parts.mjs';
import { kept, load, Visitor } from './visitors.mjs';

const BEFORE_MS = 2_000;
const AFTER_MS = 3_000;

/** Runs `fault` under load. Nothing that was taken may be lost or doubled; `mayTell`: people may be asked to come again. */
async function underLoad(cluster, name, fault, { mayTell = false, node = () => cluster.primary } = {}) {
  const running = load(cluster, name);
  let notes;
  let seen;
  try {
    await pause(BEFORE_MS);
    notes = await fault(running.seen);
    await pause(AFTER_MS);
  } finally {
    seen = await running.stop();
  }
  const { lost, doubled } = await kept(node(), name, seen.taken);
  const told = `${seen.taken.size} applications, ${seen.reads} pages: ${seen.failed} failed, ${seen.told} told to come back`;
  const line = `${told}, ${lost} lost, ${JSON.stringify(doubled)} doubled, longest pause ${seen.outageMs} ms`;
  const isWrong =
    seen.failed > 0 || lost > 0 || doubled !== 0 || seen.doubled.length > 0 || (!mayTell && seen.told > 0);
  if (isWrong || seen.taken.size === 0) throw new Error(`${line}\n${seen.wrong.join('\n')}`);
  return { seen, line: notes ? `${line}; ${notes}` : line };
}

export async function rollingRestart(cluster) {
  const { line } = await underLoad(cluster, 'rolling', async () => {
    for (const product of [...cluster.webs, cluster.worker]) {
      await product.stop();
      await product.start();
    }
  });
  return line;
}

export async function webKilled(cluster) {
  const { line } = await underLoad(cluster, 'web', async () => {
    await cluster.webs[0].kill();
    await pause(AFTER_MS);
    await cluster.webs[0].start();
  });
  return line;
}

export async function workerKilled(cluster) {
  const { mail, worker } = cluster;
  const { seen, line } = await underLoad(cluster, 'worker', async () => {
    await worker.kill();
    await pause(AFTER_MS);
    await worker.start();
  });
  const wanted = [...seen.taken.keys()].map((key) => `${key}@cluster.example.ca`);
  const idsTo = (address) => mail.taken.filter(({ to }) => to === address).map(({ id }) => id);
  await until(() => wanted.every((to) => mail.taken.some((one) => one.to === to)), 'an email to each', 300_000);
  const twice = wanted.map(idsTo).filter((ids) => ids.length > 1);
  // who dies right after the mail server took one does not know; the same Message-ID says that it is the same
  if (twice.some((ids) => new Set(ids).size > 1)) throw new Error('two emails where one was meant');
  return `${line}; ${wanted.length} emails arrived, ${twice.length} of them once more with the same Message-ID`;
}

export async function redisKilled(cluster) {
  const { line } = await underLoad(cluster, 'redis', async () => {
    await cluster.throttles.kill();
    await pause(AFTER_MS);
    await cluster.throttles.start();
  });
  return line;
}

const BOUNDARY = 'a-line-between-parts';
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Applies for a job with a résumé, which goes to the store. */
async function sendResume(cluster, n) {
  const fields = { fullName: 'Chidi Okafor', email: `chidi${n}@example.ca`, phone: '4169671111', consent: 'true' };
  const part = (head, text) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const body = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    part('name="resume"; filename="resume.pdf"\r\nContent-Type: application/pdf', PDF),
    `--${BOUNDARY}--\r\n`,
  ].join('');
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'idempotency-key': `resume-${n}` };
  const visitor = new Visitor(cluster);
  const reply = await visitor.send('/api/careers/apply', { method: 'POST', headers, body });
  visitor.close();
  return reply;
}

export async function storeKilled(cluster) {
  const before = await sendResume(cluster, 1);
  if (before.status !== 201) throw new Error(`a résumé: ${before.status} ${before.text}`);
  const { line } = await underLoad(cluster, 'store', async () => {
    await cluster.documents.kill();
    const away = await sendResume(cluster, 2);
    if (away.status !== 503 || !away.headers['retry-after']) throw new Error(`without the store: ${away.status}`);
    await cluster.documents.start();
    const again = await sendResume(cluster, 2);
    if (again.status !== 201) throw new Error(`with the store back: ${again.status} ${again.text}`);
    return 'an upload is told to come back, and taken then';
  });
  const [{ count }] = await cluster.primary.ask(
    `select count(*)::int as count from career_application where email like 'chidi%'`,
  );
  if (count !== 2) throw new Error(`${count} of 2 résumés`);
  return line;
}

export async function replicaKilled(cluster) {
  const { primary, replica } = cluster;
  const { line } = await underLoad(
    cluster,
    'replica',
    async () => {
      await replica.kill();
      // whoever runs the servers lets commits go on with one; until then each waits as long as a statement may
      await primary.replicate('');
      await pause(AFTER_MS);
      await replica.follow(primary);
    },
    { mayTell: true },
  );
  return line;
}

export async function primaryKilled(cluster) {
  const { primary, replica, pooler, webs } = cluster;
  const { line } = await underLoad(
    cluster,
    'primary',
    async () => {
      await primary.kill();
      const states = await until(async () => {
        const now = await Promise.all(webs.map(({ port }) => isReady(port)));
        return now.some(Boolean) ? undefined : now;
      }, 'two processes that say they cannot serve');
      await replica.promote();
      pooler.switchTo(replica);
      const began = performance.now();
      await Promise.all(webs.map((web) => web.ready()));
      const back = Math.round(performance.now() - began);
      return `${states.length} not ready meanwhile, ready ${back} ms after the replica was promoted`;
    },
    { mayTell: true, node: () => replica },
  );
  // the one that went comes back as the follower of the other, at the same address: it is read without a restart
  await primary.follow(replica);
  await until(async () => {
    const visitor = new Visitor(cluster);
    await visitor.send('/graphql', { method: 'POST', body: { query: '{ rateCounts { rates } }' } });
    visitor.close();
    return (await primary.ask(`select from pg_stat_activity where application_name = 'brokerage-read'`)).length > 0;
  }, 'a read of the new replica');
  return `${line}; the old primary follows and is read again`;
}
