import type { Api } from '../../lib/api';
import { upperCase } from '@brokerage/domain/data/codes';
import { UNTOLD, type RateCase } from '@brokerage/domain/underwriting/rate-case';
import type { StartRateInput } from '../../schema.generated';
import { FiguresRateDocument, useFiguresRateQuery, type FiguresRateQuery } from './figures-rate.generated';

/** What the figures are worked out at: the usual term, for the purpose and in the class that the answers lead to. */
const inputOf = ({ purpose, insurance }: RateCase): StartRateInput => ({
  purpose: upperCase(purpose),
  insurance: upperCase(insurance),
});

/** For the page's `preload`: asked on the server, so that hydration asks for nothing. */
export const preloadFiguresRate = (client: Api): Promise<unknown> =>
  client.query({ query: FiguresRateDocument, variables: { input: inputOf(UNTOLD) } });

/** Asked again when the answers lead to another class; the last answer stays until the next is there. */
export function useFiguresRate(of: RateCase): FiguresRateQuery['startRate'] | undefined {
  const { data, previousData, error } = useFiguresRateQuery({ variables: { input: inputOf(of) } });
  return error ? undefined : (data ?? previousData)?.startRate;
}
