// PgBouncer, Redis, a store, a mail server and nginx, each on the loopback.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { ROOT } from '../project.mjs';
import { freePort, unprivileged } from './parts.mjs';

const deployed = (file) => fs.readFileSync(path.join(ROOT, 'deploy', file), 'utf8');

const answersAt = (port) => () =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket.destroy()));
    socket.once('error', reject);
  }).then(() => true);

export async function pgbouncer(parts, primary) {
  const port = await freePort();
  const folder = path.join(parts.folder, 'pgbouncer');
  fs.mkdirSync(folder);
  const leadTo = ({ port: to }) =>
    fs.writeFileSync(
      path.join(folder, 'databases.ini'),
      deployed('pgbouncer/databases.ini').replace('host=postgres-1 port=5432', `host=127.0.0.1 port=${to}`),
    );
  leadTo(primary);
  fs.writeFileSync(path.join(folder, 'people.txt'), '"app" ""\n"owner" ""\n');
  const own = { listen_addr: '127.0.0.1', listen_port: String(port), auth_type: 'trust' };
  const settings = deployed('pgbouncer/pgbouncer.ini')
    .replace(/\/(etc|run)\/pgbouncer/g, folder)
    .replace(/^(listen_addr|listen_port|auth_type) = .*$/gm, (_, name) => `${name} = ${own[name]}`);
  fs.writeFileSync(path.join(folder, 'pgbouncer.ini'), settings);
  const part = await parts.begin('pgbouncer', '/usr/sbin/pgbouncer', [path.join(folder, 'pgbouncer.ini')], {
    ...unprivileged(),
    stopSignal: 'SIGKILL',
    isReady: answersAt(port),
  });
  return {
    url: (role) => `postgresql://${role}@127.0.0.1:${port}/brokerage`,
    switchTo(node) {
      leadTo(node);
      part.child.kill('SIGHUP');
    },
  };
}

/** A part that can be killed and started again at the same place. */
async function restartable(parts, name, command, argsAt, options = {}) {
  const port = await freePort();
  const begin = () => parts.begin(name, command, argsAt(port), { ...options, isReady: answersAt(port) });
  let part = await begin();
  return {
    port,
    kill: () => parts.kill(part),
    async start() {
      part = await begin();
    },
  };
}

export const redis = (parts) =>
  restartable(parts, 'redis', 'redis-server', (port) => [
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', parts.folder],
  ]);

export const BUCKET = 'brokerage';

export const store = (parts) =>
  restartable(parts, 'store', process.execPath, (port) => [
    fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js')),
    ...['-d', path.join(parts.folder, 'store'), '-a', '127.0.0.1', '-p', String(port), '-s'],
    ...['--configure-bucket', BUCKET],
  ]);

/** Takes emails and remembers to whom each went, by its Message-ID. */
export async function mailServer() {
  const port = await freePort();
  const taken = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = ''] = /^message-id: *(\S+)/im.exec(Buffer.concat(chunks).toString()) ?? [];
        for (const { address } of envelope.rcptTo) taken.push({ id, to: address });
        done();
      });
    },
  });
  // whoever is killed leaves a connection half-way
  server.on('error', () => undefined);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, taken, stop: () => new Promise((resolve) => server.close(resolve)) };
}

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** nginx with TLS in front of these ports, with the settings that compose.scale.yml and Kubernetes have. */
export async function nginx(parts, ports, httpsPort) {
  const folder = path.join(parts.folder, 'nginx');
  fs.mkdirSync(folder);
  const at = (name) => path.join(folder, name);
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await parts.run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-keyout', at('tls.key'), '-out', at('tls.crt'), ...subject],
  ]);
  const values = {
    HTTP_PORT: `127.0.0.1:${await freePort()}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    TLS_CERTIFICATE: at('tls.crt'),
    TLS_KEY: at('tls.key'),
  };
  const site = deployed('nginx/site.conf.template').replace(/\$\{(\w+)\}/g, (_, name) => values[name]);
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n');
  const upstream = deployed('nginx/upstream.compose.conf')
    .replace(/^ *(resolver|server) .*\n/gm, '')
    .replace('keepalive', `${servers}\n  keepalive`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${at(`temporary-${kind}`)};`)
    .join('\n');
  fs.writeFileSync(
    at('nginx.conf'),
    `${process.getuid() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${at('nginx.pid')};
events { worker_connections 1024; }
http {
${temporary}
${upstream}
${site}
}
`,
  );
  const args = ['-p', folder, '-c', at('nginx.conf'), '-e', 'stderr'];
  await parts.run('nginx', ['-t', ...args]);
  await parts.begin('nginx', 'nginx', args, { isReady: answersAt(httpsPort) });
  return { certificate: fs.readFileSync(at('tls.crt')) };
}
