import { StrictMode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ApolloLink, Observable } from '@apollo/client';
import { print, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { preloadSettings, readBrand, readSite } from '../features/site/settings';
import { Api } from '../lib/api';
import { makeClient } from '../lib/apollo';
import { apolloOf } from '../lib/apollo-module';
import { fullTitle, headHtml, type Head } from '../lib/head';
import { TrailShown, type Trail } from '../ui/breadcrumb';
import printStyles from '../ui/print.css?url';
import { pagesOf, type AgentHost } from './agent-host';
import { App } from './app';
import { fileOf } from './page-file';
import { MISSING, pageAt, PAGES, type Layout, type Matching, type PageRoute } from './routes';
import { serverHalfOf, type ServerHalf } from './server-halves';
import { feedLinks } from './feed-links';
import { headFor } from './head-for';
import { spellingOf } from './spelling';
import { structuredData, type OfficeFacts } from './structured-data';
import { unavailable } from './unavailable';

const PATIENCE_MS = 10_000;
/** Public pages that are kept for nobody: the sign-in, and an address that is a token */
const ALONE = new Set(['/auth', '/booking/:token']);

export interface RenderRequest {
  url: URL;
  execute: (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;
  /** On an agent's host */
  host?: AgentHost;
  /** Whether the server knows the body for what is missing at a page's pattern */
  isKept?: (pattern: string) => boolean;
}

export interface Rendered {
  status: number;
  /** Another path of this site, or a page of the site's own host, for the same parameters */
  redirect?: string;
  title: string;
  head: string;
  body: string;
  /** Undefined: the browser does not take the body over, it makes its own */
  state: unknown;
  source: string;
  layout: Layout;
  cacheable: boolean;
  /** The pattern of a page that has nothing here. The body says nothing of the address, so it answers every other one. */
  missing?: string;
  /** Nothing was rendered: what the server keeps for this pattern answers */
  answeredBy?: string;
}

/** The operations' texts never change: each is printed once. */
const printed = new WeakMap<DocumentNode, string>();
function textOf(query: DocumentNode): string {
  const known = printed.get(query);
  if (known) return known;
  const fresh = print(query);
  printed.set(query, fresh);
  return fresh;
}

const inProcess = (execute: RenderRequest['execute']): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((sink) => {
        execute(textOf(operation.query), operation.variables).then(
          (result) => {
            sink.next(result);
            sink.complete();
          },
          (error: unknown) => sink.error(error),
        );
      }),
  );

/** Stands for every unknown address, so that what is rendered says nothing of one of them. */
const NOWHERE = '/page-not-found';

const OFFICE = '{ phoneHours { days hours } offices { street unit city province postalCode country } }';
const NO_OFFICE: OfficeFacts = { hours: [], offices: [] };

/** For search engines alone: asked beside the page's client, so that the page carries none of it to the browser. */
const officeFacts = async (execute: RenderRequest['execute']): Promise<OfficeFacts> => {
  const { data } = await execute(OFFICE, {});
  const { phoneHours, offices } = (data ?? {}) as { phoneHours?: OfficeFacts['hours'] } & Partial<OfficeFacts>;
  return { hours: phoneHours ?? [], offices: offices ?? [] };
};

/** React keeps content over a few kilobytes back behind inline scripts, unless told that chunks may be large. */
const WHOLE_PAGE = 1e9;

function toHtml(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: WHOLE_PAGE,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(abort, PATIENCE_MS);
  });
}

/** What the page shows, and the trail in it. */
async function shownAs(api: Api, url: URL, at: Matching): Promise<{ body: string; trail: Trail | undefined }> {
  let trail: Trail | undefined;
  const body = await toHtml(
    <StrictMode>
      <TrailShown value={(shown) => void (trail = shown)}>
        <App
          api={api}
          at={at}
          router={(children) => <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>}
        />
      </TrailShown>
    </StrictMode>,
  );
  return { body, trail };
}

/** A page whose matter is away: it says so, and a search engine comes back. The browser makes the page anew, for it is given no state. */
async function withoutMatter(client: Api, url: URL, at: Matching): Promise<Rendered> {
  const { page } = at(url.pathname);
  const brand = readBrand(client);
  const head: Head = {
    title: 'Not available at the moment',
    description: 'Please try again in a minute.',
    noindex: true,
  };
  return {
    status: 503,
    title: fullTitle(head, brand),
    head: headHtml(head, { brand, origin: url.origin, pathname: url.pathname }),
    body: (await shownAs(client, url, at)).body,
    state: undefined,
    source: `src/${fileOf(page)}.tsx`,
    layout: page.layout,
    cacheable: false,
  };
}

/** The address with what the page reads of it. A guarded page is never kept: it may read all. */
function shownAddress(url: URL, page: PageRoute, { reads = [] }: ServerHalf): URL {
  if (page.requires) return url;
  const shown = new URL(url);
  for (const name of new Set(url.searchParams.keys())) if (!reads.includes(name)) shown.searchParams.delete(name);
  return shown;
}

function statusOf(page: PageRoute, { missing, gone }: { missing?: true; gone?: true }): number {
  if (gone) return 410;
  return page === MISSING || missing ? 404 : 200;
}

