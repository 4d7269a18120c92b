import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabaseProxy, type DatabaseProxy } from '../support/database-proxy';
import { openOffice, type Office } from '../support/office';
import {
  HANG_MS,
  keptMail,
  removeData,
  secretsOf,
  socketFolder,
  startServer,
  type RunningServer,
} from '../support/server';

const application = (email: string): Record<string, unknown> => ({
  fullName: 'Ada Tremblay',
  email,
  phone: '416 967 1111',
  mortgageType: 'new_purchase',
  consent: { contact: true },
});

interface Sent {
  status: number;
  number?: string;
  retryAfter: string | null;
}

async function send(url: string, key: string, email: string): Promise<Sent> {
  const response = await fetch(`${url}/mortgage/basic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(application(email)),
  });
  const { data } = (await response.json()) as { data: { applicationNumber: string } | null };
  return { status: response.status, number: data?.applicationNumber, retryAfter: response.headers.get('retry-after') };
}

/** An email that the applicant must get exactly once */
const emailsWith = (dataDir: string, email: string, number: string): number =>
  keptMail(dataDir).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(number)).length;

/** As in production: a job that was taken and lost comes back only after a minute, so few should be under way. */
const UNHURRIED = { JOBS_POLL_SECONDS: '1' };

test.describe('kill -9 at any moment of a submit', () => {
  const email = 'anytime@example.ca';
  // from "hardly arrived" to "just answered"
  const delays = [0, 4, 8, 12, 20, 40];
  const numbers: string[] = [];
  let server: RunningServer;

  test.beforeAll(async () => {
    server = await startServer({ env: UNHURRIED });
  });
  test.afterAll(async () => {
    await server.stop();
    removeData(server);
  });

  test('then the same key again: one record', async () => {
    const { dataDir } = server;
    for (const delay of delays) {
      const first = send(server.url, `killed-${delay}`, email).catch(() => undefined);
      await pause(delay);
      await server.kill();
      const reply = await first;
      server = await startServer({ dataDir, env: UNHURRIED });
      const again = await send(server.url, `killed-${delay}`, email);
      expect(again.status).toBe(201);
      if (reply) expect(again.number).toBe(reply.number);
      numbers.push(String(again.number));
    }
    expect(new Set(numbers).size).toBe(delays.length);
    const office = await openOffice(server.url);
    expect((await office.applications(email)).sort()).toEqual([...numbers].sort());
  });

  // what follows runs while the emails that died with their sender wait out their minute
  awayFromItsDatabase();

  test('and one email each', async () => {
    const office = await openOffice(server.url);
    const allSent = delays.map(() => 'SENT');
    await expect.poll(() => office.emails(email), { timeout: HANG_MS }).toEqual(allSent);
    for (const number of numbers) expect(emailsWith(server.dataDir, email, number)).toBe(1);
  });
});

function awayFromItsDatabase(): void {
  test.describe('a process whose database another one brings', () => {
    let home: RunningServer;
    let proxy: DatabaseProxy;
    let office: Office;
    let server: RunningServer;

    const startBehindProxy = (): Promise<RunningServer> =>
      startServer({
        dataDir: home.dataDir,
        env: {
          ...secretsOf(home.dataDir),
          DATABASE_URL: proxy.url('app'),
          DATABASE_OWNER_URL: proxy.url('owner'),
          DEMO: '0',
          // the process at home sends the emails: a job taken here and lost comes back only after a minute
          JOBS_POLL_SECONDS: '600',
        },
      });

    test.beforeAll(async () => {
      home = await startServer();
      proxy = await openDatabaseProxy(socketFolder(home.dataDir) ?? '');
      office = await openOffice(home.url);
      server = await startBehindProxy();
    });

    test.afterAll(async () => {
      await server.stop();
      await proxy.close();
      await home.stop();
      removeData(home);
    });

    test('killed when all is written and nothing is answered: the same key gets the same number', async () => {
      const email = 'unanswered@example.ca';
      proxy.loseRepliesTo(email);
      let answered = false;
      const first = send(server.url, 'unanswered', email).then(
        () => (answered = true),
        () => undefined,
      );
      await expect.poll(() => office.applications(email)).toHaveLength(1);
      expect(answered).toBe(false);
      await server.kill();
      await first;
      expect(answered).toBe(false);

      proxy.restore();
      server = await startBehindProxy();
      const [number] = await office.applications(email);
      const again = await send(server.url, 'unanswered', email);
      expect(again).toMatchObject({ status: 201, number });
      expect(await office.applications(email)).toEqual([number]);
      await expect.poll(() => office.emails(email), { timeout: HANG_MS }).toEqual(['SENT']);
      expect(emailsWith(home.dataDir, email, String(number))).toBe(1);
    });

    test('the database out of reach is 503 with Retry-After, and all is well when it is back', async () => {
      const email = 'later@example.ca';
      proxy.cut();
      const refused = await send(server.url, 'later', email);
      expect(refused).toMatchObject({ status: 503, number: undefined });
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect((await fetch(`${server.url}/healthz/live`)).status).toBe(200);
      await expect.poll(async () => (await fetch(`${server.url}/healthz/ready`)).status).toBe(503);
      // C11: a page that is about rates says that it has none; the others stand without theirs
      const rates = await fetch(`${server.url}/rates`, { headers: { accept: 'text/html' } });
      expect([rates.status, rates.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(rates.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rates.text()).toContain('The rates cannot be shown at the moment');
      expect((await fetch(`${server.url}/about`, { headers: { accept: 'text/html' } })).status).toBe(200);

      proxy.restore();
      await expect
        .poll(async () => (await fetch(`${server.url}/rates`, { headers: { accept: 'text/html' } })).status)
        .toBe(200);
      await expect.poll(async () => (await send(server.url, 'later', email)).status).toBe(201);
      await expect.poll(async () => (await fetch(`${server.url}/healthz/ready`)).status).toBe(200);
      expect(await office.applications(email)).toHaveLength(1);
    });
  });
}
