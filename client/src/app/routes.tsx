import { createElement, use, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isTypeLanding, LANDING_LINKS, type LandingName } from '@brokerage/domain/landings/links';
import { LANDING_PAGES, LANDING_THANKS } from '../landings/pages';
import type { HeadOf } from '../lib/head';
import { trackLoading } from '../lib/navigation';
import { paths } from '../lib/paths';

export interface PageModule {
  default: ComponentType;
  head?: HeadOf;
}

export type Layout = 'site' | 'bare' | 'console';

export interface PageRoute {
  path: string;
  layout: Layout;
  /** The lowest role that may see it; the server decides again on every call. */
  requires?: 1 | 2 | 3;
  /** The page itself says that its reader’s session is over (customer spec §8: the moderator view). */
  tellsOfEnd?: boolean;
  /** False for addresses that exist only for certain values, as /mortgage/:type does. */
  valid?: (params: Record<string, string | undefined>) => boolean;
  load: () => Promise<PageModule>;
  Component: ComponentType;
}

export interface RedirectRoute {
  path: string;
  to: string;
}

type Get = () => Promise<PageModule>;
type Options = Partial<Pick<PageRoute, 'layout' | 'requires' | 'tellsOfEnd' | 'valid'>>;

/** Like React.lazy, but shown at once, without a fallback, where the code was loaded before: on the server and at hydration. */
function page(path: string, get: Get, options?: Options): PageRoute {
  let loaded: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
  let waited: Promise<PageModule> | undefined;
  const load = (): Promise<PageModule> =>
    (pending ??= get().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // a deployment or a dead network: the next try asks again
        pending = undefined;
        waited = undefined;
        throw error;
      },
    ));
  // what is fetched ahead of a click shows no progress; what is waited for does
  const wait = (): Promise<PageModule> => (waited ??= trackLoading(load()));
  const Component = (): ReturnType<typeof createElement> => createElement((loaded ?? use(wait())).default);
  return { path, layout: 'site', ...options, load, Component };
}

/** Pages with what they have in common. */
const pagesWith =
  (shared: Options) =>
  (path: string, get: Get, options?: Options): PageRoute =>
    page(path, get, { ...shared, ...options });
const barePage = pagesWith({ layout: 'bare' });
const accountPage = pagesWith({ requires: 1 });
/** What stands in the console's place before its code: it comes with each of its pages, so that no other page brings it. */
export const consoleWait: { Component?: ComponentType } = {};
const loadWait = async (): Promise<void> => {
  consoleWait.Component ??= (await import('./layouts/console-wait')).ConsoleWait;
};
const inConsole =
  (make: ReturnType<typeof pagesWith>) =>
  (path: string, get: Get, options?: Options): PageRoute =>
    make(path, async () => (await Promise.all([get(), loadWait()]))[0], options);
/** An adviser's own desk: the console's parts, at the first level */
const deskPage = inConsole(pagesWith({ requires: 1, layout: 'console' }));
const consolePage = inConsole(pagesWith({ requires: 3, layout: 'console' }));

const editor: Get = () => import('../pages/console/blogs-form');

/** The landing pages with a page of their own, and below them their thank-you pages; then those that share one. */
const LANDING_ROUTES: readonly PageRoute[] = [
  ...Object.entries<Get>(LANDING_PAGES).map(([name, get]) => barePage(paths.landing(name as LandingName), get)),
  ...Object.entries<Get>(LANDING_THANKS).map(([name, get]) =>
    barePage(`${paths.landing(name as LandingName)}/thankyou`, get),
  ),
  barePage('/mortgage/:type/*', () => import('../landings/mortgages/type-page'), {
    valid: ({ type = '' }) => isTypeLanding(type),
  }),
  barePage('/thankyou', () => import('../pages/landing/thankyou')),
  barePage('/:mortgageType/thankyou', () => import('../pages/landing/thankyou'), {
    valid: ({ mortgageType = '' }) => isTypeLanding(mortgageType),
  }),
];

export const MISSING = page('*', () => import('../pages/public/missing'));

/** While developing only; the build finds the condition false and leaves these pages out. */
const DEVELOPING: readonly PageRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        barePage('/dev/components', () => import('../pages/dev/dev-components')),
        barePage('/dev/components/console', () => import('../pages/dev/dev-components-console')),
      ];

