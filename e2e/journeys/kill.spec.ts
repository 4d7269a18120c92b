import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { emailsWith, send } from '../support/keyed-application';
import { openOffice } from '../support/office';
import { HANG_MS, removeData, startServer, type RunningServer } from '../support/server';

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

  test('and one email each', async () => {
    const office = await openOffice(server.url);
    const allSent = delays.map(() => 'SENT');
    await expect.poll(() => office.emails(email), { timeout: HANG_MS }).toEqual(allSent);
    for (const number of numbers) expect(emailsWith(server.dataDir, email, number)).toBe(1);
  });
});
