import { DataSource } from 'typeorm';
import { freePort } from '../../test/free-port.js';
import { testPlatform, type TestPlatform } from '../../test/platform.js';
import { newId } from './ids.js';
import { watchPendingMail } from './mail/pending-gauge.js';
import { makeMetrics, serveMetrics } from './metrics.js';

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.close());

describe('metrics', () => {
  it('are served on a port of their own, with the age of the oldest unsent email', async () => {
    const { db, metrics } = test.platform;
    await db.query(
      `insert into mail_message (id, template, recipient, subject, created_at) values ($1, 'new-enquiry', 'a@example.ca', 'Late', now() - interval '20 minutes')`,
      [newId()],
    );
    const port = await freePort();
    const stop = await serveMetrics(metrics, port);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await stop();
    const age = Number(/^mail_oldest_pending_seconds (\S+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(1_200);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('are there while the database is away', async () => {
    const metrics = makeMetrics();
    watchPendingMail(new DataSource({ type: 'postgres' }), metrics);
    expect(await metrics.registry.metrics()).toContain('nodejs_eventloop_lag_seconds');
  });
});
