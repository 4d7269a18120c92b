import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
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
async function wire(): Promise<{ url: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(database.url);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
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
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  return { url: url.href, cut };
}

test('a database that went away is known at the next question', async () => {
  const { url, cut } = await wire();
  const probe = probeOf(url);
  expect(await probe.ready()).toBe(true);
  await cut();
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
