// Two PostgreSQL servers from Debian's packages, one of which follows the other.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort, unprivileged, until } from './parts.mjs';

/** Where Debian keeps the programs of its newest version; undefined where there are none. */
export function programs() {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => path.join(root, version, 'bin')).find((bin) => fs.existsSync(`${bin}/initdb`));
}

/** One server: made, started, followed and promoted. Each commit waits until a follower has it, where there is one. */
export class PostgresNode {
  #part;

  constructor(parts, name, port) {
    this.parts = parts;
    this.name = name;
    this.port = port;
    this.data = path.join(parts.folder, name);
    this.account = unprivileged();
  }

  static async plan(parts, name) {
    return new PostgresNode(parts, name, await freePort());
  }

  url(role = 'postgres', database = 'brokerage') {
    return `postgresql://${role}@127.0.0.1:${this.port}/${database}`;
  }

  /** The first primary, with the product's roles and database. */
  async create() {
    this.#makeFolder();
    await this.parts.run(
      `${programs()}/initdb`,
      ['-D', this.data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
      this.account,
    );
    await this.start();
    const sql = fs
      .readFileSync(new URL('../../../deploy/postgres/roles.sql', import.meta.url), 'utf8')
      .replace(/^--.*$/gm, '')
      .replace(/:'(\w+)'/g, `'$1'`);
    for (const statement of sql.split(';').filter((text) => text.trim() !== ''))
      await this.ask(statement, [], 'postgres');
  }

  /** A copy of `primary` that follows it from now on. */
  async follow(primary) {
    fs.rmSync(this.data, { recursive: true, force: true });
    this.#makeFolder();
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'replicator'];
    await this.parts.run(
      `${programs()}/pg_basebackup`,
      [...from, '-D', this.data, '-R', '-X', 'stream', '-c', 'fast'],
      this.account,
    );
    await this.start();
    await until(
      async () => (await primary.ask(`select from pg_stat_replication where state = 'streaming'`)).length > 0,
      'a replica that streams',
    );
    await primary.replicate('*');
  }

  /** '*': a commit is answered once a follower has it on its disk. '': at once. */
  async replicate(names) {
    await this.ask(`alter system set synchronous_standby_names = '${names}'`);
    await this.ask('select pg_reload_conf()');
  }

  async start() {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'timezone=UTC'];
    this.#part = await this.parts.begin(
      this.name,
      `${programs()}/postgres`,
      ['-D', this.data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.account, stopSignal: 'SIGINT', isReady: () => this.ask('select 1 as up', [], 'postgres') },
    );
  }

  /** Ends following: from now on it takes what is sent. Nobody follows it yet, so no commit may wait for anybody. */
  async promote() {
    fs.appendFileSync(path.join(this.data, 'postgresql.auto.conf'), `synchronous_standby_names = ''\n`);
    await this.ask('select pg_reload_conf()');
    await this.ask('select pg_promote(true)');
  }

  async kill() {
    await this.parts.kill(this.#part);
  }

  async ask(text, values = [], database = 'brokerage') {
    const client = new pg.Client({ connectionString: this.url('postgres', database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  #makeFolder() {
    fs.mkdirSync(this.data, { mode: 0o700 });
    if (this.account.uid !== undefined) fs.chownSync(this.data, this.account.uid, this.account.gid);
  }
}
