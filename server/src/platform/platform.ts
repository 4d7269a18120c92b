import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { loadSecrets, type Secrets } from '../config/secrets.js';
import { openDatabase } from '../database/open-database.js';
import { whenReachable } from '../database/when-reachable.js';
import { seedDemo } from '../database/demo/seed.js';
import { ensureFirstAdmin } from '../database/first-admin.js';
import { PublicCache } from './cache.js';
import { makeEncryption } from './encryption.js';
import { makePublicFiles, type PublicFiles } from './files.js';
import { startHousekeeping } from './housekeeping.js';
import type { Encryption, Jobs, Limits, MailQueue, Notifications } from './interfaces.js';
import { makeJobs } from './jobs.js';
import { makeLimits } from './limits.js';
import type { Logger } from './logger.js';
import { registerLetters } from './mail/letters.js';
import { makeMailQueue } from './mail/mail-queue.js';
import { watchPendingMail } from './mail/pending-gauge.js';
import { makeTransport } from './mail/transport.js';
import { makeMetrics, serveMetrics, type Metrics } from './metrics.js';
import { openNotifications } from './notifications.js';
import { openRedis } from './redis.js';

/** The settings with what start-up found out: the database's real address and the secrets are always there. */
export type ReadyConfig = Config & Secrets & { databaseUrl: string };

/** What the features stand on: each part behind one small interface. */
export interface Platform {
  config: ReadyConfig;
  db: DataSource;
  log: Logger;
  encryption: Encryption;
  jobs: Jobs;
  mail: MailQueue;
  limits: Limits;
  notifications: Notifications;
  metrics: Metrics;
  cache: PublicCache;
  files: PublicFiles;
}

/**
 * Opens everything in order: the database (waited for if it is away), the first people and sample data, then what works on
 * it. `close` goes back the same way.
 */
export async function openPlatform(settings: Config, log: Logger): Promise<Platform & { close(): Promise<void> }> {
  const attempt = async (): Promise<Platform & { close(): Promise<void> }> => {
    const closers: Closer[] = [];
    const close = async (): Promise<void> => {
      for (const closeOne of closers.splice(0).reverse()) {
        try {
          await closeOne();
        } catch (error) {
          log.warn({ err: error }, 'did not close in order');
        }
      }
    };
    try {
      return { ...(await open(settings, log, closers)), close };
    } catch (error) {
      await close();
      throw error;
    }
  };
  // a database that goes away again half-way through is waited for like one that was never there; nobody but us starts ours
  return settings.databaseUrl === undefined ? attempt() : whenReachable(log, attempt);
}

type Closer = () => void | Promise<void>;

async function open(settings: Config, log: Logger, closers: Closer[]): Promise<Platform> {
  const secrets = loadSecrets(settings);
  const encryption = makeEncryption(secrets.encryptionKey);
  const database = await openDatabase(settings, log);
  closers.push(() => database.close());
  const { db, url } = database;
  const config: ReadyConfig = { ...settings, ...secrets, databaseUrl: url };

  await ensureFirstAdmin(db, config, log);
  await seedDemo({ db, config, encryption, log });

  const notifications = await openNotifications(url, log);
  closers.push(() => notifications.close());
  const metrics = makeMetrics();
  if (config.metricsPort !== undefined) closers.push(await serveMetrics(metrics, config.metricsPort));

  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log);
  closers.push(() => redis?.disconnect());
  const jobs = makeJobs(url, log);
  const transport = makeTransport(config);
  closers.push(() => transport.close());
  const mail = makeMailQueue({ db, jobs, transport, metrics, log });
  registerLetters(mail, db, encryption, config.siteUrl);
  watchPendingMail(db, metrics);
  await jobs.start();
  closers.push(() => jobs.stop());
  await mail.start();

  closers.push(startHousekeeping(db, log));
  return {
    config,
    db,
    log,
    encryption,
    jobs,
    mail,
    limits: makeLimits({ db, redis }, config),
    notifications,
    metrics,
    cache: new PublicCache(),
    files: makePublicFiles(config.dataDir),
  };
}
