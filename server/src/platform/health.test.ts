import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { testConfig } from '../../test/platform.js';
import { makeProbe, type Probe } from './health.js';

const { waits } = testConfig();
const probes: Probe[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const probe of probes) await probe.close();
  await database.drop();
});

function probeOf(url: string): Probe {
  const probe = makeProbe({ databaseUrl: url, waits });
  probes.push(probe);
  return probe;
}

/** The database behind a wire that can be cut. */
async function wire(): Promise<{ url: string; cut: () => void }> {
  const url = new URL(database.url);
  const folder = url.searchParams.get('host') ?? '';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(path.join(folder, `.s.PGSQL.${url.searchParams.get('port') ?? '5432'}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://${url.username}@127.0.0.1:${port}${url.pathname}`, cut };
}

test('a database that went away is known at the next question', async () => {
  const { url, cut } = await wire();
  const probe = probeOf(url);
  expect(await probe.ready()).toBe(true);
  cut();
  expect(await probe.ready()).toBe(false);
});

test('a database that takes nothing is not ready', async () => {
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  expect(await probeOf(url.href).ready()).toBe(false);
  expect(await probeOf(database.url).ready()).toBe(true);
});

test('who asks meanwhile shares the answer', async () => {
  const probe = probeOf(database.url);
  const first = probe.ready();
  expect(probe.ready()).toBe(first);
  expect(await first).toBe(true);
});
