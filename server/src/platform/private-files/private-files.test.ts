import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { BUCKET, REGION, S3_KEYS, s3Double, type S3Double } from '../../../test/s3-double.js';
import { makeEncryption } from '../encryption.js';
import { StoreFullError } from '../files.js';
import { isConnectionError } from '../postgres/errors.js';
import { makePrivateFiles, type PrivateFiles } from './private-files.js';

/** It comes without types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
};

const CANARY = 'income 987654321, phone 416 967-1111, 046 454 286';
const OLD = randomBytes(32).toString('base64');
const encryption = makeEncryption(OLD);
const NAME = '0192f0aa-0000-7000-8000-0000000000ab';

let folder: string;
let double: S3Double;
let server: InstanceType<typeof S3rver>;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-private-'));
  double = await s3Double();
  const directory = path.join(folder, 's3rver');
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
});
afterAll(async () => {
  await server.close();
  await double.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const inStore = (endpoint: string, secretAccessKey = S3_KEYS.secretAccessKey): PrivateFiles =>
  makePrivateFiles(
    { dataDir: folder, s3: { ...S3_KEYS, endpoint, bucket: BUCKET, region: REGION, secretAccessKey } },
    encryption,
  );
const onDisk = (): PrivateFiles => makePrivateFiles({ dataDir: folder }, encryption);

async function readAll(files: PrivateFiles, name: string, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(name, key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const filesUnder = (at: string): string[] =>
  fs
    .readdirSync(at, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));

const STORES: [string, () => Promise<PrivateFiles>][] = [
  ['the disk', () => Promise.resolve(onDisk())],
  ['our strict double', () => Promise.resolve(inStore(double.endpoint))],
  [
    's3rver',
    async () => {
      const { port } = await server.run();
      // the only key it knows
      const s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: REGION };
      return makePrivateFiles(
        { dataDir: folder, s3: { ...s3, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } },
        encryption,
      );
    },
  ],
];

describe.each(STORES)('on %s', (_store, make) => {
  test('a file comes back, nothing of it can be read in the store, and it goes', async () => {
    const files = await make();
    const plain = Buffer.concat([Buffer.from(CANARY), randomBytes(200_000), Buffer.from(CANARY)]);
    const key = await files.put(NAME, [plain]);
    expect((await readAll(files, NAME, key)).equals(plain)).toBe(true);
    const stored = [...filesUnder(folder).map((file) => fs.readFileSync(file)), ...double.objects.values()];
    expect(stored.length).toBeGreaterThan(0);
    for (const bytes of stored) expect(bytes.includes('987654321')).toBe(false);
    await files.remove(NAME);
    await files.remove(NAME);
    await expect(files.read(NAME, key).then((content) => content.next())).rejects.toThrow();
    expect([filesUnder(folder).filter((file) => file.includes(NAME)), double.objects.size]).toEqual([[], 0]);
  });

  test('a note takes the place of the one before, needs no row, and says nothing in the store', async () => {
    const files = await make();
    expect(await files.note('noted-here')).toBeUndefined();
    await files.keepNote('noted-here', ['first', CANARY]);
    await files.keepNote('noted-here', [CANARY]);
    expect(await files.note('noted-here')).toEqual([CANARY]);
    const stored = [...filesUnder(folder).map((file) => fs.readFileSync(file)), ...double.objects.values()];
    for (const bytes of stored) expect(bytes.includes('987654321')).toBe(false);
    await files.remove('noted-here');
    expect(await files.note('noted-here')).toBeUndefined();
  });
});

test('a store that refuses to say what is not there has no note', async () => {
  double.answers.push({ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' });
  expect(await inStore(double.endpoint).note('noted-here')).toBeUndefined();
});

test('a new master key opens what an older one sealed, without touching the file', async () => {
  const key = await onDisk().put(NAME, [Buffer.from(CANARY)]);
  const [file = ''] = filesUnder(path.join(folder, 'private'));
  const before = fs.readFileSync(file);
  const ring = makeEncryption(`${randomBytes(32).toString('base64')},${OLD}`);
  // a rotation rewrites the row: the key opened by the old one is sealed by the new one
  const moved = ring.encryptText(ring.decryptText(key));
  expect(moved.split('.')[1]).not.toBe(key.split('.')[1]);
  expect((await readAll(makePrivateFiles({ dataDir: folder }, ring), NAME, moved)).toString()).toBe(CANARY);
  expect(fs.readFileSync(file).equals(before)).toBe(true);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
});

test('on a full disk nothing is left', async () => {
  const at = path.join(folder, 'private/cd');
  fs.mkdirSync(at, { recursive: true });
  const name = NAME.replace(/ab$/, 'cd');
  fs.symlinkSync('/dev/full', path.join(at, `${name}.part`));
  await expect(onDisk().put(name, [Buffer.from('picture')])).rejects.toThrow(StoreFullError);
  expect(fs.readdirSync(at)).toEqual([]);
});

test('a source that breaks leaves nothing', async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield randomBytes(100_000);
    throw new Error('the sender went away');
  }
  const name = NAME.replace(/ab$/, 'ef');
  await expect(onDisk().put(name, broken())).rejects.toThrow('went away');
  expect(fs.readdirSync(path.join(folder, 'private/ef'))).toEqual([]);
  await expect(inStore(double.endpoint).put(name, broken())).rejects.toThrow('went away');
  expect(double.objects.size).toBe(0);
});

test.each(['../../x', 'a/b', '', 'x'.repeat(65)])('%j is no name', async (name) => {
  await expect(onDisk().put(name, [])).rejects.toThrow('not a name');
});

describe('the store', () => {
  test('refuses nobody and a wrong secret, and keeps nothing', async () => {
    expect((await fetch(`${double.endpoint}/${BUCKET}/${NAME}`)).status).toBe(403);
    await expect(inStore(double.endpoint, 'another secret').put(NAME, [Buffer.from('x')])).rejects.toThrow(
      'refused: 403',
    );
    expect(double.refused.slice(-2)).toEqual(['anonymous', 'wrong signature']);
    expect(double.objects.size).toBe(0);
  });

  test('never lets one file replace another', async () => {
    const files = inStore(double.endpoint);
    const key = await files.put(NAME, [Buffer.from('first')]);
    await expect(files.put(NAME, [Buffer.from('second')])).rejects.toThrow('refused: 412');
    expect((await readAll(files, NAME, key)).toString()).toBe('first');
    await files.remove(NAME);
  });

  test('that says try again is asked again, also where it had stored the file already', async () => {
    double.answers.push({ status: 503 }, { status: 500, stored: true });
    const files = inStore(double.endpoint);
    const key = await files.put(NAME, [Buffer.from('kept')]);
    expect((await readAll(files, NAME, key)).toString()).toBe('kept');
    await files.remove(NAME);
  });

  test('a file that is read slowly comes to its end', async () => {
    const files = inStore(double.endpoint);
    // more than fits on the way
    const bytes = randomBytes(8_000_000);
    const key = await files.put(NAME, [bytes]);
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
    });
    const chunks: Buffer[] = [];
    for await (const chunk of await files.read(NAME, key)) {
      if (chunks.push(chunk) === 1) jest.advanceTimersByTime(60_000);
    }
    jest.useRealTimers();
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    await files.remove(NAME);
  });

  test('that is full is a full store', async () => {
    double.answers.push({ status: 507 });
    await expect(inStore(double.endpoint).put(NAME, [Buffer.from('x')])).rejects.toThrow(StoreFullError);
    double.answers.push({ status: 400, body: '<Error><Code>QuotaExceeded</Code></Error>' });
    await expect(inStore(double.endpoint).put(NAME, [Buffer.from('x')])).rejects.toThrow(StoreFullError);
  });

  test('that is away passes: 503', async () => {
    const gone = inStore('http://127.0.0.1:1').put(NAME, [Buffer.from('x')]);
    await expect(gone.catch((error: unknown) => isConnectionError(error))).resolves.toBe(true);
    double.answers.push({ status: 503 }, { status: 503 }, { status: 503 });
    const busy = inStore(double.endpoint).put(NAME, [Buffer.from('x')]);
    await expect(busy.catch((error: unknown) => isConnectionError(error))).resolves.toBe(true);
  });
});
