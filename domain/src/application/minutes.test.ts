import { COMPREHENSIVE_MINUTES } from '../vocabulary/constants.js';
import { aboutMinutes } from './minutes.js';
import { standings } from './standing.js';

test('what the whole form is said to take is what its parts take', () => {
  expect(aboutMinutes(standings({}).reduce((sum, { section }) => sum + section.minutes, 0))).toBe(
    COMPREHENSIVE_MINUTES,
  );
});

test.each([
  [0, 0],
  [7, 7],
  [10, 10],
  [11, 15],
  [25, 25],
  [27, 30],
])('%i minutes are about %i', (minutes, about) => {
  expect(aboutMinutes(minutes)).toBe(about);
});
