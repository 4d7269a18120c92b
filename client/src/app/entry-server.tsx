import { StrictMode } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ApolloLink, Observable } from '@apollo/client';
import { print, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { preloadSettings, readBrand, readSite } from '../features/site/settings';
import { makeClient } from '../lib/apollo';
import { fullTitle, headHtml } from '../lib/head';
import { pagesOf, type AgentHost } from './agent-host';
import { App } from './app';
import { MISSING, pageAt, PAGES, type Layout, type PageModule, type PageRoute } from './routes';
import { feedLinks } from './feed-links';
import { headFor } from './head-for';
import { structuredData } from './structured-data';

const PATIENCE_MS = 10_000;
/** Public pages that are kept for nobody: the sign-in, and an address that is a token */
const ALONE = new Set(['/auth', '/booking/:token']);

export interface RenderRequest {
  url: URL;
  execute: (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;
  /** On an agent's host */
  host?: AgentHost;
}

export interface Rendered {
  status: number;
  /** Another path of this site, or a page of the site's own host, for the same parameters */
  redirect?: string;
  title: string;
  head: string;
  body: string;
  state: unknown;
  source: string;
  layout: Layout;
  cacheable: boolean;
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

/** The address with what the page reads of it. A guarded page is never kept: it may read all. */
function shownAddress(url: URL, page: PageRoute, { reads = [] }: PageModule): URL {
  if (page.requires) return url;
  const shown = new URL(url);
  for (const name of new Set(url.searchParams.keys())) if (!reads.includes(name)) shown.searchParams.delete(name);
  return shown;
}

function statusOf(page: PageRoute, { missing, gone }: { missing?: true; gone?: true }): number {
  if (gone) return 410;
  return page === MISSING || missing ? 404 : 200;
}

/** One page as a signed-out visitor sees it. */
export async function render({ url: asked, execute, host }: RenderRequest): Promise<Rendered> {
  const at = host ? pagesOf(host) : pageAt;
  const { page, params, elsewhere, redirect = elsewhere } = at(asked.pathname);
  const facts = { source: `src/pages/${page.file}.tsx`, layout: page.layout };
  if (redirect) {
    return {
      status: 301,
      redirect,
      title: '',
      head: '',
      body: '',
      state: {},
      cacheable: false,
      ...facts,
    };
  }
  const client = makeClient(inProcess(execute), true);
  const module = await page.load();
  const url = shownAddress(asked, page, module);
  // a page stands without what could not be fetched; the browser asks again
  await Promise.allSettled([
    preloadSettings(client),
    page.requires ? undefined : module.preload?.(client, { params, search: url.searchParams }),
  ]);
  const { redirect: moved, missing, gone, alone } = module.answer?.({ params, client }) ?? {};
  if (moved !== undefined) {
    return { status: 301, redirect: moved, title: '', head: '', body: '', state: {}, cacheable: false, ...facts };
  }
  const brand = readBrand(client);
  const head = headFor(page, module, { params, client, pathname: url.pathname });
  const body = await toHtml(
    <StrictMode>
      <App
        client={client}
        at={at}
        router={(children) => <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>}
      />
    </StrictMode>,
  );
  return {
    status: statusOf(page, { missing, gone }),
    title: fullTitle(head, brand),
    head:
      headHtml(head, { brand, origin: url.origin, pathname: url.pathname }) +
      feedLinks(page.path) +
      structuredData({
        page,
        asked: module.questions?.(client),
        head,
        site: readSite(client),
        origin: url.origin,
        shown: module.facts?.({ params, client, origin: url.origin }) ?? [],
      }),
    body,
    state: client.extract(),
    cacheable: !page.requires && !alone && !ALONE.has(page.path),
    ...facts,
  };
}

/** Every address that a search may show: without a parameter, a guard, or another address that counts instead. */
export async function addresses(): Promise<string[]> {
  const client = makeClient(ApolloLink.empty(), true);
  const found = await Promise.all(
    PAGES.filter(({ requires }) => !requires).map(async (page) => {
      const module = await page.load();
      if (module.addresses) return module.addresses;
      if (/[:*]/.test(page.path)) return [];
      const head = headFor(page, module, { params: {}, client, pathname: page.path });
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

/** Tells the names of the parameters that the page of a path reads: an answer that holds whatever else an address says. */
export async function parameters(): Promise<(pathname: string) => readonly string[]> {
  const known = await Promise.all(
    [...PAGES, MISSING].map(async (page) => [page, (await page.load()).reads ?? []] as const),
  );
  const reads = new Map<PageRoute, readonly string[]>(known);
  return (pathname) => reads.get(pageAt(pathname).page) ?? [];
}
