import type { Api } from '../../lib/api';
import type { RateInsurance, StartRateInput } from '../../schema.generated';
import { PublishedRateDocument, usePublishedRateQuery } from './published-rate.generated';

export interface PublishedFixed {
  ratePct: number;
  termYears: number;
  /** null where nothing but interest is charged */
  aprPct: number | null;
  insurance: RateInsurance;
  /** The day it was published, as 2026-11-22 */
  asOf: string;
}

/** For a page's `preload`: asked on the server, so that hydration asks for nothing. */
export const preloadPublishedRate =
  (input: StartRateInput) =>
  (client: Api): Promise<unknown> =>
    client.query({ query: PublishedRateDocument, variables: { input } });

/**
 * The rate of this kind that is published now, with its day. Undefined where there is none, where it could not be had, and
 * where it is not fixed and compounded semi-annually: the samples of the landing pages compare only such rates.
 */
export function usePublishedFixed(input: StartRateInput): PublishedFixed | undefined {
  const rate = usePublishedRateQuery({ variables: { input } }).data?.startRate;
  if (rate?.type !== 'FIXED' || rate.compounding !== 'SEMI_ANNUAL') return undefined;
  return {
    ratePct: rate.rate,
    termYears: rate.term,
    aprPct: rate.apr,
    insurance: rate.insurance,
    asOf: rate.updatedAt.slice(0, 10),
  };
}
