import { isSubdomain, isApiHost, subdomainOfHost, subdomainProblem, suggestedSubdomain } from './subdomain.js';

test.each(['priya-raman', 'abc', 'a1b', `a${'b'.repeat(30)}c`])('%s names a page', (name) => {
  expect([isSubdomain(name), subdomainProblem(name)]).toEqual([true, undefined]);
});

test.each(['', 'ab', '1abc', '-abc', 'abc-', 'Priya', 'a_b', 'a.b', `a${'b'.repeat(31)}c`, 'é-cole'])(
  '%p is no name',
  (name) => {
    expect([isSubdomain(name), subdomainProblem(name)]).toEqual([false, expect.stringContaining('3 to 32')]);
  },
);

test('a name that stands for another alphabet is refused in the editor', () => {
  expect(subdomainProblem('xn--80ak6aa92e')).toContain('3 to 32');
});

test.each(['www', 'app', 'admin', 'api', 'mail', 'blog'])('%s is the site’s own, as a host too', (name) => {
  expect([isSubdomain(name), subdomainProblem(name)]).toEqual([false, expect.stringContaining('kept for the site')]);
});

test.each(['static', 'cdn', 'staging', 'ftp', 'smtp', 'autodiscover'])('%s is refused in the editor alone', (name) => {
  expect([isSubdomain(name), subdomainProblem(name)]).toEqual([true, expect.stringContaining('kept for the site')]);
});

test.each([
  ['priya.mortgages.ca', 'priya'],
  ['PRIYA.Mortgages.ca:4000', 'priya'],
  ['priya.mortgages.ca.', 'priya'],
  ['priya.localhost:4000', 'priya'],
  ['mortgages.ca', undefined],
  ['www.mortgages.ca', undefined],
  ['api.localhost', undefined],
  ['a.priya.mortgages.ca', undefined],
  ['priya.evilmortgages.ca', undefined],
  ['priya.mortgages.ca.evil.test', undefined],
  ['mortgages.ca.evil.test', undefined],
  ['127.0.0.1:4000', undefined],
  ['10.0.0.1', undefined],
  ['[::1]:4000', undefined],
  ['', undefined],
  ['xpriya.mortgages.ca.', 'xpriya'],
  ['priya.mortgages.ca:80:80', undefined],
  ['.mortgages.ca', undefined],
])('the host %p is of %p', (host, name) => {
  expect(subdomainOfHost(host, { siteHost: 'www.mortgages.ca', siteDomain: 'mortgages.ca' })).toBe(name);
});

test('the site’s own host is nobody’s, even where it begins as an agent’s could', () => {
  const own = { siteHost: 'apply.mortgages.ca:443', siteDomain: 'mortgages.ca' };
  expect(subdomainOfHost('Apply.mortgages.ca', own)).toBeUndefined();
  expect(subdomainOfHost('priya.mortgages.ca', own)).toBe('priya');
});

test.each([
  ['api.mortgages.ca', true],
  ['API.Mortgages.ca.:8443', true],
  ['api.localhost:4000', true],
  ['mortgages.ca', false],
  ['www.mortgages.ca', false],
  ['x.api.mortgages.ca', false],
  ['api.mortgages.ca.evil.test', false],
  ['api', false],
])('the host %p is the API’s: %p', (host, api) => {
  expect(isApiHost(host, { siteHost: 'www.mortgages.ca', siteDomain: 'mortgages.ca' })).toBe(api);
  // a site that stands there itself shows its pages
  expect(isApiHost(host, { siteHost: host, siteDomain: 'mortgages.ca' })).toBe(false);
});

test.each([
  ['priya.mortgages.ca', 'priya'],
  ['priya.mortgages.on.ca:8080', 'priya'],
  ['priya.localhost', 'priya'],
  ['mortgages.ca', undefined],
  ['www.mortgages.ca', undefined],
  ['localhost:4000', undefined],
  ['192.168.0.7:4000', undefined],
  ['[::ffff:10.0.0.1]:4000', undefined],
])('without a domain in the settings, the host %p is of %p', (host, name) => {
  expect(subdomainOfHost(host, { siteHost: 'localhost:4000', siteDomain: undefined })).toBe(name);
});

test.each([
  ['Marie-Ève Roy', 'marie-eve-roy'],
  ['  Priya  Raman ', 'priya-raman'],
  ['3 O’Neil', 'oneil'],
  ['李', ''],
])('%p begins as %p', (name, suggestion) => {
  expect(suggestedSubdomain(name)).toBe(suggestion);
});
