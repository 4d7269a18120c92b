import { isBlogCategory } from '@brokerage/domain/blog/categories';
import { cut } from '@brokerage/domain/text/storable';
import { pageIn } from '../../lib/address-state';
import type { Listed } from './list-address';

/** What of the address the list shows. */
export const LIST_READS = ['page', 'category', 'tag', 'q'] as const;

const LONGEST = 100;

export function listedIn(search: URLSearchParams): Listed {
  const text = (name: string): string | undefined => cut(search.get(name)?.trim() ?? '', LONGEST) || undefined;
  const category = text('category');
  const page = Math.min(pageIn(search), 10_000);
  return { page, category: isBlogCategory(category) ? category : undefined, tag: text('tag'), q: text('q') };
}

export const listVariables = ({ page, category, tag, q }: Listed) => ({ page, filter: { category, tag, q } });
