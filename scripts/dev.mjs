// `npm run dev`: domain and server compiled on change, the server restarted, Vite with hot reload in front.
// PORT is where one looks at it (5173), API_PORT where the server listens behind it (4000).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { ensureInstalled, ROOT, run } from './lib/project.mjs';

ensureInstalled();
process.chdir(ROOT);
run('Building the domain', 'npm run -s build:domain');

const API_PORT = process.env.API_PORT ?? '4000';
process.env.API = `http://localhost:${API_PORT}`;
const vite = await createServer({
  configFile: 'client/vite.config.ts',
  server: { port: Number(process.env.PORT ?? 5173) },
});
await vite.listen();
vite.printUrls();
const SITE_URL = process.env.SITE_URL ?? `http://localhost:${vite.config.server.port}`;

let server;
let stopping = false;
let restarts = Promise.resolve();
async function stopServer() {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  server = undefined;
}
const restart = () =>
  (restarts = restarts.then(async () => {
    await stopServer();
    if (stopping) return;
    // the links of pages and emails lead to where one looks
    const env = { ...process.env, NODE_ENV: 'development', PORT: API_PORT, SITE_URL };
    server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], { stdio: 'inherit', env });
  }));

/** Compiles on change; `compiled` is told of each time without errors. */
function watch(project, compiled) {
  const compiler = spawn(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', project, '--watch', '--preserveWatchOutput'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`);
    if (line.includes('Found 0 errors')) compiled();
  });
  return compiler;
}
let serverCompiled = false;
const compilers = [
  // the domain was built above: until the server is, there is nothing to restart
  watch('domain/tsconfig.build.json', () => serverCompiled && restart()),
  watch('server/tsconfig.build.json', () => {
    serverCompiled = true;
    restart();
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    stopping = true;
    for (const compiler of compilers) compiler.kill();
    await Promise.all([restarts.then(stopServer), vite.close()]);
    process.exit(0);
  });
}
