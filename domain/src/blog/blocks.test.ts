import { partsOf } from './blocks.js';

test('a post is cut at its live blocks and nowhere else', () => {
  const html =
    '<p>One</p><figure data-block="rates" data-term="5"><p>Today’s rates</p></figure><p>Two</p><figure><img src="/covers/a.svg" alt="" /></figure>';
  expect(partsOf(html)).toEqual([
    { kind: 'html', html: '<p>One</p>' },
    { kind: 'block', block: 'rates', data: { term: '5' }, fallback: '<p>Today’s rates</p>' },
    { kind: 'html', html: '<p>Two</p><figure><img src="/covers/a.svg" alt="" /></figure>' },
  ]);
});

test('an unknown block stays text', () => {
  const html = '<figure data-block="clock"><p>Later</p></figure>';
  expect(partsOf(html)).toEqual([{ kind: 'html', html }]);
});
