import { LANDINGS } from '@brokerage/domain/landings/landings';
import { isTypeLanding } from '@brokerage/domain/landings/links';
import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from './page-file';
import { matchRoutes } from 'react-router-dom';
import { MISSING, nearRoutes, PAGES, pageAt, REDIRECTS } from './routes';

/** Every address of the specification, one of each kind: [address, route, layout, lowest role]. */
const ADDRESSES: [string, string, string, number?][] = [
  ['/', '/', 'site'],
  ['/agent/priya', '/agent/:subdomain', 'site'],
  ['/calculator', '/calculator', 'site'],
  ['/calculator/purchase', '/calculator/purchase', 'site'],
  ['/calculator/down-payments', '/calculator/down-payments', 'site'],
  ['/calculator/affordability', '/calculator/affordability', 'site'],
  ['/calculator/renewal', '/calculator/renewal', 'site'],
  ['/calculator/penalty', '/calculator/penalty', 'site'],
  ['/calculator/rate-rise', '/calculator/rate-rise', 'site'],
  ['/calculator/compare', '/calculator/compare', 'site'],
  ['/calculator/refinance', '/calculator/refinance', 'site'],
  ['/rates', '/rates', 'site'],
  ['/rates/watch', '/rates/watch', 'site'],
  ['/your-mortgages', '/your-mortgages', 'site'],
  ['/rate-hold', '/rate-hold', 'site'],
  ['/renewal-letter', '/renewal-letter', 'site'],
  ['/blogs', '/blogs', 'site'],
  ['/blog/42', '/blog/:id', 'site'],
  ['/auth', '/auth', 'site'],
  ['/form-selection', '/form-selection', 'site'],
  ['/basic-form', '/basic-form', 'site'],
  ['/comprehensive-form', '/comprehensive-form', 'site'],
  ['/mortgage/success', '/mortgage/success', 'site'],
  ['/comprehensive-success', '/comprehensive-success', 'site'],
  ['/contact', '/contact', 'site'],
  ['/privacy', '/privacy', 'site'],
  ['/terms', '/terms', 'site'],
  ['/about', '/about', 'site'],
  ['/aboutus', '/aboutus', 'site'],
  ['/careers', '/careers', 'site'],
  ['/careers/mortgage-agent-toronto', '/careers/:slug', 'site'],
  ['/careers/apply', '/careers/:slug', 'site'],
  ['/reset-password', '/reset-password', 'site'],
  ['/verify-email', '/verify-email', 'site'],
  ['/co-applicant', '/co-applicant', 'site'],
  ['/unsubscribe', '/unsubscribe', 'site'],
  ['/unsubscribe/success', '/unsubscribe/success', 'site'],
  ['/booking/abc', '/booking/:token', 'site'],
  ['/unauthorized', '/unauthorized', 'site'],
  ['/first-time-buyers', '/first-time-buyers', 'site'],
  ['/nope', '*', 'site'],
  ['/nope/deeper', '*', 'site'],
  ['/mortgage', '/mortgage', 'bare'],
  ['/mortgage/refinance', '/mortgage/:type/*', 'bare'],
  ['/mortgage/equity-takeout/more', '/mortgage/:type/*', 'bare'],
  ['/thankyou', '/thankyou', 'bare'],
  ['/new-purchase/thankyou', '/:mortgageType/thankyou', 'bare'],
  ['/renewal/thankyou', '/:mortgageType/thankyou', 'bare'],
  ['/2ndmortgage', '/2ndmortgage', 'bare'],
  ['/private-financing', '/private-financing', 'bare'],
  ['/self-employed-mortgage', '/self-employed-mortgage', 'bare'],
  ['/realtorquest-letsconnect', '/realtorquest-letsconnect', 'bare'],
  ['/realtorquest-letsconnect/thankyou', '/realtorquest-letsconnect/thankyou', 'bare'],
  ['/account', '/account', 'site', 1],
  ['/account/leads', '/account/leads', 'console', 1],
  ['/account/leads/7', '/account/leads/:id', 'console', 1],
  ['/account/calls', '/account/calls', 'console', 1],
  ['/account/files', '/account/files', 'console', 1],
  ['/account/hours', '/account/hours', 'console', 1],
  ['/blogs-edit', '/blogs-edit', 'console', 2],
  ['/blogs-form/7', '/blogs-form/:id', 'console', 2],
  ['/blogs-add', '/blogs-add', 'console', 2],
  ['/moderator', '/moderator', 'console', 2],
  ['/admin', '/admin', 'console', 3],
  ['/admin/enquiries', '/admin/enquiries', 'console', 3],
  ['/admin/enquiries/7', '/admin/enquiries/:id', 'console', 3],
  ['/admin/applications/7', '/admin/applications/:id', 'console', 3],
  ['/admin/applications/7/fit', '/admin/applications/:id/fit', 'console', 3],
  ['/admin/calendar', '/admin/calendar', 'console', 3],
  ['/admin/maturities', '/admin/maturities', 'console', 3],
  ['/admin/mail', '/admin/mail', 'console', 3],
  ['/admin/rates', '/admin/rates', 'console', 3],
  ['/admin/lenders', '/admin/lenders', 'console', 3],
  ['/admin/people', '/admin/people', 'console', 3],
  ['/admin/analytics', '/admin/analytics', 'console', 3],
  ['/admin/audit', '/admin/audit', 'console', 3],
  ['/admin/jobs', '/admin/jobs', 'console', 3],
  ['/admin/jobs/42', '/admin/jobs/:id', 'console', 3],
  ['/admin/settings', '/admin/settings', 'console', 3],
  ['/agentManager', '/agentManager', 'console', 3],
  ['/agentManager/7', '/agentManager/:id', 'console', 3],
  ['/dev/components', '/dev/components', 'bare'],
  ['/dev/components/console', '/dev/components/console', 'bare'],
];

