import { turns } from './turns.js';

/** Work that ends when the test says so. */
function held() {
  let end = (): void => undefined;
  let fail = end;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('spoiled'));
  });
  return { end, fail, work: () => done };
}

describe('turns', () => {
  it('starts no more than the limit at once, and the rest in the order they came', async () => {
    const inTurn = turns(2);
    const begun: number[] = [];
    const pieces = [0, 1, 2, 3].map(held);
    const results = pieces.map(({ work }, index) =>
      inTurn(async () => {
        begun.push(index);
        await work();
        return index;
      }),
    );
    expect(begun).toEqual([0, 1]);
    pieces[1]?.end();
    expect(await results[1]).toBe(1);
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of pieces) end();
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('gives the turn of failed work to the next', async () => {
    const inTurn = turns(1);
    const [first, second] = [held(), held()];
    const spoiled = inTurn(first.work);
    const next = inTurn(second.work);
    first.fail();
    await expect(spoiled).rejects.toThrow('spoiled');
    second.end();
    await expect(next).resolves.toBeUndefined();
  });
});
