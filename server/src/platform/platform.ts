import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import type { PublicCache } from './cache.js';
import type { Encryption, Jobs, Limits, MailQueue, Notifications } from './interfaces.js';
import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';

/** What the features stand on: each part behind one small interface. */
export interface Platform {
  config: Config;
  db: DataSource;
  log: Logger;
  encryption: Encryption;
  jobs: Jobs;
  mail: MailQueue;
  limits: Limits;
  notifications: Notifications;
  metrics: Metrics;
  cache: PublicCache;
}
