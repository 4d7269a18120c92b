import { errorWith } from '../../../test/error-with.js';
import { EventBuffer } from './event-buffer.js';
import { eventually } from '../../../test/eventually.js';

const quiet = (): void => undefined;

test('what is added is written without being asked for', async () => {
  const written: number[] = [];
  const buffer = new EventBuffer<number>({
    write: async (items) => void written.push(...items),
    setAside: quiet,
    onError: quiet,
  });
  expect(buffer.add([1, 2])).toBe(true);
  await eventually(() => expect(written).toEqual([1, 2]));
});

test('500 go at once, the rest with a flush, and none twice', async () => {
  const batches: number[] = [];
  const buffer = new EventBuffer<number>({
    write: async (items) => void batches.push(items.length),
    setAside: quiet,
    onError: quiet,
  });
  buffer.add(Array.from({ length: 620 }, (_, index) => index));
  expect(batches).toEqual([500]);
  await buffer.flush();
  expect(batches).toEqual([500, 120]);
});

test('a full buffer refuses, and takes again once there is room', async () => {
  let open = quiet;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const buffer = new EventBuffer<number>({ write: () => gate, setAside: quiet, onError: quiet, mostWaiting: 3 });
  expect(buffer.add([1, 2, 3])).toBe(true);
  expect(buffer.add([4])).toBe(false);
  open();
  await buffer.flush();
  expect(buffer.add([4])).toBe(true);
  await buffer.flush();
});

test('what could not be written is kept for the next attempt', async () => {
  const written: number[] = [];
  const errors: unknown[] = [];
  let away = true;
  const buffer = new EventBuffer<number>({
    async write(items) {
      if (away) throw errorWith('ECONNREFUSED');
      written.push(...items);
    },
    setAside: quiet,
    onError: (error) => errors.push(error),
  });
  buffer.add([1, 2]);
  await buffer.flush();
  expect(written).toEqual([]);
  expect(errors.length).toBeGreaterThan(0);
  away = false;
  await buffer.flush();
  expect(written).toEqual([1, 2]);
});
