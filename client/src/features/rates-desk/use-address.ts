import { useMemo } from 'react';
import { useAddressState } from '../../lib/address-state';
import { readAddress, writeAddress, type Address } from './address';

export interface Desk {
  at: Address;
  /** Shows another view of the list, from its first page. */
  show: (change: Partial<Address>) => void;
  /** Turns the page. Back turns it back. */
  go: (page: number) => void;
}

export function useAddress(): Desk {
  const { search, write, go } = useAddressState();
  const at = useMemo(() => readAddress(search), [search]);
  return {
    at,
    show: (change) => write((now) => writeAddress({ ...readAddress(now), page: 1, ...change })),
    go,
  };
}
