import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from '../src/config/config.js';
import { probesOnly } from '../src/site/probes-only.js';
import { knownSettings } from './known-settings.js';
import { compose, configFiles, environmentOf, kustomization, manifests, textOf, workloads } from './deployments.js';

const KEY = Buffer.alloc(32, 7).toString('base64');
/** For each value that comes from outside, one that is right. */
const SAMPLES: Readonly<Record<string, string>> = {
  SITE_URL: 'https://example.ca',
  APP_PASSWORD: 'letters123',
  OWNER_PASSWORD: 'letters123',
  DATABASE_URL: 'postgresql://app:letters123@pgbouncer:6432/brokerage',
  DATABASE_OWNER_URL: 'postgresql://owner:letters123@pgbouncer:6432/brokerage',
  DATABASE_REPLICA_URLS: 'postgresql://app:letters123@postgres-2:5432/brokerage',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://user:word@mail.example.ca',
  MAIL_FROM: 'office@example.ca',
  JWT_SECRET: 'x'.repeat(40),
  ENCRYPTION_KEY: KEY,
  ADMIN_EMAIL: 'office@example.ca',
  ADMIN_PASSWORD: 'violet tram at dawn',
};
const PRODUCT = ['web-1', 'web-2', 'worker'];

const KNOWN = knownSettings();

/** With samples in the place of what comes from outside, as docker compose and Kubernetes put it there. */
const filledIn = (settings: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$?\{(\w+)(?::\?[^}]*)?\}/g, (_, from: string) => {
        const sample = SAMPLES[from];
        if (sample === undefined) throw new Error(`${name} takes ${from}, and nobody says what that is`);
        return sample;
      }),
    ]),
  );

const composed = PRODUCT.map((name) => ({ name, settings: compose.services[name]?.environment ?? {} }));
const deployed = workloads
  .filter(({ container }) => container.image === 'brokerage')
  .map(({ name, container }) => ({ name, settings: environmentOf(container) }));

