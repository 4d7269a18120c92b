import { createElement, use, type ComponentType } from 'react';
import type { Api } from '../lib/api';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isTypeLanding, LANDING_LINKS, type LandingName } from '@brokerage/domain/landings/links';
import { LANDING_PAGES, LANDING_THANKS } from '../landings/pages';
import type { HeadOf } from '../lib/head';
import { trackLoading } from '../lib/navigation';
import { paths } from '../lib/paths';

export interface PageAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

export interface PageModule {
  default: ComponentType;
  /** Asks for what the page shows, on the server before the one rendering. */
  preload?: (client: Api, at: PageAt) => Promise<unknown>;
  head?: HeadOf;
  /** The parameters behind the question mark that change what is shown; the server renders without all others. */
  reads?: readonly string[];
  /** Of a pattern: the addresses that a search may show */
  addresses?: readonly string[];
  /** Of a pattern: what its address turns out to be, once what it shows was asked for. */
  answer?: (at: Omit<PageAt, 'search'> & { client: Api }) => {
    redirect?: string;
    missing?: true;
    /** It was here, and will not come back */
    gone?: true;
    alone?: true;
  };
  /** What search engines read of what the page shows (schema.org). */
  facts?: (at: Omit<PageAt, 'search'> & { client: Api; origin: string }) => readonly object[];
  /** Of a landing page: what it offers, for search engines. */
  offers?: (at: Pick<PageAt, 'params'>) => string;
  /** Questions and answers on the page, for search engines. */
  questions?: (at: Omit<PageAt, 'search'> & { client: Api }) => readonly { question: string; answer: string }[];
}

export type Layout = 'site' | 'bare' | 'console';

export interface PageRoute {
  path: string;
  /** The page's file under src/, without its ending. */
  file: string;
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
type Options = Partial<Pick<PageRoute, 'layout' | 'requires' | 'tellsOfEnd' | 'valid'>> & {
  /** Where the file is not called as the address is: /calculator/purchase is calculator-purchase.tsx. */
  file?: string;
};

/** Like React.lazy, but shown at once, without a fallback, where the code was loaded before: on the server and at hydration. */
function page(folder: string, path: string, get: Get, options: Options): PageRoute {
  const { file = path.slice(1).replaceAll('/', '-'), ...rest } = options;
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
  return { path, file: `${folder}/${file}`, layout: 'site', ...rest, load, Component };
}

/** The pages of a folder, with what they have in common. */
const pagesIn =
  (folder: string, shared?: Options) =>
  (path: string, get: Get, options?: Options): PageRoute =>
    page(folder, path, get, { ...shared, ...options });
const bare = { layout: 'bare' } as const;
const publicPage = pagesIn('pages/public');
const thankYouPage = pagesIn('pages/landing', bare);
const landingPage = pagesIn('landings', bare);
const accountPage = pagesIn('pages/account', { requires: 1 });
/** What stands in the console's place before its code: it comes with each of its pages, so that no other page brings it. */
export const consoleWait: { Component?: ComponentType } = {};
const loadWait = async (): Promise<void> => {
  consoleWait.Component ??= (await import('./layouts/console-wait')).ConsoleWait;
};
const inConsole =
  (make: ReturnType<typeof pagesIn>) =>
  (path: string, get: Get, options?: Options): PageRoute =>
    make(path, async () => (await Promise.all([get(), loadWait()]))[0], options);
/** An adviser's own desk: the console's parts, at the first level */
const deskPage = inConsole(pagesIn('pages/account', { requires: 1, layout: 'console' }));
const consolePage = inConsole(pagesIn('pages/console', { requires: 3, layout: 'console' }));

const editor: Get = () => import('../pages/console/blogs-form');

/** The landing pages with a page of their own, and below them their thank-you pages; then those that share one. */
const LANDING_ROUTES: readonly PageRoute[] = [
  ...Object.entries<Get>(LANDING_PAGES).map(([name, get]) =>
    landingPage(paths.landing(name as LandingName), get, { file: `${name}/page` }),
  ),
  ...Object.entries<Get>(LANDING_THANKS).map(([name, get]) =>
    landingPage(`${paths.landing(name as LandingName)}/thankyou`, get, { file: `${name}/thanks` }),
  ),
  landingPage('/mortgage/:type/*', () => import('../landings/mortgages/type-page'), {
    file: 'mortgages/type-page',
    valid: ({ type = '' }) => isTypeLanding(type),
  }),
  thankYouPage('/thankyou', () => import('../pages/landing/thankyou')),
  thankYouPage('/:mortgageType/thankyou', () => import('../pages/landing/thankyou'), {
    file: 'thankyou',
    valid: ({ mortgageType = '' }) => isTypeLanding(mortgageType),
  }),
];

export const MISSING = publicPage('*', () => import('../pages/public/missing'), { file: 'missing' });

/** While developing only; the build finds the condition false and leaves these pages out. */
const DEVELOPING: readonly PageRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        page('pages/dev', '/dev/components', () => import('../pages/dev/dev-components'), {
          ...bare,
          file: 'dev-components',
        }),
        page('pages/dev', '/dev/components/console', () => import('../pages/dev/dev-console'), {
          ...bare,
          file: 'dev-console',
        }),
      ];

