import { setTimeout as pause } from 'node:timers/promises';
import { EICAR, fakeClamd, type FakeClamd } from '../../test/fake-clamd.js';
import { makeScanner, ScannerAwayError } from './scanner.js';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await fakeClamd();
});
afterAll(() => clamd.close());

const scanner = (address = clamd.address) => {
  const [host = '', port] = address.split(':');
  return makeScanner({ clamavAddress: { host, port: Number(port) } });
};

test('a file is clean or infected as the scanner says, and it saw all of it', async () => {
  const large = Buffer.alloc(3_000_000, 'a');
  expect(await scanner().scan([large])).toBe('clean');
  expect(clamd.scanned.at(-1)?.equals(large)).toBe(true);
  expect(await scanner().scan([Buffer.from('x'), Buffer.from(EICAR)])).toBe('infected');
  expect(await scanner().scan([])).toBe('clean');
});

test('without one nothing is called clean', async () => {
  expect(await makeScanner({}).scan([Buffer.from('x')])).toBe('not_scanned');
});

test('one that is away, or says something else, has not said clean', async () => {
  for (const mood of ['away', 'confused'] as const) {
    clamd.mood = mood;
    await expect(scanner().scan([Buffer.from('x')])).rejects.toThrow(ScannerAwayError);
  }
  clamd.mood = 'away';
  async function* slow(): AsyncGenerator<Buffer> {
    for (let piece = 0; piece < 20; piece += 1) {
      await pause(5);
      yield Buffer.alloc(100_000);
    }
  }
  await expect(scanner().scan(slow())).rejects.toThrow(ScannerAwayError);
  clamd.mood = 'well';
  await expect(scanner('127.0.0.1:1').scan([Buffer.from('x')])).rejects.toThrow(ScannerAwayError);
});
