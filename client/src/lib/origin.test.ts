import { rememberOrigin, samePath, takeOrigin } from './origin';

test.each(['/account', '/admin?status=NEW&page=2', '/blog/a-b#c'])('%s is a path of this site', (path) => {
  expect(samePath(path)).toBe(path);
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https://evil.test/account',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /account',
  'account',
  '',
  '/\t/evil.test',
  '/\n/evil.test',
  '/./%2e%2e//evil.test',
  null,
  undefined,
  7,
  {},
])('%p leads nowhere', (path) => {
  expect(samePath(path)).toBeUndefined();
});

test('a remembered path is given once', () => {
  rememberOrigin('/admin');
  expect(takeOrigin()).toBe('/admin');
  expect(takeOrigin()).toBeUndefined();
});

test('a path somebody planted is not followed', () => {
  sessionStorage.setItem('origin', '//evil.test');
  expect(takeOrigin()).toBeUndefined();
});
