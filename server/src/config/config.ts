import { isEmail } from '@brokerage/domain/forms/email';
import path from 'node:path';
import { readAnalytics, type AnalyticsConfig } from './analytics-settings.js';
import { EnvironmentReader, type HostAndPort } from './environment-reader.js';
import { readDkim, type DkimSettings } from './dkim-settings.js';
import { isKeyRing, MIN_SECRET } from './key-ring.js';
import { PROCESS_ROLES, type ProcessRole } from './process-role.js';
import { readS3Settings, type S3Settings } from './s3-settings.js';
import { StartError } from './start-error.js';
import { readWaits, type Waits } from './waits.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const NODE_ENVS = ['production', 'development', 'test'] as const;

const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;
/** With a name and without brackets the name would become part of the address, and every mail server would refuse it */
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Every setting there is, read once at start. Nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** Of what there is to do, what this process does */
  role: ProcessRole;
  /** Absolute address of the site, without a slash at the end */
  siteUrl: string;
  /** What agents' sub-domains hang under */
  siteDomain: string;
  /** Somebody said what the site is called; otherwise any domain of two labels or more has agents' hosts (decisions §6) */
  siteNamed: boolean;
  dataDir: string;
  /** Without it an embedded PostgreSQL under `dataDir` is used. */
  databaseUrl?: string;
  /** The role that migrates and owns; without it one role does everything. */
  databaseOwnerUrl?: string;
  /** The server itself, where `databaseUrl` leads to a pooler: what listens, migrates and runs jobs goes there. */
  databaseDirectUrl?: string;
  /** Followers of that server, which answer named public reads */
  databaseReplicaUrls: readonly string[];
  /** How old what they answer may be */
  databaseReplicaLagMs: number;
  /** Connections that the requests of this instance share */
  databasePool: number;
  /** Keeps private files in an S3-compatible store; without it they are kept under `dataDir`. */
  s3?: S3Settings;
  /** clamd, which looks for viruses; without it files count as not scanned. */
  clamavAddress?: HostAndPort;
  /** Where instances count the throttles together; without it they do so in PostgreSQL. */
  redisUrl?: string;
  /** Without it emails are kept under `dataDir`. */
  smtpUrl?: string;
  mailFrom: string;
  /** Without it emails go out unsigned, and whoever sends them on signs them. */
  dkim?: DkimSettings;
  jwtSecret?: string;
  encryptionKey?: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Sample data wanted; where it was not asked for by name, only in a database without data of its own */
  demo: boolean;
  demoForced: boolean;
  /** Sign-in with Google, where there is a client id */
  googleClientId?: string;
  /** Where Google's public keys are; another address for tests and for networks behind a proxy */
  googleJwksUrl: string;
  analytics: AnalyticsConfig;
  /** How many proxies stand in front */
  trustProxy: number;
  /** Multiplies the throttles */
  limitsFactor: number;
  /** How often a worker without work looks for some */
  jobsPollSeconds: number;
  /** How long something that does not answer is waited for */
  waits: Waits;
  logLevel: (typeof LOG_LEVELS)[number];
  metricsPort?: number;
  nodeEnv: (typeof NODE_ENVS)[number];
}

