import type { Api } from '../lib/api';
import { fileOf } from './page-file';
import type { PageRoute } from './routes';

export interface PageAt {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** What a page tells the server alone, in `<page>.server.ts` beside it: the browser fetches none of it. */
export interface ServerHalf {
  /** Asks for what the page shows, before the one rendering. */
  preload?: (client: Api, at: PageAt) => Promise<unknown>;
  /** Of a pattern: asks for what is shown where nothing is at the address. */
  preloadMissing?: (client: Api) => Promise<unknown>;
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

const HALVES = import.meta.glob<ServerHalf>(['../pages/public/*.server.ts', '../landings/*/*.server.ts'], {
  eager: true,
});

/** A page without a half of its own asks for nothing, and its address says all. */
export const serverHalfOf = (page: PageRoute): ServerHalf => HALVES[`../${fileOf(page)}.server.ts`] ?? {};
