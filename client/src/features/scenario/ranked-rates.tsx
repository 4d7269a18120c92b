import type { ReactNode } from 'react';
import { AgainLink } from '../../ui/late/again-link';
import { Link } from '../../ui/link';
import {
  EXAMPLE_MORTGAGE,
  RATE_CARD_SKELETONS,
  RATE_CARDS_ANONYMOUS,
  RATE_CARDS_SIGNED_IN,
} from '@brokerage/domain/vocabulary/constants';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { answerOf } from '../../lib/answer-of';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { ExplainedStyles } from '../../ui/explain/explained';
import { Icon } from '../../ui/icon';
import { PageStyles } from '../../ui/page-styles';
import { UpdatedAt } from '../../ui/updated-at';
import { OrderChoice } from './order-choice';
import { RankedRow } from './ranked-row';
import { useRatesForQuery, type RatesForQuery } from './ranked-rates.generated';
import { variablesOf } from './preload-ranked';
import styles, { href } from './ranked.module.css?sheet';
import { isTooLittle, leastDown } from '../../lib/scenario/least-down';
import type { Scenario } from '../../lib/scenario/scenario';
import { ScenarioBar } from './scenario-bar';
import { useScenario } from './use-scenario';
import { cheapestWords, scenarioWords, untilWords, years } from '../../lib/scenario/words';

type Found = NonNullable<RatesForQuery['ratesFor']>;

/** What is drawn of a row, on the scale of the dearest one. */
const costShown = ({ cost }: Found['items'][number]): number =>
  Number(cost.interest) + Number(cost.penalty ?? 0) + Number(cost.fees ?? 0);

function Rows({ found, scenario, isOld }: { found: Found; scenario: Scenario; isOld: boolean }): ReactNode {
  if (found.items.length === 0)
    return (
      <p className={styles.none}>
        No published rate fits this mortgage today. A broker may know one: <Link to={paths.contact}>contact us</Link>.
      </p>
    );
  const most = Math.max(...found.items.map(costShown));
  const borrowed = { principal: Number(found.mortgage.amount), amortizationYears: scenario.amortization };
  const until = untilWords({ leave: scenario.leave, term: found.term });
  return (
    <>
      {found.term !== scenario.term && (
        <p className={styles.nearest}>
          No rate for {years(scenario.term)} fits this mortgage today. These are for {years(found.term)}.
        </p>
      )}
      <div className={styles.head} aria-hidden="true">
        <span>Lender</span>
        <span>Rate and APR</span>
        <span>Payment</span>
        <span>True cost {until}</span>
        <span>{years(found.term)}</span>
      </div>
      <ul className="stack-2">
        {found.items.map((row) => (
          <RankedRow
            key={row.id}
            row={row}
            most={most}
            least={found.leastCost === null ? null : Number(found.leastCost)}
            mortgage={isOld ? undefined : borrowed}
            until={until}
            label={cheapestWords({ leave: scenario.leave, term: found.term })}
          />
        ))}
      </ul>
    </>
  );
}

/** As many rows as come, each as high as one. */
const Waiting = (): ReactNode => (
  <ul className="stack-2" aria-hidden="true">
    {Array.from({ length: RATE_CARD_SKELETONS }, (_, index) => (
      <li key={index} className={styles.row} data-testid="rate-skeleton" />
    ))}
  </ul>
);

/** What an account opens; the figures behind it are in no page. */
function Unlock({ found, rates }: { found: Found; rates: number }): ReactNode {
  const more = found.lenders - new Set(found.items.map(({ bankId }) => bankId)).size;
  return (
    <div className={styles.unlock}>
      <div>
        <h3>
          {more > 0
            ? `${more} more ${more === 1 ? 'lender' : 'lenders'} for this mortgage`
            : 'Every rate from every lender'}
        </h3>
        <p>A free account shows all {rates} rates, with filters and history.</p>
      </div>
      <ButtonLink to={paths.registerForRates}>
        <Icon name="lock" size={20} /> Unlock More Rates
      </ButtonLink>
    </div>
  );
}

