import { lookWords } from './look-words';

it.each([
  [[], ''],
  [[['Priya', 'LOOKING']], 'Priya is looking at this too'],
  [[['Priya', 'WRITING']], 'Priya is writing a note'],
  [
    [
      ['Jonah', 'LOOKING'],
      ['Mara', 'LOOKING'],
    ],
    'Jonah and Mara are looking at this too',
  ],
  [
    [
      ['Jonah', 'LOOKING'],
      ['Priya', 'WRITING'],
    ],
    'Priya is writing a note. Jonah is looking at this too.',
  ],
] as [[string, 'LOOKING' | 'WRITING'][], string][])('%j', (others, words) => {
  expect(lookWords(others.map(([name, look]) => ({ name, look })))).toBe(words);
});
