import type http from 'node:http';
import { createApp } from './app.js';
import { ConfigError, parseConfig, type Config } from './config/config.js';
import { welcome } from './database/demo/welcome.js';
import { makeHttpServer } from './platform/http-server.js';
import { surviveDatabase } from './platform/last-resort.js';
import { makeLogger, type Logger } from './platform/logger.js';
import { openPlatform } from './open-platform.js';

const HARD_EXIT_MS = 14_000;

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Until the database answers: alive, not ready, and honest about when to come back. */
const starting: http.RequestListener = (request, response) => {
  const live = request.url === '/healthz/live';
  response.writeHead(live ? 200 : 503, { 'Content-Type': 'application/json', 'Retry-After': '2' });
  response.end(
    JSON.stringify(live ? { ok: true } : { success: false, message: 'Starting. Please try again in a moment.' }),
  );
};

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig();
  const log = makeLogger(config);
  surviveDatabase(log);
  let handler = starting;
  let draining = false;
  const server = makeHttpServer((request, response) =>
    (draining && request.url === '/healthz/ready' ? starting : handler)(request, response),
  );
  await listen(server, config);

  const closers: (() => Promise<void>)[] = [];
  stopInOrder(server, closers, log, async () => {
    draining = true;
    // a proxy must see the 503 of the readiness probe before connections close
    await new Promise((resolve) => setTimeout(resolve, config.waits.drainMs));
  });
  const platform = await openPlatform(config, log);
  closers.push(() => platform.close());
  const app = await createApp(platform);
  closers.unshift(() => app.close());
  handler = app.handler;

  log.info({ ms: Math.round(performance.now() - startedAt), port: config.port }, 'ready');
  process.stdout.write(await welcome(platform));
}

async function listen(server: http.Server, { port, host }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** SIGTERM: say "not ready", let what is in flight finish, close from the outside in, exit 0. */
function stopInOrder(
  server: http.Server,
  closers: (() => Promise<void>)[],
  log: Logger,
  drain: () => Promise<void>,
): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    const drained = drain();
    // a person at a keyboard need not wait
    if (signal === 'SIGTERM') await drained;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), 200);
    await closed;
    clearInterval(idle);
    for (const close of closers) await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

await main();
