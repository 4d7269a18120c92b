import { Autosaver, IDLE_MS, type SaveEnd, type SaveState } from './autosaver';

const SAVED: SaveEnd = { kind: 'saved', at: '2026-11-23T15:42:00Z' };
let text = '';
let sent: string[] = [];
let states: SaveState['kind'][] = [];
let answers: ((end: SaveEnd) => void)[] = [];
let saver: Autosaver;
const type = (letters: string): void => {
  text += letters;
  saver.changed();
};
const later = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const answer = async (end: SaveEnd): Promise<void> => {
  answers.shift()?.(end);
  await later(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  [text, sent, states, answers] = ['', [], [], []];
  const save = (): Promise<SaveEnd> => {
    sent.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  saver = new Autosaver(save, ({ kind }) => states.push(kind));
});
afterEach(() => jest.useRealTimers());

test('a save comes two seconds after the last key, not during typing', async () => {
  for (const letter of 'Renewing early') {
    type(letter);
    await later(IDLE_MS - 100);
  }
  expect(sent).toEqual([]);
  await later(100);
  expect(sent).toEqual(['Renewing early']);
  await answer(SAVED);
  expect(states.slice(-2)).toEqual(['saving', 'saved']);
  await later(60_000);
  expect(sent).toHaveLength(1);
});

test('what is typed during a save is saved by the next, and “saved” is only said when everything is', async () => {
  type('a');
  await later(IDLE_MS);
  type('b');
  await later(IDLE_MS);
  expect(sent).toEqual(['a']);
  await answer(SAVED);
  expect([states.at(-1), saver.isDirty]).toEqual(['typing', true]);
  await later(IDLE_MS);
  expect(sent).toEqual(['a', 'ab']);
  await answer(SAVED);
  expect([states.at(-1), saver.isDirty]).toEqual(['saved', false]);
});

test('a failed save is tried again, with what was typed since', async () => {
  type('a');
  await later(IDLE_MS);
  await answer({ kind: 'failed' });
  expect(states.at(-1)).toBe('failed');
  await later(5_000);
  expect(sent).toHaveLength(2);
  expect(states.at(-1)).toBe('failed');
  await answer({ kind: 'failed' });
  type('b');
  await later(IDLE_MS);
  expect(sent.at(-1)).toBe('ab');
  await answer(SAVED);
  expect(states.at(-1)).toBe('saved');
});

test('after a conflict nothing is saved until the text is the server’s again', async () => {
  type('a');
  await later(IDLE_MS);
  type('b');
  await answer({ kind: 'conflict' });
  type('c');
  await later(60_000);
  await saver.alone(() => Promise.resolve({ kind: 'conflict' }));
  expect([sent, states.at(-1)]).toEqual([['a'], 'conflict']);
  saver.resume();
  type('d');
  await later(IDLE_MS);
  expect(sent).toHaveLength(2);
});

test('publishing waits for the save that is on its way, and no save comes after it', async () => {
  type('a');
  await later(IDLE_MS);
  type('b');
  const published = saver.alone(() => {
    sent.push(`published ${text}`);
    return Promise.resolve(SAVED);
  });
  await later(IDLE_MS);
  expect(sent).toEqual(['a']);
  await answer(SAVED);
  await published;
  await later(60_000);
  expect([sent, states.at(-1)]).toEqual([['a', 'published ab'], 'saved']);
});