/** Every address of the site, public ones first. */
export const PAGES: readonly PageRoute[] = [
  publicPage('/', () => import('../pages/public/home'), { file: 'home' }),
  publicPage('/agent/:subdomain', () => import('../pages/public/agent'), { file: 'agent' }),
  publicPage('/calculator', () => import('../pages/public/calculator')),
  publicPage('/calculator/purchase', () => import('../pages/public/calculator-purchase')),
  publicPage('/calculator/down-payments', () => import('../pages/public/calculator-down-payments')),
  publicPage('/calculator/affordability', () => import('../pages/public/calculator-affordability')),
  publicPage('/calculator/renewal', () => import('../pages/public/calculator-renewal')),
  publicPage('/calculator/penalty', () => import('../pages/public/calculator-penalty')),
  publicPage('/calculator/rate-rise', () => import('../pages/public/calculator-rate-rise')),
  publicPage('/calculator/compare', () => import('../pages/public/calculator-compare')),
  publicPage('/calculator/refinance', () => import('../pages/public/calculator-refinance')),
  publicPage('/rates', () => import('../pages/public/rates')),
  publicPage('/rates/watch', () => import('../pages/public/rates-watch')),
  publicPage('/your-mortgages', () => import('../pages/public/your-mortgages')),
  publicPage('/rate-hold', () => import('../pages/public/rate-hold')),
  publicPage('/renewal-letter', () => import('../pages/public/renewal-letter')),
  publicPage('/blogs', () => import('../pages/public/blogs')),
  publicPage('/blog/:id', () => import('../pages/public/blog'), { file: 'blog' }),
  publicPage('/auth', () => import('../pages/public/auth')),
  publicPage('/form-selection', () => import('../pages/public/form-selection')),
  publicPage('/basic-form', () => import('../pages/public/basic-form')),
  publicPage('/comprehensive-form', () => import('../pages/public/comprehensive-form')),
  publicPage('/mortgage/success', () => import('../pages/public/mortgage-success')),
  publicPage('/comprehensive-success', () => import('../pages/public/comprehensive-success')),
  publicPage('/contact', () => import('../pages/public/contact')),
  publicPage('/privacy', () => import('../pages/public/privacy')),
  publicPage('/terms', () => import('../pages/public/terms')),
  publicPage('/about', () => import('../pages/public/about')),
  publicPage('/aboutus', () => import('../pages/public/about'), { file: 'about' }),
  publicPage('/careers', () => import('../pages/public/careers')),
  publicPage('/careers/:slug', () => import('../pages/public/job'), { file: 'job' }),
  publicPage('/reset-password', () => import('../pages/public/reset-password')),
  publicPage('/verify-email', () => import('../pages/public/verify-email')),
  publicPage('/co-applicant', () => import('../pages/public/co-applicant')),
  publicPage('/unsubscribe', () => import('../pages/public/unsubscribe')),
  publicPage('/unsubscribe/success', () => import('../pages/public/unsubscribe-success')),
  publicPage('/booking/:token', () => import('../pages/public/booking'), { file: 'booking' }),
  publicPage('/unauthorized', () => import('../pages/public/unauthorized')),
  publicPage('/first-time-buyers', () => import('../pages/public/first-time-buyers')),

  ...LANDING_ROUTES,

  accountPage('/account', () => import('../pages/account/account')),
  deskPage('/account/leads', () => import('../pages/account/account-leads')),
  deskPage('/account/leads/:id', () => import('../pages/account/account-lead'), { file: 'account-lead' }),
  deskPage('/account/calls', () => import('../pages/account/account-calls')),
  deskPage('/account/files', () => import('../pages/account/account-files')),
  deskPage('/account/hours', () => import('../pages/account/account-hours')),
  consolePage('/blogs-edit', () => import('../pages/console/blogs-edit'), { requires: 2 }),
  consolePage('/blogs-form/:id', editor, { requires: 2, file: 'blogs-form' }),
  consolePage('/blogs-add', editor, { requires: 2, file: 'blogs-form' }),
  consolePage('/moderator', () => import('../pages/console/moderator'), {
    requires: 2,
    tellsOfEnd: true,
  }),
  consolePage('/admin', () => import('../pages/console/admin')),
  consolePage('/admin/enquiries', () => import('../pages/console/admin-enquiries')),
  consolePage('/admin/enquiries/:id', () => import('../pages/console/admin-enquiry'), { file: 'admin-enquiry' }),
  consolePage('/admin/applications/:id', () => import('../pages/console/admin-application'), {
    file: 'admin-application',
  }),
  consolePage('/admin/applications/:id/fit', () => import('../pages/console/admin-lender-fit'), {
    file: 'admin-lender-fit',
  }),
  consolePage('/admin/calendar', () => import('../pages/console/admin-calendar')),
  consolePage('/admin/maturities', () => import('../pages/console/admin-maturities')),
  consolePage('/admin/mail', () => import('../pages/console/admin-mail')),
  consolePage('/admin/rates', () => import('../pages/console/admin-rates')),
  consolePage('/admin/lenders', () => import('../pages/console/admin-lenders')),
  consolePage('/admin/people', () => import('../pages/console/admin-people')),
  consolePage('/admin/jobs', () => import('../pages/console/admin-jobs')),
  consolePage('/admin/jobs/:id', () => import('../pages/console/admin-job'), { file: 'admin-job' }),
  consolePage('/admin/analytics', () => import('../pages/console/admin-analytics')),
  consolePage('/admin/audit', () => import('../pages/console/admin-audit')),
  consolePage('/admin/settings', () => import('../pages/console/admin-settings')),
  consolePage('/agentManager', () => import('../pages/console/agent-manager'), { file: 'agent-manager' }),
  consolePage('/agentManager/:id', () => import('../pages/console/agent-editor'), { file: 'agent-editor' }),
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

const objects: RouteObject[] = [...PAGES, ...REDIRECTS].map((route) => ({ path: route.path, handle: route }));

/** Which page an address shows; the page for missing addresses takes every other. */
export function pageAt(pathname: string): Match {
  const found = matchRoutes(objects, pathname)?.[0];
  const route = found?.route.handle as PageRoute | RedirectRoute | undefined;
  if (!found || !route) return { page: MISSING, params: {} };
  if ('to' in route) return { page: MISSING, params: found.params, redirect: route.to };
  if (route.valid && !route.valid(found.params)) return { page: MISSING, params: {} };
  return { page: route, params: found.params };
}