/** Every address of the site, public ones first. */
export const PAGES: readonly PageRoute[] = [
  page('/', () => import('../pages/public/home')),
  page('/agent/:subdomain', () => import('../pages/public/agent')),
  page('/calculator', () => import('../pages/public/calculator')),
  page('/calculator/purchase', () => import('../pages/public/calculator-purchase')),
  page('/calculator/down-payments', () => import('../pages/public/calculator-down-payments')),
  page('/calculator/affordability', () => import('../pages/public/calculator-affordability')),
  page('/calculator/renewal', () => import('../pages/public/calculator-renewal')),
  page('/calculator/penalty', () => import('../pages/public/calculator-penalty')),
  page('/calculator/rate-rise', () => import('../pages/public/calculator-rate-rise')),
  page('/calculator/compare', () => import('../pages/public/calculator-compare')),
  page('/calculator/refinance', () => import('../pages/public/calculator-refinance')),
  page('/rates', () => import('../pages/public/rates')),
  page('/rates/watch', () => import('../pages/public/rates-watch')),
  page('/your-mortgages', () => import('../pages/public/your-mortgages')),
  page('/rate-hold', () => import('../pages/public/rate-hold')),
  page('/renewal-letter', () => import('../pages/public/renewal-letter')),
  page('/blogs', () => import('../pages/public/blogs')),
  page('/blog/:id', () => import('../pages/public/blog')),
  page('/auth', () => import('../pages/public/auth')),
  page('/form-selection', () => import('../pages/public/form-selection')),
  page('/basic-form', () => import('../pages/public/basic-form')),
  page('/comprehensive-form', () => import('../pages/public/comprehensive-form')),
  page('/mortgage/success', () => import('../pages/public/mortgage-success')),
  page('/comprehensive-success', () => import('../pages/public/comprehensive-success')),
  page('/contact', () => import('../pages/public/contact')),
  page('/privacy', () => import('../pages/public/privacy')),
  page('/terms', () => import('../pages/public/terms')),
  page('/about', () => import('../pages/public/about')),
  page('/aboutus', () => import('../pages/public/about')),
  page('/careers', () => import('../pages/public/careers')),
  page('/careers/:slug', () => import('../pages/public/job')),
  page('/reset-password', () => import('../pages/public/reset-password')),
  page('/verify-email', () => import('../pages/public/verify-email')),
  page('/co-applicant', () => import('../pages/public/co-applicant')),
  page('/unsubscribe', () => import('../pages/public/unsubscribe')),
  page('/unsubscribe/success', () => import('../pages/public/unsubscribe-success')),
  page('/booking/:token', () => import('../pages/public/booking')),
  page('/unauthorized', () => import('../pages/public/unauthorized')),
  page('/first-time-buyers', () => import('../pages/public/first-time-buyers')),

  ...LANDING_ROUTES,

  accountPage('/account', () => import('../pages/account/account')),
  deskPage('/account/leads', () => import('../pages/account/account-leads')),
  deskPage('/account/leads/:id', () => import('../pages/account/account-lead')),
  deskPage('/account/calls', () => import('../pages/account/account-calls')),
  deskPage('/account/files', () => import('../pages/account/account-files')),
  deskPage('/account/hours', () => import('../pages/account/account-hours')),
  consolePage('/blogs-edit', () => import('../pages/console/blogs-edit'), { requires: 2 }),
  consolePage('/blogs-form/:id', editor, { requires: 2 }),
  consolePage('/blogs-add', editor, { requires: 2 }),
  consolePage('/moderator', () => import('../pages/console/moderator'), {
    requires: 2,
    tellsOfEnd: true,
  }),
  consolePage('/admin', () => import('../pages/console/admin')),
  consolePage('/admin/enquiries', () => import('../pages/console/admin-enquiries')),
  consolePage('/admin/enquiries/:id', () => import('../pages/console/admin-enquiry')),
  consolePage('/admin/applications/:id', () => import('../pages/console/admin-application')),
  consolePage('/admin/applications/:id/fit', () => import('../pages/console/admin-lender-fit')),
  consolePage('/admin/calendar', () => import('../pages/console/admin-calendar')),
  consolePage('/admin/maturities', () => import('../pages/console/admin-maturities')),
  consolePage('/admin/mail', () => import('../pages/console/admin-mail')),
  consolePage('/admin/rates', () => import('../pages/console/admin-rates')),
  consolePage('/admin/lenders', () => import('../pages/console/admin-lenders')),
  consolePage('/admin/people', () => import('../pages/console/admin-people')),
  consolePage('/admin/jobs', () => import('../pages/console/admin-jobs')),
  consolePage('/admin/jobs/:id', () => import('../pages/console/admin-job')),
  consolePage('/admin/analytics', () => import('../pages/console/admin-analytics')),
  consolePage('/admin/audit', () => import('../pages/console/admin-audit')),
  consolePage('/admin/settings', () => import('../pages/console/admin-settings')),
  consolePage('/agentManager', () => import('../pages/console/agent-manager')),
  consolePage('/agentManager/:id', () => import('../pages/console/agent-editor')),
  ...DEVELOPING,
  MISSING,
];

/** Both readings of the specification hold: these lead to the landing page of their type, which has no header or footer. */
export const REDIRECTS: readonly RedirectRoute[] = Object.keys(LANDING_LINKS)
  .filter(isTypeLanding)
  .map((name) => ({ path: `/${name}/*`, to: paths.landing(name) }));

export interface Match {
  page: PageRoute;
  params: Record<string, string | undefined>;
  redirect?: string;
  /** The address that it is shown as: an agent's page stands in place of the home page on their own host */
  as?: string;
  /** On an agent's host: the same page of the site's own host */
  elsewhere?: string;
  /** Without the assistant */
  quiet?: true;
}

export type Matching = (pathname: string) => Match;

/** The first word of an address, or what stands for it in a pattern */
const firstOf = (path: string): string | undefined => path.toLowerCase().split('/', 2)[1];

const beginnings = [...PAGES, ...REDIRECTS].map((route) => ({
  first: firstOf(route.path) ?? ':',
  object: { path: route.path, handle: route } satisfies RouteObject,
}));

/**
 * The routes that begin as an address does, or with any word: React Router compiles and ranks all that it is given each time,
 * which took half a millisecond for all of them.
 */
export function nearRoutes(pathname: string): RouteObject[] {
  const asked = firstOf(pathname);
  return beginnings.filter(({ first }) => first === asked || first.startsWith(':')).map(({ object }) => object);
}

/** Which page an address shows; the page for missing addresses takes every other. */
export function pageAt(pathname: string): Match {
  const found = matchRoutes(nearRoutes(pathname), pathname)?.[0];
  const route = found?.route.handle as PageRoute | RedirectRoute | undefined;
  if (!found || !route) return { page: MISSING, params: {} };
  if ('to' in route) return { page: MISSING, params: found.params, redirect: route.to };
  if (route.valid && !route.valid(found.params)) return { page: MISSING, params: {} };
  return { page: route, params: found.params };
}
