import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress, writeAddress, type Address } from './address';

export interface Desk {
  at: Address;
  /** Another view of the list: it begins at its first page. */
  show: (change: Partial<Address>) => void;
  /** Turns the page, as a step of its own: Back turns it back. */
  go: (page: number) => void;
}

export function useAddress(): Desk {
  const [search, setSearch] = useSearchParams();
  const at = useMemo(() => readAddress(search), [search]);
  return {
    at,
    show: (change) => setSearch((now) => writeAddress({ ...readAddress(now), page: 1, ...change }), { replace: true }),
    go: (page) => setSearch((now) => writeAddress({ ...readAddress(now), page })),
  };
}
