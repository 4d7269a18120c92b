import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig, type Config } from '../src/config/config.js';
import type { Module } from '../src/manifest/module.js';
import { MODULES } from '../src/modules/index.js';
import { makeLogger, type Logger } from '../src/platform/logger.js';
import { openPlatform } from '../src/open-platform.js';
import type { Platform } from '../src/platform/platform.js';
import { asAdmin, bareDatabase, type BareDatabase } from './database.js';
import { LONG_WAITS } from './waits.js';

export interface TestPlatform {
  platform: Platform;
  database: BareDatabase;
  close(): Promise<void>;
}

/** Settings for a test: quiet, with a data folder and secrets of its own. */
export function testConfig(overrides: NodeJS.ProcessEnv = {}): Config {
  return parseConfig({
    DATA_DIR: path.join(os.tmpdir(), `brokerage-data-${randomBytes(6).toString('hex')}`),
    DATABASE_URL: 'postgresql://nobody@localhost/none',
    JWT_SECRET: 'a secret of the tests, long enough for them',
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    JOBS_POLL_SECONDS: '0.1',
    ...LONG_WAITS,
    ...overrides,
  });
}

/** The whole platform over a database of its own; without sample data unless `DEMO: '1'` asks for it. */
export async function testPlatform(
  overrides: NodeJS.ProcessEnv = {},
  { log, modules = [], migration }: { log?: Logger; modules?: readonly Module[]; migration?: string } = {},
): Promise<TestPlatform> {
  const database = await bareDatabase();
  if (migration !== undefined) await asAdmin(`set role owner; ${migration}`, database.name);
  const config = testConfig({ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl, ...overrides });
  const platform = await openPlatform(config, log ?? makeLogger(config), [...MODULES, ...modules]);
  return {
    platform,
    database,
    async close() {
      await platform.close();
      await database.drop();
      fs.rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
}
