import { drawnOrder, levelsOf, turned } from './direction.js';

test('parts stand where the bidirectional algorithm puts them', () => {
  expect(drawnOrder([0, 0])).toEqual([0, 1]);
  // 'Name: ', three words from right to left, ', Toronto'
  expect(drawnOrder([0, 1, 1, 1, 0])).toEqual([0, 3, 2, 1, 4]);
  // figures among such words keep their own order
  expect(drawnOrder([1, 1, 2, 2, 1])).toEqual([4, 2, 3, 1, 0]);
  expect(drawnOrder([1, 0, 1])).toEqual([0, 1, 2]);
});

test('only a line that needs it is looked at', () => {
  expect(levelsOf('Nguyễn, 王小明 (A)')).toBeUndefined();
  expect([...(levelsOf('A דוד 1') ?? [])]).toEqual([0, 0, 1, 1, 1, 1, 2]);
});

test('signs that nobody joins are turned, with their mirrors', () => {
  expect(turned('(1.')).toBe('.1)');
});
