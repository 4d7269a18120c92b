import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useSearchParams } from 'react-router-dom';
import { ENQUIRY_STATUSES, type EnquiryStatusName } from 'domain/vocabulary/applications';
import type { EnquiryKind, EnquirySort } from '../../schema.generated';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { SearchBox } from '../../ui/console/search-box';
import type { Sorting } from '../../ui/console/sort-header';

export const ENQUIRY_KINDS: readonly { value: EnquiryKind; label: string }[] = [
  { value: 'APPLICATION', label: 'Application' },
  { value: 'LEAD', label: 'Lead' },
  { value: 'BOOKING', label: 'Booking' },
  { value: 'CONTACT', label: 'Message' },
];

/** The columns by the names they have in the address, and the way each goes first. */
export const SORTS = {
  came: { by: 'CREATED', first: 'descending' },
  who: { by: 'NAME', first: 'ascending' },
  what: { by: 'SUBJECT', first: 'ascending' },
  due: { by: 'DUE', first: 'ascending' },
  status: { by: 'STATUS', first: 'ascending' },
} as const satisfies Record<string, { by: EnquirySort; first: 'ascending' | 'descending' }>;
export type SortColumn = keyof typeof SORTS;

type Change = Record<string, string | undefined>;

export interface Filters {
  q: string;
  status: EnquiryStatusName | undefined;
  kind: EnquiryKind | undefined;
  overdue: boolean;
  page: number;
  sorting: Sorting<SortColumn>;
  /** Changes a filter: the list begins anew. */
  set: (change: Change) => void;
  /** Turns the page, as a step of its own: Back turns it back. */
  go: (page: number) => void;
}

/** `?sort=who`, and `&order=descending` where a column does not go its usual way. */
function sortingOf(search: URLSearchParams): Sorting<SortColumn> {
  const asked = search.get('sort') ?? '';
  const by = asked in SORTS ? (asked as SortColumn) : 'came';
  const order = search.get('order') ?? SORTS[by].first;
  return { by, descending: order === 'descending' };
}

export const inAddress = ({ by, descending }: Sorting<SortColumn>): Change => {
  const order = descending ? 'descending' : 'ascending';
  return { sort: by === 'came' ? undefined : by, order: order === SORTS[by].first ? undefined : order };
};

/** Filters and page live in the address: a link to a colleague shows the same list. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    q: search.get('q') ?? '',
    status: ENQUIRY_STATUSES.find(({ value }) => value === search.get('status'))?.value,
    kind: ENQUIRY_KINDS.find(({ value }) => value === search.get('kind'))?.value,
    overdue: search.get('overdue') === '1',
    sorting: sortingOf(search),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    set(change) {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      );
    },
    go(page) {
      setSearch((current) => {
        const next = new URLSearchParams(current);
        next.set('page', String(page));
        return next;
      });
    },
  };
}

export function FilterBar({ filters, total }: { filters: Filters; total: number | undefined }): ReactNode {
  const { q, status, kind, overdue, set } = filters;
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        label="Name, email, phone or application number"
        placeholder="Name, email, phone or number"
        value={q}
        onChange={(typed) => set({ q: typed || undefined })}
      />
      <MenuFilter
        label="Status"
        all="Every status"
        options={ENQUIRY_STATUSES}
        value={status}
        onChange={(value) => set({ status: value })}
      />
      <MenuFilter
        label="Kind"
        all="Every kind"
        options={ENQUIRY_KINDS}
        value={kind}
        onChange={(value) => set({ kind: value })}
      />
      <ToggleButton
        className={`a-chip${overdue ? ' a-chip-on' : ''}`}
        isSelected={overdue}
        onChange={(on) => set({ overdue: on ? '1' : undefined })}
      >
        Overdue only
      </ToggleButton>
      <p className="count num" role="status">
        {total !== undefined && `${total} ${total === 1 ? 'enquiry' : 'enquiries'}`}
      </p>
    </form>
  );
}
