import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ENQUIRY_STATUSES, type EnquiryStatusName } from 'domain/vocabulary/applications';
import type { EnquiryKind } from '../../schema.generated';

const SETTLED_MS = 250;

export const ENQUIRY_KINDS: readonly { value: EnquiryKind; label: string }[] = [
  { value: 'APPLICATION', label: 'Application' },
  { value: 'LEAD', label: 'Lead' },
  { value: 'BOOKING', label: 'Booking' },
  { value: 'CONTACT', label: 'Message' },
];

type Change = Record<string, string | undefined>;

export interface Filters {
  q: string;
  status: EnquiryStatusName | undefined;
  kind: EnquiryKind | undefined;
  overdue: boolean;
  page: number;
  /** Changes a filter: the list begins anew. */
  set: (change: Change) => void;
  /** Turns the page, as a step of its own: Back turns it back. */
  go: (page: number) => void;
}

/** Filters and page live in the address: a link to a colleague shows the same list. */
export function useFilters(): Filters {
  const [search, setSearch] = useSearchParams();
  return {
    q: search.get('q') ?? '',
    status: ENQUIRY_STATUSES.find(({ value }) => value === search.get('status'))?.value,
    kind: ENQUIRY_KINDS.find(({ value }) => value === search.get('kind'))?.value,
    overdue: search.get('overdue') === '1',
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

/** Typed text reaches the address a moment after the last key; a filter cleared elsewhere empties the box. */
function SearchBox({ q, set }: Pick<Filters, 'q' | 'set'>): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (box.current && box.current.value.trim() !== q) box.current.value = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      ref={box}
      type="search"
      aria-label="Name, email, phone or application number"
      placeholder="Name, email, phone or number"
      defaultValue={q}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => set({ q: target.value.trim() || undefined }), SETTLED_MS);
      }}
    />
  );
}

function Choice({
  name,
  label,
  all,
  value,
  choices,
  set,
}: Pick<Filters, 'set'> & {
  name: string;
  label: string;
  all: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
}): ReactNode {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => set({ [name]: target.value || undefined })}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export function FilterBar({ filters, total }: { filters: Filters; total: number | undefined }): ReactNode {
  const { q, status, kind, overdue, set } = filters;
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox q={q} set={set} />
      <Choice name="status" label="Status" all="Every status" value={status} choices={ENQUIRY_STATUSES} set={set} />
      <Choice name="kind" label="Kind" all="Every kind" value={kind} choices={ENQUIRY_KINDS} set={set} />
      <label className="tick">
        <input
          type="checkbox"
          checked={overdue}
          onChange={({ target }) => set({ overdue: target.checked ? '1' : undefined })}
        />
        Overdue only
      </label>
      <p className="count num" role="status">
        {total !== undefined && `${total} ${total === 1 ? 'enquiry' : 'enquiries'}`}
      </p>
    </form>
  );
}
