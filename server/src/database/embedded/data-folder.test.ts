import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimDataFolder } from './data-folder.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-folder-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const lock = (): string => path.join(folder, 'owner.lock');

test('C3: a folder has one owner, until that one gives it up', () => {
  const release = claimDataFolder(folder);
  expect(() => claimDataFolder(folder)).toThrow(`in use by process ${process.pid}. Stop that process first`);
  release();
  claimDataFolder(folder)();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process that is gone', '4194304 1'],
  ['an earlier process with our number', `${process.pid} 1`],
  ['nobody', ''],
])('what %s left is taken over', (_who, mark) => {
  fs.writeFileSync(lock(), mark);
  const release = claimDataFolder(folder);
  expect(() => claimDataFolder(folder)).toThrow('in use by process');
  release();
});

test('a folder that cannot be made is named in a sentence', () => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  expect(() => claimDataFolder(path.join(folder, 'file/data'))).toThrow(
    /^We cannot write in the data folder .*file\/data/,
  );
});
