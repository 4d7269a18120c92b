import type { Api } from '../../lib/api';
import type { StartRateInput } from '../../schema.generated';
import { FiguresRateDocument, useFiguresRateQuery, type FiguresRateQuery } from './figures-rate.generated';

/** What the figures are worked out at: a purchase, over the usual term. */
const input = { purpose: 'PURCHASE', insurance: 'INSURABLE', term: 5 } as const satisfies StartRateInput;

/** For the page's `preload`: asked on the server, so that hydration asks for nothing. */
export const preloadFiguresRate = (client: Api): Promise<unknown> =>
  client.query({ query: FiguresRateDocument, variables: { input } });

export const useFiguresRate = (): FiguresRateQuery['startRate'] | undefined =>
  useFiguresRateQuery({ variables: { input } }).data?.startRate;
