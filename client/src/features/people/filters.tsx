import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

const SETTLED_MS = 250;

export interface AddressFilters {
  get: (name: string) => string;
  page: number;
  /** Changes a filter: the list begins anew. */
  set: (name: string, value: string) => void;
  clear: () => void;
  /** Turns the page, as a step of its own: Back turns it back. */
  go: (page: number) => void;
}

/** Filters and page live in the address: a link to a colleague shows the same list. */
export function useAddressFilters(): AddressFilters {
  const [search, setSearch] = useSearchParams();
  return {
    get: (name) => search.get(name) ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
    set(name, value) {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      );
    },
    clear: () => setSearch({}, { replace: true }),
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
export function SearchBox({
  filters,
  name,
  label,
}: {
  filters: AddressFilters;
  name: string;
  label: string;
}): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const value = filters.get(name);
  useEffect(() => {
    if (box.current && box.current.value.trim() !== value) box.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      ref={box}
      type="search"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => filters.set(name, target.value.trim()), SETTLED_MS);
      }}
    />
  );
}

export function Choice({
  filters,
  name,
  label,
  all,
  choices,
}: {
  filters: AddressFilters;
  name: string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
}): ReactNode {
  return (
    <select aria-label={label} value={filters.get(name)} onChange={({ target }) => filters.set(name, target.value)}>
      <option value="">{all}</option>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