/** With scripts the sheet for paper comes after the page (layouts/beside.tsx). */
const PAPER = `<noscript><link rel="stylesheet" href="${printStyles}" media="print"></noscript>`;

/** One page as a signed-out visitor sees it. */
export async function render({ url: asked, execute, host, isKept }: RenderRequest): Promise<Rendered> {
  const at = host ? pagesOf(host) : pageAt;
  const spelled = spellingOf(asked.pathname);
  const respelled = spelled === asked.pathname ? undefined : spelled;
  const { page, params, elsewhere, redirect = elsewhere ?? respelled } = at(spelled);
  const facts = { source: `src/${fileOf(page)}.tsx`, layout: page.layout };
  const nothing = { title: '', head: '', body: '', state: {}, cacheable: false, ...facts };
  const movedTo = (to: string): Rendered => ({ ...nothing, status: 308, redirect: to });
  const answeredBy = (pattern: string): Rendered => ({ ...nothing, status: 404, answeredBy: pattern });
  if (redirect !== undefined) return movedTo(redirect);
  // the page for missing addresses may be asked to search
  const isUnknown = page === MISSING && !asked.searchParams.has('q');
  if (isUnknown && isKept?.(page.path)) return answeredBy(page.path);
  const client = Api.over(apolloOf(makeClient(inProcess(execute), true)));
  const module = await page.load();
  const half = serverHalfOf(page);
  const url = isUnknown ? new URL(NOWHERE, asked) : shownAddress(asked, page, half);
  const matter = Promise.resolve(
    page.requires ? undefined : half.preload?.(client, { params, search: url.searchParams }),
  );
  const isMissing = (): boolean => half.answer?.({ params, client })?.missing === true;
  if (half.answer && isKept?.(page.path)) {
    // nothing else is asked at an address where nothing is
    await Promise.allSettled([matter]);
    if (isMissing()) return answeredBy(page.path);
  }
  // most pages stand without what could not be fetched; the browser asks again
  const [, asking, answered] = await Promise.allSettled([
    preloadSettings(client),
    matter.then(() => (isMissing() ? half.preloadMissing?.(client) : undefined)),
    page.requires ? NO_OFFICE : officeFacts(execute),
  ]);
  const away = asking.status === 'rejected' ? unavailable(page) : undefined;
  if (away) return withoutMatter(client, url, away);
  const { redirect: moved, missing, gone, alone } = half.answer?.({ params, client }) ?? {};
  if (moved !== undefined) return movedTo(moved);
  const isShared = isUnknown || missing === true;
  const brand = readBrand(client);
  const pathname = isShared ? NOWHERE : url.pathname;
  const head = headFor(page, module, { params, client, pathname, search: url.searchParams });
  const { body, trail } = await shownAs(client, url, at);
  const says =
    !isUnknown && Object.values(params).some((value) => value !== undefined && value !== '' && body.includes(value));
  return {
    status: statusOf(page, { missing, gone }),
    title: fullTitle(head, brand),
    head:
      headHtml(head, { brand, origin: url.origin, pathname }) +
      feedLinks(page.path) +
      PAPER +
      structuredData({
        page,
        offers: half.offers?.({ params }),
        asked: half.questions?.({ params, client }),
        head,
        site: readSite(client),
        ...(answered.status === 'fulfilled' ? answered.value : NO_OFFICE),
        origin: url.origin,
        shown: half.facts?.({ params, client, origin: url.origin }) ?? [],
        trail,
      }),
    body,
    // answers about one address would be wrong at another: the browser makes a shared page anew
    state: isShared ? undefined : client.answers(),
    ...(isShared && !says && { missing: page.path }),
    cacheable: !page.requires && !alone && !ALONE.has(page.path),
    ...facts,
  };
}

/** Every address of these pages that a search may show: without a parameter, a guard, or another address that counts instead. */
export async function addresses(pages = PAGES): Promise<string[]> {
  const client = Api.over(apolloOf(makeClient(ApolloLink.empty(), true)));
  const found = await Promise.all(
    pages
      .filter(({ requires }) => !requires)
      .map(async (page) => {
        const half = serverHalfOf(page);
        if (half.addresses) return half.addresses;
        if (/[:*]/.test(page.path)) return [];
        const module = await page.load();
        const head = headFor(page, module, { params: {}, client, pathname: page.path, search: new URLSearchParams() });
        return head.noindex || (head.canonical ?? page.path) !== page.path ? [] : [page.path];
      }),
  );
  return found.flat();
}

/** The pattern of the page at a path, for counting what is served; undefined for a page of the console. */
export function routeOf(pathname: string): string | undefined {
  const { page } = pageAt(pathname);
  return page.layout === 'console' ? undefined : page.path;
}

/**
 * Tells the names of the parameters that the page of a path reads: an answer that holds whatever else an address says.
 * A guarded page is kept for nobody.
 */
export function parameters(): (pathname: string) => readonly string[] {
  return (pathname) => {
    const { page } = pageAt(pathname);
    return (page.requires ? undefined : serverHalfOf(page).reads) ?? [];
  };
}
