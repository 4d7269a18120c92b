import { errorWith } from '../../../test/error-with.js';
import { inHalves, oneByOne } from './in-halves.js';

const bad = (): Error => errorWith('22P02');
const away = (): Error => errorWith('57P01');
const deadlock = (): Error => errorWith('40P01');
const noPartition = (): Error => errorWith('23514');
const check = (): Error => errorWith('23514', 'booking_ends_after');

const numbers = Array.from({ length: 100 }, (_, n) => n);

/** Writes numbers; what `fails` gives for a batch is thrown. */
function store(fails: (batch: readonly number[]) => Error | undefined) {
  const written: number[] = [];
  const aside: number[] = [];
  let statements = 0;
  const work = async (batch: readonly number[]): Promise<void> => {
    statements += 1;
    const error = fails(batch);
    if (error) throw error;
    written.push(...batch);
  };
  const setAside = (one: number): void => void aside.push(one);
  return { written, aside, work, setAside, statements: () => statements };
}

test('all go at once where nothing is wrong', async () => {
  const { written, work, setAside, statements } = store(() => undefined);
  expect(await inHalves(numbers, work, setAside)).toBeUndefined();
  expect([written, statements()]).toEqual([numbers, 1]);
});

test('nothing asks for nothing', async () => {
  const { work, setAside, statements } = store(() => undefined);
  await inHalves([], work, setAside);
  expect(statements()).toBe(0);
});

test.each([[[50]], [[0]], [[99]], [[3, 4, 77]]])(
  '%j are set aside, the others arrive in their order',
  async (poison) => {
    const { written, aside, work, setAside, statements } = store((batch) =>
      batch.some((one) => poison.includes(one)) ? bad() : undefined,
    );
    expect(await inHalves(numbers, work, setAside)).toBeUndefined();
    expect(aside).toEqual(poison);
    expect(written).toEqual(numbers.filter((one) => !poison.includes(one)));
    expect(statements()).toBeLessThan(50);
  },
);

test.each([
  ['a database that is away', away],
  ['a deadlock', deadlock],
  ['a partition that is missing', noPartition],
])('%s sets nothing aside, and all of it is left', async (_what, error) => {
  const { aside, work, setAside } = store(error);
  expect(await inHalves(numbers, work, setAside)).toEqual({ error: error(), left: numbers });
  expect(aside).toEqual([]);
});

test('a check that has a name is the row’s', async () => {
  const { aside, work, setAside } = store((batch) => (batch.includes(7) ? check() : undefined));
  await inHalves(numbers, work, setAside);
  expect(aside).toEqual([7]);
});

test('where the database goes away half-way, what was not written is left', async () => {
  let calls = 0;
  const { written, aside, work, setAside } = store((batch) => {
    calls += 1;
    if (calls > 6) return away();
    return batch.includes(20) ? bad() : undefined;
  });
  const stopped = await inHalves(numbers, work, setAside);
  expect([...written, ...aside, ...(stopped?.left ?? [])].sort((a, b) => a - b)).toEqual(numbers);
  expect(stopped?.left.length).toBeGreaterThan(0);
});

test('one by one goes past the bad one, and stops for what is nobody’s fault', async () => {
  const { written, aside, work, setAside } = store(([one]) => (one === 1 ? bad() : one === 3 ? away() : undefined));
  await expect(oneByOne([0, 1, 2, 3, 4], (one) => work([one]), setAside)).rejects.toThrow('57P01');
  expect([written, aside]).toEqual([[0, 2], [1]]);
});
