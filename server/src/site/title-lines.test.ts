import fc from 'fast-check';
import { titleLines, type Box } from './title-lines.js';

const BOX: Box = { width: 300, height: 100, sizes: [40, 30, 20], lineHeight: 1 };
/** Every sign is half as wide as it is high */
const measure = (text: string, size: number): number => Array.from(text).length * size * 0.5;
const lines = (title: string) => titleLines(title, BOX, measure);

test('a short title is one line of the largest size', () =>
  expect(lines('Fixed or not')).toEqual({ size: 40, lines: ['Fixed or not'] }));

test('lines are about as long as each other', () =>
  expect(lines('Thirty years or twenty')).toEqual({ size: 40, lines: ['Thirty years', 'or twenty'] }));

test('a long title is written smaller, before a word is cut', () => {
  expect(lines('What your lender does not say in the letter')).toMatchObject({ size: 30 });
  expect(lines('Intergenerational wealth')).toEqual({ size: 30, lines: ['Intergenerational', 'wealth'] });
});

test('what fits no size ends with an ellipsis', () => {
  const { size, lines: shown } = lines('word '.repeat(80));
  expect([size, shown.length, shown.at(-1)?.endsWith('…')]).toEqual([20, 5, true]);
});

test('no line leaves the box, and no word is lost where all fit', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 })), (words) => {
      const title = words.join(' ');
      const { size, lines: shown } = lines(title);
      for (const line of shown) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width);
      expect(shown.length * size).toBeLessThanOrEqual(BOX.height);
      if (!shown.at(-1)?.endsWith('…')) expect(shown.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
    }),
  );
});
