import fs from 'node:fs';
import path from 'node:path';
import { testApi, type TestApi } from '../../../test/api.js';
import { clientBuild, type TestClient } from '../../../test/client-build.js';
import { until } from '../../../test/until.js';
import { testWaits } from '../../../test/waits.js';
import { makeDataSource } from '../../database/data-source.js';
import { poolOf } from '../../platform/postgres/pool.js';
import { CLIENT_FILES } from './client-file.module.js';
import { ClientFileService } from './client-file.service.js';

let build: TestClient;
let api: TestApi;

/** A build of one file and what is compressed of it. */
function buildWith(name: string, content: string): TestClient {
  const client = clientBuild();
  const folder = path.join(client.folder, 'web/assets');
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, name), content);
  fs.writeFileSync(path.join(folder, `${name}.br`), 'compressed');
  return client;
}

beforeAll(async () => {
  build = buildWith('aaaaaaa.js', 'new');
  api = await testApi({}, { clientDist: build.folder });
});
afterAll(async () => {
  await api.close();
  build.remove();
});

const kept = (): Promise<{ name: string; replaced: boolean }[]> =>
  api.rows('select name, replaced_at is not null as replaced from client_file order by name');
/** undefined: it is no file of a build. */
const ask = async (name: string): Promise<string | undefined> => {
  const { headers, text } = await api.call(`/assets/${name}`);
  return headers.get('cache-control')?.includes('immutable') ? text : undefined;
};
const clean = async (): Promise<void> => {
  for (const schedule of CLIENT_FILES.schedules ?? []) await schedule.run(api.platform);
};

test('a page of another build finds its files, for a day after the last start that had them', async () => {
  expect(await kept()).toEqual([{ name: 'aaaaaaa.js', replaced: false }]);
  // another instance starts with the next build
  const next = buildWith('bbbbbbb.js', 'newer');
  await api.app.services.clientFiles.keep(path.join(next.folder, 'web/assets'));
  next.remove();
  expect(await kept()).toEqual([
    { name: 'aaaaaaa.js', replaced: true },
    { name: 'bbbbbbb.js', replaced: false },
  ]);
  expect(await ask('bbbbbbb.js')).toBe('newer');
  const { headers } = await api.call('/assets/bbbbbbb.js');
  expect([headers.get('content-type'), headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);

  // it comes back: the build before is the newest again
  await api.app.services.clientFiles.keep(path.join(build.folder, 'web/assets'));
  await clean();
  expect(await ask('bbbbbbb.js')).toBe('newer');
  await api.rows(`update client_file set replaced_at = now() - interval '25 hours' where name = 'bbbbbbb.js'`);
  await clean();
  expect(await kept()).toEqual([{ name: 'aaaaaaa.js', replaced: false }]);
  expect(await ask('bbbbbbb.js')).toBeUndefined();
});

test('a start waits for another one that keeps its files, longer than any request', async () => {
  const db = makeDataSource(api.platform.config.databaseUrl ?? '', [], testWaits({ DATABASE_LOCK_MS: '1' }), 2);
  await db.initialize();
  const other = await poolOf(api.platform.db).connect();
  await other.query(`begin; select pg_advisory_xact_lock(hashtext('client_file'))`);
  const keeping = new ClientFileService({ db }).keep(path.join(build.folder, 'web/assets'));
  let outcome: string | undefined;
  const ended = keeping.then(
    () => (outcome = 'kept'),
    () => (outcome = 'given up'),
  );
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
  await until(async () => outcome ?? (await api.rows(waiting))[0]);
  await other.query('commit');
  other.release();
  expect(await ended).toBe('kept');
  await db.destroy();
});

test('only files of a build are looked for', async () => {
  for (const name of ['..%2Findex.html', '%00.js', `${'x'.repeat(300)}.js`])
    expect([name, await ask(name)]).toEqual([name, undefined]);
});