/** A setting is missing or makes no sense; the message has one line for each. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** Reads the settings; throws `ConfigError` naming every variable that is wrong, all at once. */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const read = new EnvironmentReader(env);
  const port = read.integer('PORT', { min: 0, max: 65_535, fallback: 4000 });
  const siteUrl = read.origin('SITE_URL') ?? `http://localhost:${port}`;
  const namedDomain = read.text('SITE_DOMAIN')?.replace(/\.$/, '');
  const siteDomain = namedDomain ?? new URL(siteUrl).hostname.replace(/^www\./, '');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const mailFrom = read.text('MAIL_FROM') ?? `no-reply@${siteDomain.replace(/:\d+$/, '')}`;
  const adminEmail = read.text('ADMIN_EMAIL');
  read.require('ADMIN_EMAIL', isEmail(adminEmail), 'must be an email address, like name@example.ca');
  const adminPassword = read.text('ADMIN_PASSWORD');
  const demoForced = read.flag('DEMO', false);

  const config: Config = {
    port,
    host: read.host('HOST', '0.0.0.0'),
    role: read.choice('ROLE', PROCESS_ROLES, 'all'),
    siteUrl,
    siteDomain,
    siteNamed: read.text('SITE_URL') !== undefined || read.text('SITE_DOMAIN') !== undefined,
    dataDir: path.resolve(read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseOwnerUrl: read.url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databaseDirectUrl: read.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrls: read.urls('DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:']),
    databaseReplicaLagMs: read.integer('DATABASE_REPLICA_LAG_MS', { min: 2_000, max: 600_000, fallback: 5_000 }),
    databasePool: read.integer('DATABASE_POOL', { min: 2, max: 500, fallback: 10 }),
    s3: readS3Settings(read),
    clamavAddress: read.hostAndPort('CLAMAV_ADDRESS'),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    dkim: readDkim(read, mailFrom),
    jwtSecret: read.text('JWT_SECRET'),
    encryptionKey: read.text('ENCRYPTION_KEY'),
    adminEmail,
    adminPassword,
    demo: read.flag('DEMO', databaseUrl === undefined),
    demoForced,
    googleClientId: read.text('GOOGLE_CLIENT_ID'),
    googleJwksUrl: read.url('GOOGLE_JWKS_URL', ['http:', 'https:']) ?? 'https://www.googleapis.com/oauth2/v3/certs',
    analytics: readAnalytics(read),
    trustProxy: read.integer('TRUST_PROXY', { min: 0, max: 10, fallback: 0 }),
    limitsFactor: read.positive('LIMITS_FACTOR', 1),
    jobsPollSeconds: read.positive('JOBS_POLL_SECONDS', 1),
    waits: readWaits(read),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort: read.optionalInteger('METRICS_PORT', { min: 1, max: 65_535 }),
    nodeEnv: read.choice('NODE_ENV', NODE_ENVS, 'production'),
  };

  read.require(
    'SITE_DOMAIN',
    namedDomain === undefined || DOMAIN.test(namedDomain),
    'must be a host name such as example.ca, without a dot before it',
  );
  read.require('MAIL_FROM', SENDER.test(mailFrom), 'must be an email address, or Name <name@example.ca>');
  read.require('METRICS_PORT', config.metricsPort !== port, 'must be another port than PORT');
  read.require(
    'JWT_SECRET',
    config.jwtSecret === undefined || config.jwtSecret.length >= MIN_SECRET,
    'must have at least 32 characters',
  );
  read.require(
    'ENCRYPTION_KEY',
    config.encryptionKey === undefined || isKeyRing(config.encryptionKey),
    'must be 32 bytes in base64 (several, newest first, with commas between)',
  );
  read.require(
    'ADMIN_EMAIL',
    adminEmail === undefined || /^\S+@\S+\.\S+$/.test(adminEmail),
    'must be an email address',
  );
  read.require('ADMIN_EMAIL', adminEmail !== undefined || adminPassword === undefined, 'is needed with ADMIN_PASSWORD');
  read.require('ADMIN_PASSWORD', adminPassword !== undefined || adminEmail === undefined, 'is needed with ADMIN_EMAIL');
  read.require(
    'ADMIN_PASSWORD',
    adminPassword === undefined || adminPassword.length >= 12,
    'must have at least 12 characters',
  );
  if (databaseUrl !== undefined) {
    read.require('JWT_SECRET', config.jwtSecret !== undefined, 'is needed with DATABASE_URL');
    read.require('ENCRYPTION_KEY', config.encryptionKey !== undefined, 'is needed with DATABASE_URL');
  } else {
    read.require('DATABASE_OWNER_URL', config.databaseOwnerUrl === undefined, 'makes sense only with DATABASE_URL');
    read.require('DATABASE_DIRECT_URL', config.databaseDirectUrl === undefined, 'makes sense only with DATABASE_URL');
    read.require(
      'DATABASE_REPLICA_URLS',
      config.databaseReplicaUrls.length === 0,
      'makes sense only with DATABASE_URL',
    );
    // the embedded database belongs to one process
    read.require('ROLE', config.role === 'all', 'other than all makes sense only with DATABASE_URL');
  }

  if (read.problems.length > 0) {
    throw new ConfigError(`These settings are wrong:\n${read.problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return config;
}
