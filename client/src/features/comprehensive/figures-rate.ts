import type { Api } from '../../lib/api';
import { purchaseClass } from '@brokerage/domain/rates/purchase-class';
import type { StartRateInput } from '../../schema.generated';
import { FiguresRateDocument, useFiguresRateQuery, type FiguresRateQuery } from './figures-rate.generated';

/** What the figures are worked out at: a purchase over the usual term, in the class that its down payment leads to. */
const inputOf = (shareDown: number | undefined): StartRateInput => ({
  purpose: 'PURCHASE',
  insurance: purchaseClass(shareDown) === 'insured' ? 'INSURED' : 'INSURABLE',
});

/** For the page's `preload`: asked on the server, so that hydration asks for nothing. */
export const preloadFiguresRate = (client: Api): Promise<unknown> =>
  client.query({ query: FiguresRateDocument, variables: { input: inputOf(undefined) } });

/**
 * Asked again when the down payment passes 20%; the last answer stays until the next is there.
 * @param shareDown percent of the price; undefined: not told yet
 */
export function useFiguresRate(shareDown: number | undefined): FiguresRateQuery['startRate'] | undefined {
  const { data, previousData, error } = useFiguresRateQuery({ variables: { input: inputOf(shareDown) } });
  return error ? undefined : (data ?? previousData)?.startRate;
}
