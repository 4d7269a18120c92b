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
import { App } from './app';
import { MISSING, pageAt, PAGES, type Layout } from './routes';
import { headFor } from './head-for';
import { structuredData } from './structured-data';

const PATIENCE_MS = 10_000;

export interface RenderRequest {
  url: URL;
  execute: (query: string, variables: Record<string, unknown>) => Promise<FormattedExecutionResult>;
}

export interface Rendered {
  status: number;
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

/** One page as a signed-out visitor sees it. */
export async function render({ url, execute }: RenderRequest): Promise<Rendered> {
  const { page, params, redirect } = pageAt(url.pathname);
  const facts = { source: page.source, layout: page.layout };
  if (redirect) {
    return {
      status: 302,
      redirect: redirect + url.search,
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
  // a page stands without what could not be fetched; the browser asks again
  await Promise.allSettled([
    preloadSettings(client),
    page.requires ? undefined : module.preload?.(client, { params, search: url.searchParams }),
  ]);
  const brand = readBrand(client);
  const head = headFor(page, module, { params, client, pathname: url.pathname });
  const body = await toHtml(
    <StrictMode>
      <App
        client={client}
        router={(children) => <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>}
      />
    </StrictMode>,
  );
  return {
    status: page === MISSING ? 404 : 200,
    title: fullTitle(head, brand),
    head:
      headHtml(head, { brand, origin: url.origin, pathname: url.pathname }) +
      structuredData({ page, module, head, site: readSite(client), origin: url.origin }),
    body,
    state: client.extract(),
    cacheable: !page.requires && page.path !== '/auth',
    ...facts,
  };
}

/** Every address that a search may show: without a parameter, a guard, or another address that counts instead. */
export async function addresses(): Promise<string[]> {
  const client = makeClient(ApolloLink.empty(), true);
  const found = await Promise.all(
    PAGES.filter(({ path, requires }) => !requires && !/[:*]/.test(path)).map(async (page) => {
      const head = headFor(page, await page.load(), { params: {}, client, pathname: page.path });
      return head.noindex || (head.canonical ?? page.path) !== page.path ? [] : [page.path];
    }),
  );
  return found.flat();
}