const LEGEND = [
  ['interest', 'Interest'],
  ['penalty', 'Penalty for leaving'],
  ['fees', 'Fees'],
] as const;

/** How it is counted, in the words of the rule (docs/decisions/0145). */
function Notes({ unknown }: { unknown: number }): ReactNode {
  return (
    <>
      <p className={styles.legend}>
        {LEGEND.map(([part, label]) => (
          <span key={part}>
            <i className={styles[part]} aria-hidden="true" />
            {label}
          </span>
        ))}
      </p>
      <p className={styles.notes} id="how-we-count">
        O.A.C. (on approved credit). True cost: interest and fees until you leave, and the lender’s own penalty, with
        rates as they are today; your lender’s statement decides. What you pay down isn’t a cost. A penalty compares
        with what the lender lends at today for the time that is left, and variable rates pay 3 months’ interest. Fees
        are those on {formatDollars(EXAMPLE_MORTGAGE.principal)}; what a lender charges to discharge a mortgage isn’t in
        it.{' '}
        {unknown > 0 && (
          <span>
            {unknown === 1
              ? 'One rate’s cost isn’t known: it comes last.'
              : `The costs of ${unknown} rates aren’t known: they come last.`}{' '}
          </span>
        )}
        Payments are monthly, compounded as each rate requires. Rates may change without notice.
      </p>
    </>
  );
}

/** The rates that one mortgage can have, by payment or by what they cost: the scenario is above them. */
export function RankedRates(): ReactNode {
  const choosing = useScenario();
  const { scenario, isExample } = choosing;
  const { state } = useSession();
  const limit = state === 'signed-in' ? RATE_CARDS_SIGNED_IN : RATE_CARDS_ANONYMOUS;
  const tooLittle = isTooLittle(scenario);
  const asked = useRatesForQuery({
    variables: variablesOf(scenario, limit),
    skip: tooLittle,
  });
  const { data, error, refetch } = asked;
  const shown = answerOf(asked);
  const found = shown?.ratesFor ?? undefined;
  const isOld = !data;
  // what the engine refuses it says in words; anything else is the network
  const refused = error?.name === 'CombinedGraphQLErrors' ? error.message : undefined;
  const problem = tooLittle ? `You need at least ${formatDollars(leastDown(scenario))} down on this home.` : refused;
  const failed = error !== undefined && refused === undefined && !found;
  return (
    <>
      <PageStyles href={href} />
      <ExplainedStyles />
      <ScenarioBar choosing={choosing} mortgage={isOld ? undefined : found?.mortgage} problem={problem} />
      <section className={styles.section} id="rates" aria-labelledby="rates-title">
        <div className="wrap">
          <div className={styles.top}>
            <div>
              <h2 id="rates-title">Today’s Best Rates</h2>
              <p>
                {found?.updatedAt && (
                  <span>
                    Updated <UpdatedAt at={found.updatedAt} />
                    <i> · </i>
                  </span>
                )}
                {isExample ? (
                  <>
                    <span>Example: {scenarioWords(scenario)}. </span>
                    <span>Make it yours above.</span>
                  </>
                ) : (
                  <span>For {scenarioWords(scenario)}.</span>
                )}
              </p>
            </div>
            <OrderChoice {...choosing} />
          </div>
          <p className="sr-text" role="status">
            {found && !isOld && !isExample && `Rates for ${scenarioWords(scenario)}: ${found.totalItems}`}
          </p>
          {failed && (
            <p>
              The rates didn’t load. <AgainLink className="underline" retry={refetch} />
            </p>
          )}
          {problem !== undefined && <p className={styles.none}>{problem}</p>}
          {!failed && problem === undefined && (
            <div className={isOld ? styles.old : undefined} aria-busy={isOld}>
              {found ? <Rows {...{ found, scenario, isOld }} /> : <Waiting />}
            </div>
          )}
          {found && state !== 'signed-in' && <Unlock found={found} rates={shown?.rateCounts.rates ?? 0} />}
          <Notes unknown={found?.unknown ?? 0} />
        </div>
      </section>
    </>
  );
}
