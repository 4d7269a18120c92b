import { mock } from 'node:test';
import { setImmediate as immediate } from 'node:timers/promises';
import { WriteBatch } from './write-batch.js';

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => {
  mock.timers.reset();
});

/** Whatever follows from what just happened has happened. */
async function turn(): Promise<void> {
  await immediate();
  await immediate();
}

/** The time after which a statement counts as slow */
async function aWhile(): Promise<void> {
  mock.timers.tick(20);
  await turn();
}

interface Item {
  name: string;
  key?: string;
}

/** A store that holds each statement until it is let go. */
function makeStore() {
  const statements: { names: string[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const batch = new WriteBatch<Item, string>({
    write: (items) =>
      new Promise((resolve, reject) => {
        statements.push({
          names: items.map(({ name }) => name),
          finish: () => resolve(items.map(({ name }) => `${name} stored`)),
          fail: reject,
        });
      }),
    keyOf: ({ key }) => key,
    isDataError: (error) => (error as Error).message === 'bad data',
  });
  return { batch, statements, sent: () => statements.map(({ names }) => names) };
}

test('one alone goes at once, and what comes meanwhile goes together after it', async () => {
  const { batch, statements, sent } = makeStore();
  const first = batch.add({ name: 'a' });
  await turn();
  const others = ['b', 'c'].map((name) => batch.add({ name }));
  await turn();
  expect(sent()).toEqual([['a']]);
  statements[0]?.finish();
  expect(await first).toBe('a stored');
  await turn();
  expect(sent()).toEqual([['a'], ['b', 'c']]);
  statements[1]?.finish();
  expect(await Promise.all(others)).toEqual(['b stored', 'c stored']);
});

test('nobody is answered before their own statement is done', async () => {
  const { batch, statements } = makeStore();
  let answered = false;
  const first = batch.add({ name: 'a' }).then(() => (answered = true));
  await turn();
  expect(answered).toBe(false);
  statements[0]?.finish();
  await first;
});

test('at most fifty go in one statement', async () => {
  const { batch, statements, sent } = makeStore();
  const all = Array.from({ length: 120 }, (_, index) => batch.add({ name: String(index) }));
  for (let statement = 0; statement < 3; statement += 1) {
    await turn();
    statements[statement]?.finish();
    await turn();
  }
  expect((await Promise.all(all)).length).toBe(120);
  expect(sent().map((names) => names.length)).toEqual([50, 50, 20]);
});

test('one key never travels twice at the same time, not even in the second lane', async () => {
  const { batch, statements, sent } = makeStore();
  const all = [
    { name: 'a', key: 'same' },
    { name: 'b', key: 'same' },
    { name: 'c', key: 'other' },
  ].map((item) => batch.add(item));
  await turn();
  expect(sent()).toEqual([['a', 'c']]);
  await aWhile();
  expect(sent()).toHaveLength(1);
  statements[0]?.finish();
  await all[0];
  await turn();
  expect(sent()).toEqual([['a', 'c'], ['b']]);
  statements[1]?.finish();
  await Promise.all(all);
});

test('a slow statement opens a second lane, and no third', async () => {
  const { batch, statements, sent } = makeStore();
  const all = [batch.add({ name: 'slow' })];
  await turn();
  all.push(batch.add({ name: 'b' }));
  await turn();
  expect(sent()).toEqual([['slow']]);
  await aWhile();
  expect(sent()).toEqual([['slow'], ['b']]);
  all.push(batch.add({ name: 'c' }));
  await aWhile();
  expect(sent()).toHaveLength(2);
  statements[1]?.finish();
  await turn();
  expect(sent()).toEqual([['slow'], ['b'], ['c']]);
  for (const { finish } of statements) finish();
  await Promise.all(all);
});

test('bad data is found by halves; its neighbours are stored', async () => {
  const { batch, statements, sent } = makeStore();
  const all = ['good', 'bad', 'fine'].map((name) => batch.add({ name }));
  const settled = Promise.allSettled(all);
  for (let sentNext = 0; sentNext < 5; sentNext += 1) {
    await turn();
    if (statements[sentNext]?.names.includes('bad')) statements[sentNext]?.fail(new Error('bad data'));
    else statements[sentNext]?.finish();
  }
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(sent()).toEqual([['good', 'bad', 'fine'], ['good', 'bad'], ['good'], ['bad'], ['fine']]);
});

test('a lost connection is everybody’s, and the next ones go again', async () => {
  const { batch, statements } = makeStore();
  const all = ['a', 'b'].map((name) => batch.add({ name }));
  const settled = Promise.allSettled(all);
  await turn();
  statements[0]?.fail(new Error('connection lost'));
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(statements).toHaveLength(1);
  const next = batch.add({ name: 'c' });
  await turn();
  statements[1]?.finish();
  expect(await next).toBe('c stored');
});