describe('the product', () => {
  test.each([...composed, ...deployed])(
    'as $name has the settings that it needs, and none it does not know',
    ({ settings }) => {
      expect(Object.keys(settings).filter((name) => !KNOWN.has(name))).toEqual([]);
      const config = parseConfig(filledIn(settings));
      expect(config).toMatchObject({ trustProxy: 1, demo: false, redisUrl: 'redis://redis:6379' });
      expect(config.s3?.endpoint).toBe('http://store:9000');
      expect(config.databaseReplicaUrls.length).toBeGreaterThan(0);
    },
  );

  test('has the same settings in both, and a process of each role', () => {
    const names = (settings: object): string[] =>
      Object.keys(settings)
        .filter((name) => name !== 'DRAIN_MS')
        .sort();
    const [first, ...others] = [...composed, ...deployed].map(({ settings }) => names(settings));
    for (const other of others) expect(other).toEqual(first);
    expect(composed.map(({ settings }) => settings['ROLE'])).toEqual(['web', 'web', 'worker']);
    expect(deployed.map(({ settings }) => settings['ROLE'])).toEqual(['web', 'worker']);
  });

  test('is given the time that its end takes', () => {
    const endOf = (settings: Readonly<Record<string, string>>): number => {
      const { drainMs, mailMs } = parseConfig(filledIn(settings)).waits;
      // and what is in flight
      return (drainMs + mailMs + 12_000) / 1_000;
    };
    for (const { name, settings } of composed)
      expect(parseInt(compose.services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(endOf(settings));
    for (const { name, settings } of deployed) {
      const pod = workloads.find((one) => one.name === name)?.pod;
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(endOf(settings));
    }
  });

  test('is asked how it is at addresses that it has, on its own port', async () => {
    const probe = { ready: () => Promise.resolve(true), close: () => Promise.resolve() };
    const server = http.createServer(probesOnly(probe)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    for (const { container } of workloads.filter((one) => one.container.image === 'brokerage')) {
      const { startupProbe, readinessProbe, livenessProbe, ports = [] } = container;
      expect(readinessProbe?.httpGet?.path).toBe('/healthz/ready');
      for (const one of [startupProbe, readinessProbe, livenessProbe]) {
        const { path: address = '', port: name } = one?.httpGet ?? {};
        expect((await fetch(`http://127.0.0.1:${port}${address}`)).status).toBe(200);
        expect(ports.find((known) => known.name === name)?.containerPort).toBe(parseConfig({}).port);
      }
    }
    await new Promise((resolve) => server.close(resolve));
    expect(textOf('Dockerfile')).toContain(`EXPOSE ${parseConfig({}).port}`);
  });
});

describe('compose.scale.yml and deploy/kubernetes', () => {
  test('have the same parts of the same images', () => {
    const own = (name: string): string => (name.startsWith('web') ? 'web' : name);
    const parts = Object.entries(compose.services).map(([name, { image }]) => [own(name), image]);
    const composedParts = new Map(parts.map(([name, image]) => [name, image?.replace(/^\$\{IMAGE:-(\w+)\}$/, '$1')]));
    expect([...composedParts].sort()).toEqual(workloads.map(({ name, container }) => [name, container.image]).sort());
  });

  test('hold no secret', () => {
    const isSecret = (name: string): boolean =>
      /PASSWORD|SECRET|_KEY|ACCESS_KEY_ID|SMTP_URL|DATABASE_(?:OWNER_|DIRECT_|REPLICA_)?URL/.test(name) &&
      name !== 'TLS_KEY';
    for (const { environment = {} } of Object.values(compose.services))
      for (const [name, value] of Object.entries(environment)) {
        if (isSecret(name)) expect(value).toMatch(/\$\{\w+:\?/);
        expect(value).not.toMatch(/:\/\/\w+:[^$@]+@/);
      }
    for (const { container } of workloads)
      for (const { name, value } of container.env ?? [])
        expect([name, isSecret(name) && value !== undefined]).toEqual([name, false]);
    const open = manifests.flatMap(({ kind, data = {} }) => (kind === 'ConfigMap' ? Object.keys(data) : []));
    expect(open.filter(isSecret)).toEqual([]);
  });

  test('find each other by names that are there', () => {
    const services = manifests.filter(({ kind }) => kind === 'Service');
    for (const { spec, metadata } of services) {
      const behind = workloads.filter(({ labels }) =>
        Object.entries(spec.selector).every(([key, value]) => labels[key] === value),
      );
      expect([metadata.name, behind.length]).toEqual([metadata.name, 1]);
      const ports = behind[0]?.container.ports?.map(({ name }) => name);
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
    }
    const inCluster = services.map(({ metadata }) => metadata.name);
    const hosts = (settings: Readonly<Record<string, string>>): string[] =>
      Object.entries(filledIn(settings))
        .filter(([name]) => (/^(DATABASE|REDIS|S3_END)/.test(name) && name.includes('URL')) || name === 'S3_ENDPOINT')
        .flatMap(([, value]) => value.split(','))
        .map((url) => new URL(url).hostname);
    for (const { settings } of deployed) expect(inCluster).toEqual(expect.arrayContaining(hosts(settings)));
    for (const { settings } of composed)
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(hosts(settings)));
    const [, primary = ''] = /host=(\S+)/.exec(textOf('deploy/pgbouncer/databases.ini')) ?? [];
    expect([inCluster.includes(primary), primary in compose.services]).toEqual([true, true]);
    const upstreams = (file: string): string[] =>
      [...textOf(`deploy/nginx/${file}`).matchAll(/server ([\w-]+)[\w.-]*:4000 resolve max_fails=0;/g)].map(
        ([, host = '']) => host,
      );
    expect(upstreams('upstream.compose.conf')).toEqual(['web-1', 'web-2']);
    expect(upstreams('upstream.kubernetes.conf')).toEqual(['web']);
  });

  test('mount only files that are there', () => {
    for (const { volumes = [] } of Object.values(compose.services))
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('./'))
          expect([from, fs.existsSync(path.join(import.meta.dirname, '../..', from))]).toEqual([from, true]);
    for (const [, files] of configFiles) for (const { file } of files) expect(textOf(file)).not.toBe('');
    for (const { name, container, volumes } of workloads)
      for (const mount of container.volumeMounts ?? []) {
        const volume = volumes.find((one) => one.name === mount.name);
        expect([name, mount.name, volume !== undefined]).toEqual([name, mount.name, true]);
        const files = configFiles.get(volume?.configMap?.name ?? '')?.map(({ key }) => key);
        if (volume?.configMap) expect(files).toBeDefined();
        if (mount.subPath !== undefined) expect(files).toContain(mount.subPath);
      }
    const listed = kustomization.resources.map((file) => path.basename(file)).sort();
    expect(listed).toEqual(fs.readdirSync(path.join(import.meta.dirname, '../../deploy/kubernetes')).sort());
  });

  test('say of each part what it may use and how it is asked', () => {
    for (const { kind, name, container, pod } of workloads) {
      // no rights in the cluster, and no variables but those that stand here
      expect([name, pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([name, false, false]);
      const { requests, limits } = container.resources ?? {};
      for (const bound of [requests, limits])
        expect([name, Object.keys(bound ?? {}).sort()]).toEqual([name, ['cpu', 'memory']]);
      if (kind === 'Job') continue;
      for (const probe of [container.readinessProbe, container.livenessProbe]) {
        expect([name, probe !== undefined]).toEqual([name, true]);
        const port = probe?.tcpSocket?.port ?? probe?.httpGet?.port;
        if (port !== undefined) expect(container.ports?.map((one) => one.name)).toContain(port);
      }
    }
  });
});

describe('what stands in front', () => {
  test('nginx is given every value of its template', () => {
    const names = [
      ...new Set([...textOf('deploy/nginx/site.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)),
    ].sort();
    expect(names.length).toBeGreaterThan(0);
    expect(Object.keys(compose.services['nginx']?.environment ?? {}).sort()).toEqual(names);
    expect(
      workloads
        .find(({ name }) => name === 'nginx')
        ?.container.env?.map(({ name }) => name)
        .sort(),
    ).toEqual(names);
  });

  test('the pooler lends a connection for as long as ours lasts, and has enough of them', () => {
    const ini = textOf('deploy/pgbouncer/pgbouncer.ini');
    const number = (name: string): number => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(ini)?.[1]);
    expect(ini).toMatch(/^pool_mode = session$/m);
    // an address of IPv4 would leave out a network of IPv6 alone
    expect(ini).toMatch(/^listen_addr = \*$/m);
    // for requests, what listens, the probe and the look at replicas; one more instance while one is replaced
    const ofOne = parseConfig({}).databasePool + 1 + 1 + 1;
    expect(number('default_pool_size')).toBeGreaterThanOrEqual(ofOne * (PRODUCT.length + 1));
    const most = textOf('compose.scale.yml').match(/max_connections=(\d+)/)?.[1];
    expect(Number(most)).toBeGreaterThan(number('default_pool_size') + 20);
  });
});

test('the image has every package that runs, wherever npm puts it', () => {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(textOf('package-lock.json'));
  const nested = Object.entries(packages).flatMap(([at, { dev }]) =>
    dev ? [] : (/^((?:server|domain)\/node_modules)\//.exec(at)?.[1] ?? []),
  );
  const copied = textOf('Dockerfile').match(/(?<=^COPY --from=packages \/app\/)\S+/gm) ?? [];
  expect(copied).toEqual(expect.arrayContaining(['node_modules', ...nested]));
});

test('a follower never starts from a copy that was cut off, and waits for nobody once it is promoted', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-replica-'));
  const [programs, data] = [path.join(folder, 'bin'), path.join(folder, 'data')];
  fs.mkdirSync(programs);
  fs.mkdirSync(path.join(data, 'base'), { recursive: true });
  // half of an older copy
  fs.writeFileSync(path.join(data, 'base/old'), '');
  const program = (name: string, lines: string): void =>
    fs.writeFileSync(path.join(programs, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  program('sleep', 'exit 0');
  program('chown', 'exit 0');
  program('docker-entrypoint.sh', 'echo "$@"');
  // the first time it is cut off before its end
  program(
    'pg_basebackup',
    `mkdir -p "$6/base"; echo 17 >"$6/PG_VERSION"; echo "x = '*'" >"$6/postgresql.auto.conf"; echo >>${folder}/tries
[ "$(wc -l <${folder}/tries)" -gt 1 ] && touch "$6/base/whole"`,
  );
  const start = (): string =>
    execFileSync(path.join(import.meta.dirname, '../../deploy/postgres/replica.sh'), ['-c', 'x=1'], {
      env: { PATH: `${programs}:${process.env['PATH']}`, PGDATA: data, PRIMARY_HOST: 'a', REPLICATOR_PASSWORD: 'b' },
      encoding: 'utf8',
    });
  for (const time of ['copied', 'found']) {
    expect([time, start()]).toEqual([time, 'postgres -c x=1\n']);
    expect(fs.readdirSync(data).sort()).toEqual(['PG_VERSION', 'base', 'postgresql.auto.conf']);
    expect(fs.readdirSync(path.join(data, 'base'))).toEqual(['whole']);
    expect(fs.readFileSync(path.join(data, 'postgresql.auto.conf'), 'utf8')).toMatch(
      /synchronous_standby_names = ''\n$/,
    );
  }
  expect(fs.readFileSync(path.join(folder, 'tries'), 'utf8')).toBe('\n\n');
  fs.rmSync(folder, { recursive: true });
});
