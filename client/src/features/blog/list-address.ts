import { paths } from '../../lib/paths';

/** What of the posts a list shows. */
export interface Listed {
  page: number;
  category: string | undefined;
  tag: string | undefined;
  q: string | undefined;
}

/** The address of a list; it holds all that makes it. */
export function listAddress({ page = 1, ...filter }: Partial<Listed>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.blogs}?${text}` : paths.blogs;
}
