// The shape of compose.scale.yml and deploy/kubernetes on one machine's loopback.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, Parts } from './parts.mjs';
import { PostgresNode } from './postgres.mjs';
import { Product } from './product.mjs';
import { BUCKET, hasNginx, mailServer, nginx, pgbouncer, redis, store } from './services.mjs';

export const ADMIN = { email: 'office@example.ca', password: 'correct horse battery staple' };
/** s3rver's own */
const STORE_KEY = 'S3RVER';

/** Starts everything; `close` ends it and takes its folder away. Without nginx the two web processes are called in turn. */
export async function startCluster({ say = () => undefined } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-cluster-'));
  // PostgreSQL and PgBouncer run as another account, which must get through to its files
  fs.chmodSync(folder, 0o755);
  const parts = new Parts(folder);
  const mail = await mailServer();
  const close = async () => {
    await parts.stopAll();
    await mail.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const primary = await PostgresNode.plan(parts, 'postgres-1');
    const replica = await PostgresNode.plan(parts, 'postgres-2');
    await primary.create();
    await replica.follow(primary);
    say('PostgreSQL with a replica');
    const pooler = await pgbouncer(parts, primary);
    const throttles = await redis(parts);
    const documents = await store(parts);
    say('PgBouncer, Redis, a store and a mail server');
    const httpsPort = await freePort();
    const env = {
      SITE_URL: `https://localhost:${httpsPort}`,
      TRUST_PROXY: '1',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: pooler.url('app'),
      DATABASE_OWNER_URL: pooler.url('owner'),
      // whichever of the two follows the other is read
      DATABASE_REPLICA_URLS: [replica.url('app'), primary.url('app')].join(','),
      REDIS_URL: `redis://127.0.0.1:${throttles.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'office@example.ca',
      S3_ENDPOINT: `http://127.0.0.1:${documents.port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: STORE_KEY,
      S3_SECRET_ACCESS_KEY: STORE_KEY,
      JWT_SECRET: 'only for a cluster on a loopback '.repeat(2),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO: '1',
    };
    const [one, other, worker] = [
      await Product.plan(parts, 'web-1', 'web', env),
      await Product.plan(parts, 'web-2', 'web', env),
      await Product.plan(parts, 'worker', 'worker', env),
    ];
    for (const product of [one, other, worker]) await product.start();
    say('two web processes and a worker');
    const front = hasNginx() ? await nginx(parts, [one.port, other.port], httpsPort) : undefined;
    say(front ? 'nginx with TLS' : 'no nginx on this machine: the two web processes are called in turn');
    return {
      address: front ? env.SITE_URL : undefined,
      certificate: front?.certificate,
      ...{ parts, mail, primary, replica, pooler, throttles, documents, webs: [one, other], worker, close },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
