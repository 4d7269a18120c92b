import { checkObject, MortgageInputError } from './input-error.js';
import { prepayment, type Prepayment, type PrepaymentInput } from './prepayment.js';
import { madeBy, type Provenance } from './provenance.js';

export const MOST_SCENARIOS = 3;

export interface ComparisonInput {
  scenarios: readonly PrepaymentInput[];
}

export interface Comparison extends Provenance {
  results: Prepayment[];
}

/** Up to three mortgages side by side. A wrong field is named with its place: scenarios[1].principal. */
export function comparison({ scenarios }: ComparisonInput): Comparison {
  const isList: boolean = Array.isArray(scenarios) && scenarios.length >= 1 && scenarios.length <= MOST_SCENARIOS;
  if (!isList) throw new MortgageInputError('scenarios', { code: 'list', least: 1, most: MOST_SCENARIOS });
  const results = scenarios.map((scenario, index) => {
    const place = `scenarios[${index}]`;
    checkObject(place, scenario);
    try {
      return prepayment(scenario);
    } catch (error) {
      if (!(error instanceof MortgageInputError)) throw error;
      throw new MortgageInputError(`${place}.${error.field}`, error.refusal);
    }
  });
  return { results, ...madeBy() };
}
