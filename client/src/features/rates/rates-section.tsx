import type { ReactNode } from 'react';
import { AgainLink } from '../../ui/late/again-link';
import { EXAMPLE_MORTGAGE, RATE_CARD_SKELETONS, RATE_CARDS_SIGNED_IN } from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { paths } from '../../lib/paths';
import { useSaidMortgage, type SaidMortgage } from '../../lib/scenario/use-said-mortgage';
import { useExplainedSheet } from '../../ui/explain/use-explained-sheet';
import { Link } from '../../ui/link';
import { RateCard } from './rate-card';
import { RateCardSkeleton } from './rate-card-skeleton';
import { UnlockCard } from './unlock-card';
import { UpdatedAt } from '../../ui/updated-at';
import { useRates, type Rates } from './use-rates';

const newest = (banks: Rates['banks']): string | undefined =>
  banks.map(({ updatedAt }) => updatedAt).reduce<string | undefined>((a, b) => (a && a > b ? a : b), undefined);

function Cards({ banks, counts, state, signedIn, mortgage }: Rates & Partial<SaidMortgage>): ReactNode {
  const opens = useExplainedSheet();
  const waiting =
    state === 'loading' ? (banks.length > 0 ? RATE_CARDS_SIGNED_IN : RATE_CARD_SKELETONS) - banks.length : 0;
  return (
    <ul className="rgrid" aria-busy={state === 'loading'}>
      {banks.map((bank) => (
        <RateCard key={bank.id} bank={bank} mortgage={mortgage} opens={opens} />
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <RateCardSkeleton key={index} />
      ))}
      {state === 'ready' && !signedIn && <UnlockCard counts={counts} />}
    </ul>
  );
}

const OnExample = (): ReactNode => (
  <>
    Payments are monthly, on {formatDollars(EXAMPLE_MORTGAGE.principal)} over {EXAMPLE_MORTGAGE.amortizationYears} years
  </>
);

/** Of which mortgage the payments are, where somebody has named it. */
const OnTheirs = ({ mortgage: { principal, amortizationYears }, words }: SaidMortgage): ReactNode => (
  <span className="num">
    Payments are monthly, on your mortgage of {formatDollars(principal)} over {amortizationYears} years ({words})
  </span>
);

export interface RatesSectionProps {
  heading?: 'h1' | 'h2';
  /** Its reader sees more of them than the server wrote */
  hasMore?: boolean;
}

/** When the call fails there are no cards, only a way to ask again. */
export function RatesSection({ heading: Heading = 'h2' }: RatesSectionProps): ReactNode {
  const rates = useRates();
  const said = useSaidMortgage();
  const updated = newest(rates.banks);
  return (
    <section className="sec rates on-brand" id="rates" aria-labelledby="rates-title">
      <div className="wrap">
        <div className="sec-h">
          <Heading id="rates-title">Today’s Best Rates</Heading>
          <p>
            {updated !== undefined && (
              <>
                Updated <UpdatedAt at={updated} />
                <br />
              </>
            )}
            Your rate depends on your file.
          </p>
        </div>
        {rates.state === 'failed' ? (
          <p>
            The rates didn’t load. <AgainLink className="underline" retry={rates.retry} />
          </p>
        ) : (
          <Cards {...rates} mortgage={said?.mortgage} />
        )}
        <p className="fine">
          O.A.C. (on approved credit). {said ? <OnTheirs {...said} /> : <OnExample />}; compounded as each rate
          requires. Rates may change without notice.{' '}
          {said && <Link to={paths.rates}>See which rates fit your mortgage</Link>}
        </p>
      </div>
    </section>
  );
}
