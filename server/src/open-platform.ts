import { API_TOKEN, VISITOR, VISITOR_TIME } from './api/visitor-limit.js';
import type { Config } from './config/config.js';
import { answersVisitors, doesJobs } from './config/process-role.js';
import { loadSecrets } from './config/secrets.js';
import type { EmbeddedDatabase } from './database/embedded/embedded-database.js';
import { beginOwnDatabase } from './database/embedded/own-database.js';
import { checkKeys } from './database/key-check.js';
import { openDatabase } from './database/open-database.js';
import { whenReachable } from './database/when-reachable.js';
import { ensureFirstAdmin } from './database/first-admin.js';
import { emailsOf, entitiesOf, type Module } from './manifest/module.js';
import { MODULES } from './modules/index.js';
import { readSender } from './modules/settings/email-sender.js';
import { PublicCache } from './platform/cache.js';
import { makeEncryption } from './platform/encryption.js';
import { makePublicFiles } from './platform/files.js';
import type { Sender } from './platform/email.js';
import type { Limit } from './platform/interfaces.js';
import { makeJobs } from './platform/jobs/jobs.js';
import { makeLimits } from './platform/limits.js';
import { MAILBOX_TOTAL } from './platform/mail/mailbox-limit.js';
import type { Logger } from './platform/logger.js';
import { makeMailQueue } from './platform/mail/mail-queue.js';
import { watchPendingMail } from './platform/mail/pending-gauge.js';
import { makeTransport } from './platform/mail/transport.js';
import { makeMetrics, serveMetrics } from './platform/metrics.js';
import { OpenReplicas } from './platform/postgres/replicas.js';
import { watchReplicas } from './platform/postgres/replica-gauge.js';
import { openNotifications } from './platform/notifications.js';
import type { Platform, ReadyConfig } from './platform/platform.js';
import { makePrivateFiles } from './platform/private-files/private-files.js';
import { makeScanner } from './platform/scanner.js';
import { makeSetAside } from './platform/set-aside/set-aside.js';
import { openRedis } from './platform/redis.js';
import { SCHEDULE_PDF } from './site/schedule-pdf.js';
import { SHARE_PICTURES } from './site/share-pictures.js';

/**
 * Opens everything in order: the database (waited for if it is away), the first people and sample data, then what works on
 * it. `close` goes back the same way.
 *
 * @param begun the database that comes with us, where it was begun already
 */
export async function openPlatform(
  settings: Config,
  log: Logger,
  modules: readonly Module[] = MODULES,
  begun?: Promise<EmbeddedDatabase>,
): Promise<Platform & { close(): Promise<void> }> {
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
      return { ...(await open(settings, log, modules, closers, begun)), close };
    } catch (error) {
      await close();
      throw error;
    }
  };
  // a database that goes away again half-way through is waited for like one that was never there; nobody but us starts ours
  return settings.databaseUrl === undefined ? attempt() : whenReachable(log, attempt);
}

/** Also those of what is no noun, visitors and documents, and those of mailboxes, which emails share. */
const limitsOf = (modules: readonly Module[]): Limit[] => [
  API_TOKEN,
  VISITOR,
  VISITOR_TIME,
  SCHEDULE_PDF,
  SHARE_PICTURES,
  ...modules.flatMap(({ limits = [] }) => limits),
  MAILBOX_TOTAL,
  ...new Set(emailsOf(modules).flatMap(({ mailboxLimit = [] }) => mailboxLimit)),
];

/** Whoever answers no visitors reads no replica. */
const hasReplicas = ({ databaseReplicaUrls, role }: ReadyConfig): boolean =>
  databaseReplicaUrls.length > 0 && answersVisitors(role);

type Closer = () => void | Promise<void>;

async function open(
  settings: Config,
  log: Logger,
  modules: readonly Module[],
  closers: Closer[],
  begun?: Promise<EmbeddedDatabase>,
): Promise<Platform> {
  const own = settings.databaseUrl === undefined ? await (begun ?? beginOwnDatabase(settings, log)) : undefined;
  closers.push(() => own?.stop());
  const loaded = loadSecrets(settings);
  const { jwtSecret, encryptionKey } = loaded;
  const encryption = makeEncryption(encryptionKey);
  const database = await openDatabase(settings, log, entitiesOf(modules), own);
  closers.push(() => database.close());
  const { db, url, directUrl } = database;
  await checkKeys(db, loaded, log, own?.dataDir);
  const config: ReadyConfig = { ...settings, jwtSecret, encryptionKey, databaseUrl: url };

  await ensureFirstAdmin(db, config, log);
  const files = makePublicFiles(config.dataDir);
  if (config.demo) {
    const { seedDemo } = await import('./database/demo/seed.js');
    await seedDemo({ db, config, encryption, files, log });
  }

  const notifications = await openNotifications(directUrl, log, config.waits.notificationsMs);
  closers.push(() => notifications.close());
  const metrics = makeMetrics();
  const setAside = makeSetAside({ db, log, metrics });
  closers.push(() => setAside.flush());
  if (config.metricsPort !== undefined) closers.push(await serveMetrics(metrics, config.metricsPort));

  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, log, config.waits.redisMs);
  closers.push(() => redis?.disconnect());
  const jobs = makeJobs({ config, db, setAside, log });
  const transport = makeTransport(config);
  closers.push(() => transport.close());
  const limits = makeLimits({ db, redis }, config, limitsOf(modules));
  const emails = emailsOf(modules);
  const sources = { db, encryption, siteUrl: config.siteUrl };
  const sender = (): Promise<Sender> => readSender({ db, config });
  const mail = makeMailQueue({ config, db, limits, transport, emails, sources, sender, metrics, setAside, log });
  watchPendingMail(db, metrics);
  closers.push(() => jobs.stop());
  if (doesJobs(config.role)) mail.start();
  closers.push(() => mail.close());

  const cache = new PublicCache();
  const replicas = hasReplicas(config) ? new OpenReplicas(directUrl, config, log) : undefined;
  if (replicas) {
    closers.push(() => replicas.close());
    cache.onRenewed(() => replicas.changed());
    watchReplicas(replicas, metrics);
  }

  return {
    config,
    db,
    replicas,
    log,
    encryption,
    jobs,
    mail,
    limits,
    notifications,
    metrics,
    setAside,
    cache,
    files,
    privateFiles: makePrivateFiles(config, encryption),
    scanner: makeScanner(config),
  };
}
