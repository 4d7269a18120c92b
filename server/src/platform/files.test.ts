import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GraphQLError } from 'graphql';
import { makeFormatError } from '../api/errors.js';
import { logLines } from '../../test/log-lines.js';
import { makePublicFiles, StoreFullError } from './files.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-files-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Where this file is written, the disk has no room left: the kernel itself says so. */
function fullDiskAt(name: string): void {
  const file = path.join(folder, 'uploads', `${name}.part`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.symlinkSync('/dev/full', file);
}

test('a file is there whole, and nothing else is', async () => {
  const files = makePublicFiles(folder);
  expect(await files.put('logos/a.webp', Buffer.from('picture'))).toBe('/uploads/logos/a.webp');
  expect(fs.readdirSync(path.join(folder, 'uploads/logos'))).toEqual(['a.webp']);
  await files.remove('/uploads/logos/a.webp');
  expect(fs.readdirSync(path.join(folder, 'uploads/logos'))).toEqual([]);
});

test('on a full disk nothing is left, and the caller is told so: 507', async () => {
  fullDiskAt('logos/a.webp');
  const error: unknown = await makePublicFiles(folder)
    .put('logos/a.webp', Buffer.from('picture'))
    .catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(StoreFullError);
  expect(fs.readdirSync(path.join(folder, 'uploads/logos'))).toEqual([]);

  const { log, lines } = logLines();
  const wrapped = new GraphQLError('wrapped', { path: ['setLogo'], originalError: error as Error });
  expect(makeFormatError(log)({ message: 'wrapped', path: ['setLogo'] }, wrapped)).toEqual({
    message: 'There is no room for this file at the moment. Please try again later.',
    path: ['setLogo'],
    extensions: { code: 'UNAVAILABLE', status: 507 },
  });
  expect(lines('there is no room for an upload')[0]?.['err']).toMatchObject({ cause: { code: 'ENOSPC' } });
});

test('another failure leaves nothing either, and stays what it is', async () => {
  fs.mkdirSync(path.join(folder, 'uploads/logos/a.webp'), { recursive: true });
  await expect(makePublicFiles(folder).put('logos/a.webp', Buffer.from('picture'))).rejects.toMatchObject({
    code: 'EISDIR',
  });
  expect(fs.readdirSync(path.join(folder, 'uploads/logos'))).toEqual(['a.webp']);
});
