import type { ApolloClient } from '@apollo/client';
import { RATE_CARDS_ANONYMOUS, RATE_CARDS_SIGNED_IN } from 'domain/vocabulary/constants';
import { useSession } from '../../lib/session';
import { CurrentRatesDocument, useCurrentRatesQuery, type RateCard_BankFragment } from './current-rates.generated';

export type RateBank = RateCard_BankFragment;

export interface Rates {
  banks: readonly RateBank[];
  /** failed: no cards and no error; the page stands without them */
  state: 'loading' | 'ready' | 'failed';
  signedIn: boolean;
}

/** Asked for on the server as a signed-out visitor sees it, so that hydration asks for nothing. */
export const preloadRates = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: CurrentRatesDocument, variables: { limit: RATE_CARDS_ANONYMOUS } });

export function useRates(): Rates {
  const signedIn = useSession().state === 'signed-in';
  const limit = signedIn ? RATE_CARDS_SIGNED_IN : RATE_CARDS_ANONYMOUS;
  const { data, previousData, error } = useCurrentRatesQuery({ variables: { limit } });
  // after signing in the three cards stay while the fourth is on its way
  const banks = ((data ?? previousData)?.currentRates ?? []) as readonly RateBank[];
  const answered = data !== undefined || error !== undefined;
  if (!answered) return { banks, state: 'loading', signedIn };
  return { banks, state: error && banks.length === 0 ? 'failed' : 'ready', signedIn };
}

/** The first rate of the first lender: the list comes cheapest first. */
export function bestOf(banks: readonly RateBank[]): RateBank['rates'][number] | undefined {
  return banks[0]?.rates[0];
}
