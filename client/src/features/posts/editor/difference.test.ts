import { differenceOf, linesOf } from './difference';

test('a text is a line for each of its parts', () =>
  expect(
    linesOf(
      '<h2>Head</h2><p>One <strong>two</strong></p><ul><li>a</li><li>b</li></ul><figure><img src="/covers/a.svg" alt="A house"></figure>',
    ),
  ).toBe('Head\nOne two\na\nb\n[picture: A house]'));

test('what changed is said by words, and nothing where nothing did', () => {
  expect(differenceOf('Ask your lender first.', 'Ask your lender first.')).toEqual([]);
  expect(differenceOf('Ask your lender first.', 'Ask your broker first.')).toEqual([
    { text: 'Ask your ', kind: 'same' },
    { text: 'lender', kind: 'removed' },
    { text: 'broker', kind: 'added' },
    { text: ' first.', kind: 'same' },
  ]);
});

test('long stretches without a change are shortened', () => {
  const long = 'word '.repeat(400);
  const [first] = differenceOf(`${long}old`, `${long}new`);
  expect(first?.text.length).toBeLessThan(200);
  expect(first?.text).toMatch(/^\n…\nword|^…|^\n…/);
});
