import type { Api } from '../lib/api';
import type { Head } from '../lib/head';
import type { PageModule, PageRoute } from './routes';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
  pathname: string;
  search?: URLSearchParams;
}

/** A page behind a sign-in is never to be found by a search, whatever it says itself. */
export function headFor(page: PageRoute, module: PageModule, at: At): Head {
  const head = module.head?.(at) ?? { title: 'Mortgages across Canada', description: 'Canadian mortgage brokers.' };
  return page.requires ? { ...head, noindex: true } : head;
}
