import { PROVINCES } from '@brokerage/domain/application/applications';
import { RATE_TERMS } from '@brokerage/domain/rates/term-list';
import { pageIn } from '../../lib/address-state';
import type { DeskRateFilter, DeskRateSort, DeskTab, RateType, RateVisibility } from '../../schema.generated';
import { DEFAULT_COLUMNS, OPTIONAL_COLUMNS, type ColumnId } from './columns';

export const PAGE_SIZES = [50, 100, 500] as const;
export const TABS = ['all', 'home', 'hidden', 'stale', 'pending', 'history'] as const;
export type TabId = (typeof TABS)[number];

/** What the desk shows. All of it is in the address, so a link shows a colleague the same. */
export interface Address {
  tab: TabId;
  q: string;
  term: number | undefined;
  type: RateType | undefined;
  visible: RateVisibility | undefined;
  province: string | undefined;
  sort: DeskRateSort;
  descending: boolean;
  page: number;
  limit: number;
  columns: ColumnId[];
}

const TYPES: Record<string, RateType> = { fixed: 'FIXED', variable: 'VARIABLE' };
const VISIBLE: Record<string, RateVisibility> = {
  everyone: 'EVERYONE',
  'signed-in': 'SIGNED_IN',
  hidden: 'HIDDEN',
};
const SORTS: Record<string, DeskRateSort> = { lender: 'LENDER', rate: 'RATE', product: 'TERM', updated: 'UPDATED' };
const nameOf = <Value>(names: Record<string, Value>, value: Value | undefined): string | undefined =>
  Object.keys(names).find((name) => names[name] === value);

function columnsOf(text: string | null): ColumnId[] {
  if (text === null) return [...DEFAULT_COLUMNS];
  const named = new Set(text.split(','));
  return OPTIONAL_COLUMNS.map(({ id }) => id).filter((id) => named.has(id));
}

/** Reads an address. Anything unknown falls back to the default. */
export function readAddress(search: URLSearchParams): Address {
  const sort = search.get('sort') ?? '';
  return {
    tab: TABS.find((tab) => tab === search.get('tab')) ?? 'all',
    q: search.get('q') ?? '',
    term: RATE_TERMS.find((term) => String(term) === search.get('term')),
    type: TYPES[search.get('type') ?? ''],
    visible: VISIBLE[search.get('visible') ?? ''],
    province: PROVINCES.find(({ code }) => code === search.get('province'))?.code,
    sort: SORTS[sort.replace(/^-/, '')] ?? 'LENDER',
    descending: sort.startsWith('-') && SORTS[sort.slice(1)] !== undefined,
    page: pageIn(search),
    limit: PAGE_SIZES.find((size) => String(size) === search.get('per')) ?? PAGE_SIZES[0],
    columns: columnsOf(search.get('columns')),
  };
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Writes an address without the defaults. */
export function writeAddress(at: Address): URLSearchParams {
  const sort = `${at.descending ? '-' : ''}${nameOf(SORTS, at.sort) ?? ''}`;
  const parts: [string, string | undefined][] = [
    ['tab', at.tab === 'all' ? undefined : at.tab],
    ['q', at.q],
    ['term', at.term === undefined ? undefined : String(at.term)],
    ['type', nameOf(TYPES, at.type)],
    ['visible', nameOf(VISIBLE, at.visible)],
    ['province', at.province],
    ['sort', sort === 'lender' ? undefined : sort],
    ['page', at.page > 1 ? String(at.page) : undefined],
    ['per', at.limit === PAGE_SIZES[0] ? undefined : String(at.limit)],
  ];
  const search = new URLSearchParams(parts.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  if (!same(at.columns, DEFAULT_COLUMNS)) search.set('columns', at.columns.join(','));
  return search;
}

/** The filter for the list's query. */
export function filterOf({ tab, q, term, type, visible, province }: Address): DeskRateFilter {
  const tabs: Partial<Record<TabId, DeskTab>> = {
    home: 'HOME',
    hidden: 'HIDDEN',
    stale: 'STALE',
    pending: 'PENDING',
  };
  return {
    ...(tabs[tab] && { tab: tabs[tab] }),
    ...(q && { q }),
    ...(term !== undefined && { term }),
    ...(type && { type }),
    ...(visible && { visibility: visible }),
    ...(province && { province }),
  };
}

export const isFiltered = ({ q, term, type, visible, province }: Address): boolean =>
  q !== '' || [term, type, visible, province].some((value) => value !== undefined);

export const NO_FILTERS = {
  q: '',
  term: undefined,
  type: undefined,
  visible: undefined,
  province: undefined,
} as const satisfies Partial<Address>;
