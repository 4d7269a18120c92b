import { mock } from 'node:test';
import { onceAMinute, onceAMinuteEach } from './once-a-minute.js';

afterEach(() => mock.timers.reset());

test('says the first of each minute, and how many were kept back', () => {
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const said: unknown[] = [];
  const say = onceAMinute<string>((words, keptBack) => said.push([words, keptBack]));
  for (const words of ['a', 'b', 'c']) say(words);
  mock.timers.tick(59_999);
  say('d');
  mock.timers.tick(1);
  say('e');
  mock.timers.tick(60_000);
  say('f');
  expect(said).toEqual([
    ['a', 0],
    ['e', 3],
    ['f', 0],
  ]);
});

test('each kind is said by itself', () => {
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const said: unknown[] = [];
  const say = onceAMinuteEach<string>(
    (words) => words.charAt(0),
    (words, keptBack) => said.push([words, keptBack]),
  );
  for (const words of ['a1', 'b1', 'a2', 'a3']) say(words);
  mock.timers.tick(60_000);
  say('a4');
  expect(said).toEqual([
    ['a1', 0],
    ['b1', 0],
    ['a4', 2],
  ]);
});
