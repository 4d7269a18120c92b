import { testPlatform, type TestPlatform } from '../../test/platform.js';
import { newId } from './ids.js';
import { serveMetrics } from './metrics.js';

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
    const stop = await serveMetrics(metrics, 49_731);
    const text = await (await fetch('http://127.0.0.1:49731/metrics')).text();
    await stop();
    const age = Number(/^mail_oldest_pending_seconds (\S+)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(1_200);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});
