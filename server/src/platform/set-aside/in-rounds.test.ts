import { inRounds } from './in-rounds.js';

test.each([0, 1, 2, 3, 4, 7])('%i rows are each handed on once, two at a time', async (count) => {
  const rows = Array.from({ length: count }, (_, n) => `row ${n}`);
  const rounds: (readonly string[])[] = [];
  await inRounds(
    async (after, most) => rows.filter((row) => after === null || row > after).slice(0, most),
    async (round) => void rounds.push(round),
    { keyOf: (row) => row, most: 2 },
  );
  expect(rounds.flat()).toEqual(rows);
});

test('what stops a round is thrown', async () => {
  const work = () => Promise.reject(new Error('away'));
  await expect(inRounds(async () => ['a'], work, { keyOf: (row) => row })).rejects.toThrow('away');
});
