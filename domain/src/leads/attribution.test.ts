import { labelledTouch, readAttribution } from './attribution.js';

const sent = (...touches: unknown[]): string => encodeURIComponent(JSON.stringify(touches));

test('keeps the campaign, the landing path and the domain of the referrer, and nothing else', () => {
  const first = { path: '/mortgage', referrer: 'news.example.ca', utm_source: 'spring', email: 'ada@example.ca' };
  const last = { path: '/agent/priya/about', gclid: 'Cj0K-x_1', utm_term: 'café rates' };
  expect(readAttribution(sent(first, last))).toEqual({
    first: { path: '/mortgage', referrer: 'news.example.ca', utm_source: 'spring' },
    last: { path: '/agent/priya/about', agent: 'priya', gclid: 'Cj0K-x_1', utm_term: 'café rates' },
  });
});

test.each([
  [{ path: '/', utm_source: 'ada@example.ca' }],
  [{ path: '/', utm_term: '416 967-1111' }],
  [{ path: '/', referrer: 'https://example.ca/ada?x=1' }],
  [{ path: '/', gclid: 'a b' }],
  [{ path: '/', utm_campaign: 7 }],
])('%j says nothing of a person', (touch) => {
  expect(readAttribution(sent(touch))).toEqual({ first: { path: '/' }, last: { path: '/' } });
});

test('a token in a path is cut, and long values are', () => {
  const touch = { path: `/booking/${'a'.repeat(43)}/x`, utm_source: 'x'.repeat(500) };
  expect(readAttribution(sent(touch))?.first).toEqual({ path: '/booking', utm_source: 'x'.repeat(100) });
});

test('an emoji on the limit goes as a whole, and what cannot be kept is left out', () => {
  const half = '\ud83d';
  const touch = {
    path: '/',
    utm_campaign: `${'x'.repeat(99)}😀`,
    utm_source: half,
    utm_term: `a${half}b`,
    utm_medium: 'cpc',
  };
  const read = readAttribution(sent(touch));
  expect(read?.first).toEqual({ path: '/', utm_campaign: 'x'.repeat(99), utm_medium: 'cpc' });
});

test.each([undefined, '', '%', 'null', '[]', '[1]', '{}', sent({ path: 'javascript:1' })])('%s is nothing', (text) => {
  expect(readAttribution(text)).toBeUndefined();
});

test('the office reads labels', () => {
  expect(labelledTouch({ path: '/', utm_source: 'spring' })).toEqual([
    { label: 'Landed on', value: '/' },
    { label: 'Source', value: 'spring' },
  ]);
});
