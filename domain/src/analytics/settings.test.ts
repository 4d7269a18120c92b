import { analyticsProblems, isDataPlaneUrl, isLocalHost, isSessionId, isWriteKey, timeoutWarning } from './settings.js';

it.each([
  ['key', true],
  ['', false],
  ['  ', false],
  [undefined, false],
  [7, false],
])('the write key %j: %s', (value, good) => {
  expect(isWriteKey(value)).toBe(good);
});

it.each([
  ['https://plane.example.ca', true],
  ['http://localhost:8080/path', true],
  ['ftp://plane.example.ca', false],
  ['plane.example.ca', false],
  ['javascript:alert(1)', false],
  ['', false],
  [undefined, false],
])('the data plane URL %j: %s', (value, good) => {
  expect(isDataPlaneUrl(value)).toBe(good);
});

it.each([
  [1_700_000_000_000, true],
  [1_000_000_000, true],
  [999_999_999, false],
  [-1_700_000_000_000, false],
  [1_700_000_000.5, false],
  ['1700000000000', false],
  [Number.NaN, false],
])('the session id %j: %s', (value, good) => {
  expect(isSessionId(value)).toBe(good);
});

it.each([
  [0, /0: visits are not divided/],
  [9_999, /below 10000 ms/],
  [10_000, undefined],
  [1_800_000, undefined],
])('a timeout of %d ms warns: %s', (timeout, words) => {
  const warning = timeoutWarning(timeout);
  if (words) expect(warning).toMatch(words);
  else expect(warning).toBeUndefined();
});

it('names each setting that is wrong, and no value', () => {
  const problems = analyticsProblems({
    writeKey: ' ',
    dataPlaneUrl: 'secret',
    configUrl: 'ftp://x',
    sessionTimeoutMs: 1,
  });
  expect(problems).toHaveLength(3);
  expect(problems.join(' ')).not.toMatch(/secret|ftp/);
  expect(analyticsProblems({ writeKey: 'key', sessionTimeoutMs: 1 })).toEqual([]);
});

it.each([
  ['localhost', true],
  ['avery.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['example.ca', false],
  ['notlocalhost', false],
])('%s is a local host: %s', (host, local) => {
  expect(isLocalHost(host)).toBe(local);
});
