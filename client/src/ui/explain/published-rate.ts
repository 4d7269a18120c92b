import { createContext } from 'react';

/** A rate that a lender offers, and when it was published. */
export interface PublishedRate {
  /** Percent a year */
  ratePct: number;
  lender: string;
  /** An absolute time, ISO */
  at: string;
  /** Whether the figures are of the example mortgage, and not of the reader’s */
  isExample?: boolean;
}

/** The published rate behind the figures of a page or of a card; none for a rate that nobody published. */
export const PublishedRateContext = createContext<PublishedRate | undefined>(undefined);
