import { createElement, use, type ComponentType } from 'react';
import type { ApolloClient } from '@apollo/client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { trackLoading } from '../lib/navigation';
import type { HeadOf } from '../lib/head';

export interface PageAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

export interface PageModule {
  default: ComponentType;
  /** Asks for what the page shows, on the server before the one rendering. */
  preload?: (client: ApolloClient, at: PageAt) => Promise<unknown>;
  head?: HeadOf;
  /** Questions and answers on the page, for search engines. */
  questions?: readonly { question: string; answer: string }[];
}

export type Layout = 'site' | 'bare' | 'console';

export interface PageRoute {
  path: string;
  /** The page's file: its key in Vite's manifest. */
  source: string;
  layout: Layout;
  /** The lowest role that may see it; the server decides again on every call. */
  requires?: 1 | 2 | 3;
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
type Options = Partial<Pick<PageRoute, 'layout' | 'requires' | 'valid'>>;

/** Like React.lazy, but shown at once, without a fallback, where the code was loaded before: on the server and at hydration. */
function page(path: string, file: string, get: Get, options: Options = {}): PageRoute {
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
  return { path, source: `src/pages/${file}.tsx`, layout: 'site', ...options, load, Component };
}

const upcoming: Get = () => import('../pages/upcoming');
const later = (path: string, options: Options = {}): PageRoute => page(path, 'upcoming', upcoming, options);
const bare = { layout: 'bare' } as const;

export const MORTGAGE_TYPES = ['new-purchase', 'refinance', 'renewal', 'equity-takeout'] as const;
const isMortgageType = (type: string | undefined): boolean => MORTGAGE_TYPES.some((known) => known === type);

export const MISSING = page('*', 'missing', () => import('../pages/missing'));

/** While developing only; the build finds the condition false and leaves these pages out. */
const DEVELOPING: readonly PageRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        page('/dev/components', 'dev-components', () => import('../pages/dev-components'), bare),
        page('/dev/components/console', 'dev-console', () => import('../pages/dev-console'), bare),
      ];

/** Every address of the site, public ones first. */
export const PAGES: readonly PageRoute[] = [
  page('/', 'home', () => import('../pages/home')),
  later('/agent/:subdomain'),
  page('/calculator', 'calculator', () => import('../pages/calculator')),
  page('/calculator/purchase', 'calculator-purchase', () => import('../pages/calculator-purchase')),
  page('/calculator/affordability', 'calculator-affordability', () => import('../pages/calculator-affordability')),
  page('/calculator/renewal', 'calculator-renewal', () => import('../pages/calculator-renewal')),
  page('/calculator/compare', 'calculator-compare', () => import('../pages/calculator-compare')),
  page('/rates', 'rates', () => import('../pages/rates')),
  later('/blogs'),
  later('/blog/:id'),
  page('/auth', 'auth', () => import('../pages/auth')),
  page('/form-selection', 'form-selection', () => import('../pages/form-selection')),
  page('/basic-form', 'basic-form', () => import('../pages/basic-form')),
  later('/comprehensive-form'),
  page('/mortgage/success', 'mortgage-success', () => import('../pages/mortgage-success')),
  later('/comprehensive-success'),
  page('/contact', 'contact', () => import('../pages/contact')),
  page('/privacy', 'privacy', () => import('../pages/privacy')),
  page('/about', 'about', () => import('../pages/about')),
  page('/aboutus', 'about', () => import('../pages/about')),
  page('/careers', 'careers', () => import('../pages/careers')),
  page('/reset-password', 'reset-password', () => import('../pages/reset-password')),
  page('/verify-email', 'verify-email', () => import('../pages/verify-email')),
  page('/unsubscribe', 'unsubscribe', () => import('../pages/unsubscribe')),
  page('/unsubscribe/success', 'unsubscribe-success', () => import('../pages/unsubscribe-success')),
  later('/booking/:token'),
  page('/unauthorized', 'unauthorized', () => import('../pages/unauthorized')),
  page('/first-time-buyers', 'first-time-buyers', () => import('../pages/first-time-buyers')),

  later('/mortgage', bare),
  later('/mortgage/:type/*', { ...bare, valid: ({ type }) => isMortgageType(type) }),
  later('/thankyou', bare),
  later('/:mortgageType/thankyou', { ...bare, valid: ({ mortgageType }) => isMortgageType(mortgageType) }),
  later('/2ndmortgage', bare),
  later('/private-financing', bare),
  later('/self-employed-mortgage', bare),
  later('/realtorquest-letsconnect', bare),
  later('/realtorquest-letsconnect/thankyou', bare),

  page('/account', 'account', () => import('../pages/account'), { requires: 1 }),
  later('/blogs-edit', { requires: 2 }),
  later('/blogs-form/:id', { requires: 2 }),
  later('/blogs-add', { requires: 2 }),
  page('/moderator', 'moderator', () => import('../pages/moderator'), { requires: 2, layout: 'console' }),
  page('/admin', 'admin', () => import('../pages/admin'), { requires: 3, layout: 'console' }),
  page('/admin/enquiries', 'admin-enquiries', () => import('../pages/admin-enquiries'), {
    requires: 3,
    layout: 'console',
  }),
  page('/admin/enquiries/:id', 'admin-enquiry', () => import('../pages/admin-enquiry'), {
    requires: 3,
    layout: 'console',
  }),
  page('/admin/mail', 'admin-mail', () => import('../pages/admin-mail'), { requires: 3, layout: 'console' }),
  page('/admin/rates', 'admin-rates', () => import('../pages/admin-rates'), { requires: 3, layout: 'console' }),
  page('/admin/lenders', 'admin-lenders', () => import('../pages/admin-lenders'), { requires: 3, layout: 'console' }),
  page('/admin/people', 'admin-people', () => import('../pages/admin-people'), { requires: 3, layout: 'console' }),
  page('/admin/audit', 'admin-audit', () => import('../pages/admin-audit'), { requires: 3, layout: 'console' }),
  later('/agentManager', { requires: 3 }),
  ...DEVELOPING,
  MISSING,
];

/** Both readings of the specification hold: these lead to the landing page of their type, which has no header or footer. */
export const REDIRECTS: readonly RedirectRoute[] = MORTGAGE_TYPES.map((type) => ({
  path: `/${type}/*`,
  to: `/mortgage/${type}`,
}));

export interface Match {
  page: PageRoute;
  params: Record<string, string | undefined>;
  redirect?: string;
}

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
