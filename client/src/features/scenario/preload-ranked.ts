import { RATE_CARDS_ANONYMOUS } from '@brokerage/domain/vocabulary/constants';
import type { Api } from '../../lib/api';
import { EXAMPLE, inputOf, type Scenario } from '../../lib/scenario/scenario';
import { RatesForDocument, type RatesForQueryVariables } from './ranked-rates.generated';

export const variablesOf = (scenario: Scenario, limit: number): RatesForQueryVariables => ({
  scenario: inputOf(scenario),
  order: scenario.order,
  limit,
});

/** Asked for on the server as everybody begins: signed out, with the example. */
export const preloadRanked = (client: Api): Promise<unknown> =>
  client.query({ query: RatesForDocument, variables: variablesOf(EXAMPLE, RATE_CARDS_ANONYMOUS) });
