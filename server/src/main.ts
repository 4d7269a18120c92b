import type http from 'node:http';
import type { App } from './app.js';
import { parseConfig, type Config } from './config/config.js';
import { answersVisitors } from './config/process-role.js';
import type { Waits } from './config/waits.js';
import { startFailure } from './config/start-failure.js';
import { beginOwnDatabase } from './database/embedded/own-database.js';
import { makeHttpServer } from './platform/http-server.js';
import { surviveDatabase } from './platform/last-resort.js';
import { makeLogger, type Logger } from './platform/logger.js';
import type { Platform } from './platform/platform.js';

/** For closing, beside the waits that are settings */
const HARD_EXIT_MS = 4_000;

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
  const config = parseConfig(process.env);
  const log = makeLogger(config);
  let handler = starting;
  let draining = false;
  const server = makeHttpServer((request, response) =>
    (draining && request.url === '/healthz/ready' ? starting : handler)(request, response),
  );
  await listen(server, config);

  const closers: (() => Promise<void>)[] = [];
  const stop = stopInOrder(server, closers, log, config.waits, async () => {
    draining = true;
    // a proxy must see the 503 of the readiness probe before connections close
    await new Promise((resolve) => setTimeout(resolve, config.waits.drainMs));
  });
  surviveDatabase(log, () => void stop('fault', 1));
  const composed = await compose(config, log, closers).catch((error: unknown) => {
    // what failed because its database was stopped under it
    if (draining) return undefined;
    throw error;
  });
  if (!composed) return;
  const { app, platform } = composed;
  handler = app.handler;

  log.info({ ms: Math.round(performance.now() - startedAt), port: config.port }, 'ready');
  if (!answersVisitors(config.role)) return;
  const { welcome } = await import('./database/demo/welcome.js');
  process.stdout.write(await welcome(platform));
}

/**
 * The product over its database. Half of a start is the loading of modules: the database that comes with us begins beside
 * it. Nobody connects before they are loaded, because a wait for an answer has an end, and compiling holds the answer up.
 */
async function compose(
  config: Config,
  log: Logger,
  closers: (() => Promise<void>)[],
): Promise<{ app: App; platform: Platform }> {
  const own = config.databaseUrl === undefined ? quietly(beginOwnDatabase(config, log)) : undefined;
  // whoever stops us meanwhile leaves no PostgreSQL behind
  closers.push(async () => (await own?.catch(() => undefined))?.stop());
  const { openPlatform } = await import('./open-platform.js');
  const { createApp, loadPages, makeOwnSchema } = await import('./app.js');
  const schema = makeOwnSchema();
  const pages = answersVisitors(config.role) ? await loadPages() : undefined;
  const platform = await openPlatform(config, log, undefined, own);
  closers.splice(0, 1, () => platform.close());
  const app = await createApp(platform, { schema, ...(pages && { pages }) });
  closers.unshift(() => app.close());
  return { app, platform };
}

/** Whoever waits for it later is told what went wrong; until then it is no rejection that nobody handled. */
function quietly<Result>(begun: Promise<Result>): Promise<Result> {
  begun.catch(() => undefined);
  return begun;
}

async function listen(server: http.Server, { port, host }: { port: number; host: string }): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** SIGTERM: say "not ready", let what is in flight finish, close from the outside in, exit 0. Gives how to do that otherwise. */
function stopInOrder(
  server: http.Server,
  closers: (() => Promise<void>)[],
  log: Logger,
  { drainMs, requestsMs, mailMs }: Waits,
  drain: () => Promise<void>,
): (signal: string, code?: number) => Promise<void> {
  let stopping = false;
  const stop = async (signal: string, code = 0): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_EXIT_MS + drainMs + requestsMs + mailMs).unref();
    const drained = drain();
    // a person at a keyboard need not wait
    if (signal === 'SIGTERM') await drained;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const idle = setInterval(() => server.closeIdleConnections(), 200);
    // half sent, or never read to its end: Node no longer ends such a one once the server closes
    const stuck = setTimeout(() => server.closeAllConnections(), requestsMs);
    await closed;
    clearTimeout(stuck);
    clearInterval(idle);
    for (const close of closers) await close();
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  return stop;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
