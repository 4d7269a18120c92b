import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import type { ReactNode } from 'react';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { formatRate } from '../../lib/format';
import { useSaidMortgage } from '../../lib/scenario/use-said-mortgage';
import { Section } from '../../ui/section';
import { useBestRatesQuery, type BestRatesQuery } from './best-rates.generated';
import { ExplainedOfRate, OpenApr } from '../../ui/explain/explained-rate';
import { insuranceWord } from '../../ui/rate-terms';
import { monthlyPayment, mortgageOf, type Mortgage } from './monthly-payment';
import { TYPES } from './rate-types';

type Best = BestRatesQuery['bestRates'][number];

const years = (term: number): string =>
  term < 1 ? `${Math.round(term * 12)} months` : `${term} ${term === 1 ? 'year' : 'years'}`;

interface CellProps {
  best: Best | undefined;
  mortgage: Mortgage;
  /** Whether it is the example’s, and not the reader’s */
  isExample: boolean;
}

/** Once the page is taken over both figures open where they come from. */
function BestCell({ best, mortgage, isExample }: CellProps): ReactNode {
  if (!best)
    return (
      <td className="muted">
        <span aria-hidden="true">–</span>
        <span className="sr-text">None today</span>
      </td>
    );
  const told = { ...best, lender: best.bankName };
  const payment: ExplainRequest = { figure: 'payment', input: mortgageOf(best, mortgage) };
  return (
    <td className="num">
      <b>{formatRate(best.rate)}%</b> <OpenApr told={told} /> <span>{insuranceWord(best.insurance)}</span>{' '}
      <span>
        <ExplainedOfRate told={told} of={payment} isExample={isExample}>
          {formatDollars(monthlyPayment(best, mortgage))}
        </ExplainedOfRate>
        /mo
      </span>
    </td>
  );
}

/** The lowest rate for each term. Without an answer there is no table and no error: the page stands without it. */
export function BestRates(): ReactNode {
  const { data } = useBestRatesQuery({});
  const said = useSaidMortgage();
  const { principal: amount, amortizationYears: amortization } = said?.mortgage ?? EXAMPLE_MORTGAGE;
  const best = data?.bestRates ?? [];
  if (best.length === 0) return null;
  const terms = [...new Set(best.map(({ term }) => term))];
  // a column for what nobody offers today says nothing
  const types = TYPES.filter(({ value }) => best.some(({ type }) => type === value));
  const of = (term: number, type: Best['type']): Best | undefined =>
    best.find((rate) => rate.term === term && rate.type === type);
  return (
    <Section
      title="The best rate for each term"
      lead={`The lowest rate any of our lenders offers today, with the monthly payment on ${said ? 'your mortgage of ' : ''}${formatDollars(amount)} over ${amortization} years.`}
    >
      <table className="best">
        <thead>
          <tr>
            <th scope="col">Term</th>
            {types.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr key={term}>
              <th scope="row">{years(term)}</th>
              {types.map(({ value }) => (
                <BestCell
                  key={value}
                  best={of(term, value)}
                  mortgage={{ amount, amortization }}
                  isExample={said === undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted best-note">
        O.A.C. (on approved credit). Some of these ask for a certain down payment, province or purpose; variable rates
        follow the lender’s prime rate. Rates may change without notice.
      </p>
    </Section>
  );
}
