import type { Api } from '../../lib/api';
import { RATE_CARDS_ANONYMOUS, RATE_CARDS_SIGNED_IN } from '@brokerage/domain/vocabulary/constants';
import { useSession } from '../../lib/session';
import {
  CurrentRatesDocument,
  useCurrentRatesQuery,
  type CurrentRatesQuery,
  type RateCard_BankFragment,
} from './current-rates.generated';

export type RateBank = RateCard_BankFragment;

export interface Rates {
  banks: readonly RateBank[];
  /** What an account shows: how many rates of how many lenders */
  counts: CurrentRatesQuery['rateCounts'] | undefined;
  /** failed: no cards and no error; the page stands without them */
  state: 'loading' | 'ready' | 'failed';
  signedIn: boolean;
  retry: () => unknown;
}

/** Asked for on the server as a signed-out visitor sees it, so that hydration asks for nothing. */
export const preloadRates = (client: Api): Promise<unknown> =>
  client.query({ query: CurrentRatesDocument, variables: { limit: RATE_CARDS_ANONYMOUS } });

export function useRates(): Rates {
  const signedIn = useSession().state === 'signed-in';
  const limit = signedIn ? RATE_CARDS_SIGNED_IN : RATE_CARDS_ANONYMOUS;
  const { data, previousData, error, refetch } = useCurrentRatesQuery({ variables: { limit } });
  // after signing in the three cards stay while the fourth is on its way
  const banks: readonly RateBank[] = (data ?? previousData)?.currentRates ?? [];
  const answered = data !== undefined || error !== undefined;
  const counts = (data ?? previousData)?.rateCounts;
  const failed = error !== undefined && banks.length === 0;
  return { banks, counts, state: answered ? (failed ? 'failed' : 'ready') : 'loading', signedIn, retry: refetch };
}

/** The first rate of the first lender, with whose it is: the list comes cheapest first. */
export function bestOf([bank]: readonly RateBank[]): (RateBank['rates'][number] & { lender: string }) | undefined {
  const rate = bank?.rates[0];
  return rate && { ...rate, lender: bank.name };
}
