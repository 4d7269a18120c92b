import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ConfigError, parseConfig } from './config.js';
import { startFailure } from './start-failure.js';

const pemOf = ({ privateKey }: { privateKey: KeyObject }): string =>
  String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 2_048 }));
const ed25519 = pemOf(generateKeyPairSync('ed25519'));

const complaint = (env: NodeJS.ProcessEnv): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no complaint';
};

describe('settings', () => {
  it('need nothing to be set', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 4000,
      siteUrl: 'http://localhost:4000',
      siteDomain: 'localhost',
      siteNamed: false,
      demo: true,
      demoForced: false,
    });
  });

  it('name every bad variable at once', () => {
    const message = complaint({
      PORT: 'abc',
      SITE_URL: 'ftp://x',
      LOG_LEVEL: 'loud',
      DEMO: 'yes',
      LIMITS_FACTOR: '-1',
      TRUST_PROXY: '1.5',
    });
    for (const name of ['PORT', 'SITE_URL', 'LOG_LEVEL', 'DEMO', 'LIMITS_FACTOR', 'TRUST_PROXY'])
      expect(message).toContain(name);
    expect(message.match(/DEMO/g)).toHaveLength(1);
  });

  it('want secrets with a database of one’s own, and no sample data in it', () => {
    expect(complaint({ DATABASE_URL: 'postgresql://a@b/c' })).toMatch(
      /JWT_SECRET is needed[\s\S]*ENCRYPTION_KEY is needed/,
    );
    const secrets = { JWT_SECRET: 'x'.repeat(32), ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };
    expect(parseConfig({ DATABASE_URL: 'postgresql://a@b/c', ...secrets })).toMatchObject({ demo: false });
  });

  it.each([
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY'],
    [{ ADMIN_EMAIL: 'a@b.ca' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'josé@b.ca', ADMIN_PASSWORD: 'violet tram at dawn' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@b.ca', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_OWNER_URL: 'postgresql://x@y/z' }, 'DATABASE_OWNER_URL'],
    [{ DATABASE_REPLICA_URLS: 'postgresql://x@y/z' }, 'DATABASE_REPLICA_URLS'],
    [{ DATABASE_REPLICA_URLS: 'postgresql://x@y/z,replica:5432' }, 'DATABASE_REPLICA_URLS must be addresses'],
    [{ DATABASE_REPLICA_LAG_MS: '100' }, 'DATABASE_REPLICA_LAG_MS'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
    [{ ROLE: 'boss' }, 'ROLE must be one of all, web, worker'],
    [{ ROLE: 'worker' }, 'ROLE other than all makes sense only with DATABASE_URL'],
    [{ MAIL_DKIM_KEY: 'not a key', MAIL_DKIM_SELECTOR: 's1' }, 'MAIL_DKIM_KEY must be an RSA key'],
    [{ MAIL_DKIM_KEY: ed25519, MAIL_DKIM_SELECTOR: 's1' }, 'MAIL_DKIM_KEY must be an RSA key'],
    [{ MAIL_DKIM_KEY: rsa }, 'MAIL_DKIM_SELECTOR'],
    [{ MAIL_DKIM_SELECTOR: 's1' }, 'MAIL_DKIM_KEY'],
    [
      { MAIL_DKIM_KEY: rsa, MAIL_DKIM_SELECTOR: 's1', MAIL_FROM: 'a@b.ca', MAIL_DKIM_DOMAIN: 'c.ca' },
      'MAIL_DKIM_DOMAIN',
    ],
    [{ S3_BUCKET: 'papers' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_REGION: 'ca-central-1' }, 'S3_ENDPOINT'],
    [{ S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET must be'],
    [{ CLAMAV_ADDRESS: 'localhost' }, 'CLAMAV_ADDRESS'],
    [{ CLAMAV_ADDRESS: 'localhost:70000' }, 'CLAMAV_ADDRESS'],
    [{ SITE_URL: 'https://example.ca/mortgages' }, 'SITE_URL must end with its host or port'],
    [{ SITE_URL: 'https://example.ca/?from=ad' }, 'SITE_URL must end with its host or port'],
    [{ SITE_URL: 'https://user:pass@example.ca' }, 'SITE_URL must end with its host or port'],
    [{ SITE_URL: 'https:example.ca' }, 'SITE_URL must be an address beginning with http:// or https://'],
    [{ SITE_DOMAIN: '.example.ca' }, 'SITE_DOMAIN must be a host name'],
    [{ SITE_DOMAIN: 'example..ca' }, 'SITE_DOMAIN must be a host name'],
    [{ SITE_DOMAIN: 'https://example.ca' }, 'SITE_DOMAIN must be a host name'],
    [{ HOST: 'http://0.0.0.0' }, 'HOST must be an address or a name'],
    [{ HOST: '0.0.0.0:4000' }, 'HOST must be an address or a name'],
    [{ HOST: '[::]:4000' }, 'HOST must be an address or a name'],
    [{ HOST: '*' }, 'HOST must be an address or a name'],
    [{ MAIL_FROM: 'Tamarack office@example.ca' }, 'MAIL_FROM must be an email address'],
    [{ MAIL_FROM: 'office@' }, 'MAIL_FROM must be an email address'],
    [{ MAIL_FROM: 'Tamarack <office@example.ca' }, 'MAIL_FROM must be an email address'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT must be another port than PORT'],
  ])('refuse %j', (env, name) => {
    expect(complaint(env)).toContain(name);
  });

  it('take a store and a virus scanner', () => {
    const store = { S3_ENDPOINT: 'https://s3.example.ca/', S3_BUCKET: 'papers', S3_ACCESS_KEY_ID: 'key' };
    const config = parseConfig({ ...store, S3_SECRET_ACCESS_KEY: 'secret', CLAMAV_ADDRESS: '[::1]:3310' });
    expect(config.clamavAddress).toEqual({ host: '::1', port: 3310 });
    expect(config.s3).toEqual({
      endpoint: 'https://s3.example.ca',
      bucket: 'papers',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each([
    ['https://Example.CA/', 'https://example.ca', 'example.ca'],
    ['HTTPS://www.example.ca:443//', 'https://www.example.ca', 'example.ca'],
    ['https://hypothèques.example.ca', 'https://xn--hypothques-46a.example.ca', 'xn--hypothques-46a.example.ca'],
    ['http://[::1]:4000', 'http://[::1]:4000', '[::1]'],
    ['http://192.168.1.5:8080/', 'http://192.168.1.5:8080', '192.168.1.5'],
  ])('know the site %s by one writing, and name nothing that nobody set', (given, siteUrl, siteDomain) => {
    expect(parseConfig({ SITE_URL: given })).toMatchObject({ siteUrl, siteDomain, mailFrom: `no-reply@${siteDomain}` });
  });

  it.each([
    ['::', '::'],
    ['[::]', '::'],
    ['[::1]', '::1'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['localhost', 'localhost'],
    ['10.0.0.7', '10.0.0.7'],
  ])('listen at %s', (given, host) => {
    expect(parseConfig({ HOST: given }).host).toBe(host);
  });

  it('take a domain with a port or a last dot, and a sender with a name', () => {
    expect(parseConfig({ SITE_DOMAIN: 'example.ca:8080' })).toMatchObject({
      siteDomain: 'example.ca:8080',
      mailFrom: 'no-reply@example.ca',
    });
    expect(parseConfig({ SITE_DOMAIN: 'example.ca.' }).siteDomain).toBe('example.ca');
    for (const from of ['Tamarack, Inc. <office@example.ca>', 'office@localhost', '<office@example.ca>'])
      expect(parseConfig({ MAIL_FROM: from }).mailFrom).toBe(from);
  });

  it('treat an empty variable as not set', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4000, smtpUrl: undefined });
  });
});

test.each([
  [{ code: 'EADDRNOTAVAIL', address: '192.0.2.1', port: 4000 }, 'This machine has no address 192.0.2.1.'],
  [{ code: 'EAFNOSUPPORT', address: '::', port: 4000 }, 'This machine has no address ::.'],
  [{ code: 'ENOTFOUND', hostname: 'nowhere' }, 'No machine is known by the name nowhere.'],
])('where it cannot listen the start says so: %j', (error, words) => {
  expect(startFailure(error)).toContain(words);
});
