import { openDatabaseProxy, type DatabaseProxy } from '../support/database-proxy';
import { emailsWith, send } from '../support/keyed-application';
import { openOffice, type Office } from '../support/office';
import { HANG_MS, removeData, secretsOf, socketFolder, startServer, type RunningServer } from '../support/server';
import { expect, test } from '../support/test';

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
    expect(await rates.text()).toContain('We can’t show the rates right now');
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
