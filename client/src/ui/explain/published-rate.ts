import { createContext } from 'react';

/** A rate that a lender offers, and when it was published. */
export interface PublishedRate {
  /** Percent a year */
  ratePct: number;
  lender: string;
  /** An absolute time, ISO */
  at: string;
}

/** The published rate that the figures of a page start from; none for a rate that nobody published. */
export const PublishedRateContext = createContext<PublishedRate | undefined>(undefined);
