import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseProxy, type DatabaseProxy } from '../support/database-proxy';
import { openOffice, type Office } from '../support/office';
import { keptMail, removeData, SHARED_SECRETS, socketFolder, startServer, type RunningServer } from '../support/server';
import { expect, test } from '../support/test';

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

/** A letter of which the applicant must get exactly one. */
const lettersWith = (dataDir: string, email: string, number: string): number =>
  keptMail(dataDir).filter((mail) => mail.includes(`To: ${email}`) && mail.includes(number)).length;

test('kill -9 at any moment of a submit, then the same key again: one record, one e-mail each', async () => {
  test.setTimeout(120_000);
  const email = 'anytime@example.ca';
  // from "hardly arrived" to "just answered"
  const delays = [0, 4, 8, 12, 20, 40];
  let server = await startServer();
  const { dataDir } = server;
  try {
    const numbers: string[] = [];
    for (const delay of delays) {
      const first = send(server.url, `killed-${delay}`, email).catch(() => undefined);
      await pause(delay);
      await server.kill();
      const reply = await first;
      server = await startServer({ dataDir });
      const again = await send(server.url, `killed-${delay}`, email);
      expect(again.status).toBe(201);
      if (reply) expect(again.number).toBe(reply.number);
      numbers.push(String(again.number));
    }
    expect(new Set(numbers).size).toBe(delays.length);
    const office = await openOffice(server.url);
    expect((await office.applications(email)).sort()).toEqual([...numbers].sort());
    const allSent = delays.map(() => 'SENT');
    await expect.poll(() => office.letters(email), { timeout: 90_000 }).toEqual(allSent);
    for (const number of numbers) expect(lettersWith(dataDir, email, number)).toBe(1);
  } finally {
    await server.stop();
    removeData(server);
  }
});

test.describe('a process whose database another one brings', () => {
  let home: RunningServer;
  let proxy: DatabaseProxy;
  let office: Office;
  let server: RunningServer;

  const startBehindProxy = (): Promise<RunningServer> =>
    startServer({
      dataDir: home.dataDir,
      env: { ...SHARED_SECRETS, DATABASE_URL: proxy.url('app'), DATABASE_OWNER_URL: proxy.url('owner'), DEMO: '0' },
    });

  test.beforeAll(async () => {
    home = await startServer({ env: SHARED_SECRETS });
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
    proxy.loseRepliesAfterCommitOf(email);
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
    await expect.poll(() => office.letters(email), { timeout: 60_000 }).toEqual(['SENT']);
    expect(lettersWith(home.dataDir, email, String(number))).toBe(1);
  });

  test('the database out of reach is 503 with Retry-After, and all is well when it is back', async () => {
    const email = 'later@example.ca';
    proxy.cut();
    const began = Date.now();
    const refused = await send(server.url, 'later', email);
    expect(refused).toMatchObject({ status: 503, number: undefined });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Date.now() - began).toBeLessThan(3_000);
    expect((await fetch(`${server.url}/healthz/live`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.url}/healthz/ready`)).status).toBe(503);

    proxy.restore();
    const again = expect.poll(async () => (await send(server.url, 'later', email)).status, {
      timeout: 2_000,
      intervals: [100],
    });
    await again.toBe(201);
    await expect.poll(async () => (await fetch(`${server.url}/healthz/ready`)).status, { timeout: 2_000 }).toBe(200);
    expect(await office.applications(email)).toHaveLength(1);
  });
});
