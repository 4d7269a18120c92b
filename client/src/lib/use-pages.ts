import { useState } from 'react';
import { useAddressState } from './address-state';
import { useOnChange } from './effects';

export interface Pages {
  page: number;
  turn: (page: number) => void;
  /** In place of the page before: Back does not lead to one that is no more */
  correct: (page: number) => void;
}

/** Which page of a list is open: in the address, or here alone, where the address is about something else. */
export function usePages(inAddress = true): Pages {
  const { page, go, write } = useAddressState();
  const [here, setHere] = useState(1);
  if (!inAddress) return { page: here, turn: setHere, correct: setHere };
  return {
    page,
    turn: go,
    correct: (to) =>
      write((now) => {
        const next = new URLSearchParams(now);
        next.set('page', String(to));
        return next;
      }),
  };
}

export const lastPage = ({ totalItems, limit }: { totalItems: number; limit: number }): number =>
  Math.max(1, Math.ceil(totalItems / limit));

/** A list may have become shorter, and an address may say anything: beyond the end, the last page is shown. */
export function useLastPage({ page, correct }: Pages, list: Parameters<typeof lastPage>[0] | null | undefined): void {
  const last = list ? lastPage(list) : page;
  const isBeyond = page > last;
  useOnChange(() => {
    if (isBeyond) correct(last);
  }, [isBeyond, last]);
}
