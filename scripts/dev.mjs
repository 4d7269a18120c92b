// `npm run dev`: domain and server compiled on change, the server restarted, Vite with hot reload in front.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';
import { ensureInstalled, ROOT, run } from './lib/project.mjs';

ensureInstalled();
process.chdir(ROOT);
run('Building the domain', 'npm run -s build:domain');

const API_PORT = process.env.API_PORT ?? '4000';
const tsc = (project) =>
  spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project, '--watch', '--preserveWatchOutput'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const compilers = [tsc('domain/tsconfig.build.json'), tsc('server/tsconfig.build.json')];

let server;
let restarts = Promise.resolve();
async function stopServer() {
  if (server && server.exitCode === null) {
    server.kill('SIGINT');
    await once(server, 'exit');
  }
  server = undefined;
}
const restart = () =>
  (restarts = restarts.then(async () => {
    await stopServer();
    const env = { ...process.env, NODE_ENV: 'development', PORT: API_PORT };
    server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], { stdio: 'inherit', env });
  }));
for (const compiler of compilers) {
  compiler.stdout.on('data', (text) => {
    process.stdout.write(text);
    if (String(text).includes('Found 0 errors')) restart();
  });
}

process.env.API = `http://localhost:${API_PORT}`;
const vite = await createServer({ configFile: 'client/vite.config.ts' });
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    for (const compiler of compilers) compiler.kill();
    await Promise.all([restarts.then(stopServer), vite.close()]);
    process.exit(0);
  });
}
