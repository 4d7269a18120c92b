import { useSearchParams } from 'react-router-dom';

export interface AddressFilters {
  get: (name: string) => string;
  page: number;
  /** Whether any filter is set */
  any: boolean;
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
    any: [...search.keys()].some((name) => name !== 'page'),
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