it.each(ADDRESSES.map(([address, path, layout, requires]) => ({ address, path, layout, requires })))(
  '$address is the page $path',
  ({ address, path, layout, requires }) => {
    const { page, redirect } = pageAt(address);
    expect({ path: page.path, layout: page.layout, requires: page.requires, redirect }).toEqual({
      path,
      layout,
      requires,
      redirect: undefined,
    });
  },
);

it('has no route that neither the list above nor that of the landing pages names', () => {
  const landings = LANDINGS.filter(({ name }) => !isTypeLanding(name));
  const known = [
    ...ADDRESSES.map(([, route]) => route),
    ...landings.flatMap(({ to, lead }) => (lead.thanks === undefined ? [to] : [to, lead.thanks])),
  ];
  expect(PAGES.map((page) => page.path).sort()).toEqual([...new Set(known)].sort());
});

it.each(LANDINGS.map(({ to, lead }) => ({ to, thanks: lead.thanks ?? '/thankyou' })))(
  '$to is a page, and so is its thank-you page',
  ({ to, thanks }) => {
    for (const address of [to, thanks]) expect([address, pageAt(address).page.layout]).toEqual([address, 'bare']);
  },
);

it.each([
  ['/new-purchase', '/mortgage/new-purchase'],
  ['/refinance/rates/today', '/mortgage/refinance'],
  ['/renewal/', '/mortgage/renewal'],
  ['/equity-takeout/anything', '/mortgage/equity-takeout'],
])('%s leads to %s', (address, to) => {
  expect(pageAt(address).redirect).toBe(to);
});

it.each(['/mortgage/yacht', '/mortgage/draft', '/mortgage/user', '/yacht/thankyou'])('%s is missing', (address) => {
  expect(pageAt(address).page).toBe(MISSING);
});

it('finds among the routes that begin as an address does what React Router finds among all', () => {
  const all = [...PAGES, ...REDIRECTS].map(({ path }) => ({ path }));
  const asked = ADDRESSES.flatMap(([address]) => [
    address,
    `${address}/`,
    address.toUpperCase(),
    `${address}/x`,
    `/x${address}`,
  ]);
  for (const address of [...asked, ...REDIRECTS.map(({ path }) => path), '//', '//rates', '/:id', '/*'])
    expect([address, matchRoutes(nearRoutes(address), address)?.[0]?.route.path]).toEqual([
      address,
      matchRoutes(all, address)?.[0]?.route.path,
    ]);
});

it('knows the file of every page, and has none beside them', () => {
  const folder = path.join(import.meta.dirname, '..');
  const files = new Set(PAGES.map((page) => `${fileOf(page)}.tsx`));
  expect([...files].filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([]);
  const halves = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.server.ts'));
  expect(halves.length).toBeGreaterThan(20);
  expect(halves.filter((half) => !files.has(half.replace('.server.ts', '.tsx')))).toEqual([]);
});

it('takes the chunks of a page from the file that its address loads', () => {
  const source = fs.readFileSync(path.join(import.meta.dirname, 'routes.tsx'), 'utf8');
  const editor = /editor: Get = \(\) => import\('\.\.\/([^']+)'\)/.exec(source)?.[1];
  const written = [...source.matchAll(/(?:Page|page)\(\s*'([^']+)',\s*(?:\(\) => import\('\.\.\/([^']+)'\)|editor)/g)];
  const loaded = new Map(written.map(([, at = '', file = editor]) => [at, file]));
  // each landing page is a folder: the two maps of landings/pages.ts name it as the list of addresses does
  const folders = PAGES.filter((page) => /^landings\/[^/]+\/(page|thanks)$/.test(fileOf(page)));
  expect(loaded.size + folders.length).toBe(PAGES.length);
  for (const page of PAGES)
    if (!folders.includes(page)) expect([page.path, fileOf(page)]).toEqual([page.path, loaded.get(page.path)]);
});
