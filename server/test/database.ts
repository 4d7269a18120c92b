import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { makeDataSource } from '../src/database/data-source.js';
import { entitiesOf } from '../src/manifest/module.js';
import { MODULES } from '../src/modules/index.js';
import { testWaits } from './waits.js';

export interface TestDatabase extends BareDatabase {
  /** As the application's role */
  db: DataSource;
}

export interface BareDatabase {
  name: string;
  /** As the application's role */
  url: string;
  ownerUrl: string;
  /** As the superuser: for what a test does to the database from outside */
  adminUrl: string;
  drop(): Promise<void>;
}

/** The address of a database on the run's server as this role. */
export function testUrl(database: string, role: string): string {
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.username = role;
  url.pathname = `/${database}`;
  return url.href;
}

/** One statement as the superuser. */
export async function asAdmin(sql: string, database = 'postgres'): Promise<void> {
  const admin = new pg.Client({ connectionString: testUrl(database, 'postgres') });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}

interface Options {
  template?: string | null;
}

/** A fresh database of this test file alone: migrated, or empty when `template` is null. Nobody is connected. */
export async function bareDatabase({ template = 'test_template' }: Options = {}): Promise<BareDatabase> {
  const name = `test_${process.env['JEST_WORKER_ID'] ?? '0'}_${randomBytes(5).toString('hex')}`;
  await asAdmin(
    `create database ${name} owner owner ${template === null ? '' : `template ${template} strategy file_copy`}`,
  );
  return {
    name,
    url: testUrl(name, 'app'),
    ownerUrl: testUrl(name, 'owner'),
    adminUrl: testUrl(name, 'postgres'),
    drop: () => asAdmin(`drop database ${name} with (force)`),
  };
}

/** The same, and a connection to it. */
export async function testDatabase(options?: Options): Promise<TestDatabase> {
  const bare = await bareDatabase(options);
  const db = await makeDataSource(bare.url, entitiesOf(MODULES), testWaits(), 10).initialize();
  return {
    ...bare,
    db,
    async drop() {
      if (db.isInitialized) await db.destroy();
      await bare.drop();
    },
  };
}
