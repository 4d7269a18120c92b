import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { logLines } from '../../test/log-lines.js';
import { KeptFiles } from './kept-files.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-kept-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const { log, lines } = logLines();
const kept = (most = 10, at = folder): KeptFiles => new KeptFiles({ folder: at, most, log });
const bytes = (text: string) => async (): Promise<Buffer> => Buffer.from(text);

test('what several ask for is made once, and found by the next process', async () => {
  let made = 0;
  const files = kept();
  const make = async (): Promise<Buffer> => Buffer.from(`made ${(made += 1)}`);
  const all = await Promise.all([files.make('a.png', make), files.make('a.png', make), files.make('a.png', make)]);
  expect(all.map(String)).toEqual(['made 1', 'made 1', 'made 1']);
  expect(String(await kept().find('a.png'))).toBe('made 1');
  expect(await kept().find('b.png')).toBeUndefined();
});

test('the oldest go when there are more than were wanted', async () => {
  for (let age = 0; age < 10; age += 1) {
    await kept().make(`${age}.png`, bytes('x'));
    fs.utimesSync(path.join(folder, `${age}.png`), 1_000 + age, 1_000 + age);
  }
  await kept().make('new.png', bytes('x'));
  expect(fs.readdirSync(folder).sort()).toEqual(
    ['2', '3', '4', '5', '6', '7', '8', '9', 'new'].map((name) => `${name}.png`),
  );
});

test('what cannot be kept is answered all the same, and what cannot be made is tried again', async () => {
  const file = path.join(folder, 'no-folder');
  fs.writeFileSync(file, '');
  expect(String(await kept(10, file).make('a.png', bytes('x')))).toBe('x');
  expect(lines('a file that was made is not kept')).toHaveLength(1);
  const files = kept();
  await expect(files.make('b.png', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await files.make('b.png', bytes('y')))).toBe('y');
});
