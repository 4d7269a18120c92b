import net from 'node:net';
import { asAdmin, testDatabase, type TestDatabase } from '../../test/database.js';
import { eventually } from '../../test/eventually.js';
import { logLines } from '../../test/log-lines.js';
import { testConfig } from '../../test/platform.js';
import { testWaits } from '../../test/waits.js';
import { makeProbe } from '../platform/health.js';
import { isConnectionError } from '../platform/postgres/errors.js';
import { statusIn } from '../rest/errors.js';
import { makeDataSource } from './data-source.js';
import { openDatabase } from './open-database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** A door to the database that can be opened and shut. */
class Door {
  readonly #server = net.createServer((client) => {
    const socket = `${new URL(database.url).searchParams.get('host') ?? ''}/.s.PGSQL.5432`;
    const upstream = net.connect(socket);
    client.pipe(upstream).pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      this.#sockets.add(one);
    }
  });
  readonly #sockets = new Set<net.Socket>();

  async open(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    return (this.#server.address() as net.AddressInfo).port;
  }

  async shut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

const through = (port: number, role: string): string => `postgresql://${role}@127.0.0.1:${port}/${database.name}`;

test('no statement of a request waits for its own compilation', async () => {
  // the rows of one application are one large statement: a server with LLVM compiles it for longer than we wait
  expect(await database.db.query('show jit')).toEqual([{ jit: 'off' }]);
});

describe('a database that is away', () => {
  it('is waited for at start', async () => {
    const door = new Door();
    const port = await door.open();
    await door.shut();
    const config = testConfig({ DATABASE_URL: through(port, 'app'), DATABASE_OWNER_URL: through(port, 'owner') });
    const { log, lines } = logLines();
    const opening = openDatabase(config, log, []);
    await eventually(() => expect(lines('waiting for the database').length).toBeGreaterThan(1));
    const late = new Door();
    await late.open(port);
    const { db, close } = await opening;
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await close();
    await late.shut();
  });

  it('fails the probe, which finds it again by itself', async () => {
    const door = new Door();
    const port = await door.open();
    const probe = makeProbe({ databaseUrl: through(port, 'app'), waits: testWaits() });
    expect(await probe.ready()).toBe(true);
    await door.shut();
    await eventually(async () => expect(await probe.ready()).toBe(false));
    const again = new Door();
    await again.open(port);
    await eventually(async () => expect(await probe.ready()).toBe(true));
    await probe.close();
    await again.shut();
  });

  it('is told from a mistake of ours', async () => {
    const gone = makeProbe({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', waits: testWaits() });
    expect(await gone.ready()).toBe(false);
    const mistake = await database.db.query('select nothing from nowhere').catch((error: unknown) => error);
    expect(isConnectionError(mistake)).toBe(false);
    const impatient = await makeDataSource(
      database.url,
      [],
      testWaits({ DATABASE_STATEMENT_MS: '200' }),
      2,
    ).initialize();
    const slow = await impatient.query('select pg_sleep(60)').catch((error: unknown) => error);
    await impatient.destroy();
    expect(isConnectionError(slow)).toBe(true);
  });

  it.each(['EMFILE', 'ENFILE'])('C11: %s is a lack of resources, which passes', (code) => {
    class Lack extends Error {
      readonly code = code;
    }
    class QueryFailed extends Error {
      readonly driverError = new Lack();
    }
    const lack = new Lack();
    expect(isConnectionError(lack)).toBe(true);
    // as TypeORM passes it on
    expect(isConnectionError(new QueryFailed())).toBe(true);
    expect(statusIn(lack)).toBe(503);
  });

  it('comes back to the pool after every connection of it was cut', async () => {
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}' and pid <> pg_backend_pid()`;
    const busy = `select from pg_stat_activity where datname = '${database.name}' and state = 'active' and query like 'select pg_sleep%'`;
    const cutOff = database.db.query('select pg_sleep(60)').catch((error: unknown) => error);
    await eventually(async () => expect(await database.db.query(busy)).toHaveLength(1));
    await asAdmin(cut);
    expect(await cutOff).toBeInstanceOf(Error);
    await eventually(async () => expect(await database.db.query('select 2 as two')).toEqual([{ two: 2 }]));
  });
});
