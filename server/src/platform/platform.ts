import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { Secrets } from '../config/secrets.js';
import type { PublicCache } from './cache.js';
import type { PublicFiles } from './files.js';
import type { Encryption, Jobs, Limits, MailQueue, Notifications } from './interfaces.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';
import type { Replicas } from './postgres/replicas.js';
import type { PrivateFiles } from './private-files/private-files.js';
import type { Scanner } from './scanner.js';
import type { SetAside } from './set-aside/set-aside.js';

/** The settings with what start-up found out: the database's real address and the secrets are always there. */
export type ReadyConfig = Config & Secrets & { databaseUrl: string };

/** What the features stand on: each part behind one small interface. */
export interface Platform {
  config: ReadyConfig;
  db: DataSource;
  /** Followers of the database, where there are some */
  replicas?: Replicas;
  log: Logger;
  encryption: Encryption;
  jobs: Jobs;
  mail: MailQueue;
  limits: Limits;
  notifications: Notifications;
  metrics: Metrics;
  setAside: SetAside;
  cache: PublicCache;
  files: PublicFiles;
  privateFiles: PrivateFiles;
  scanner: Scanner;
}
