import { useId, useState, type ReactNode } from 'react';
import { formatDollars } from '@brokerage/domain/forms/dollars';
import { RATE_TERMS } from '@brokerage/domain/rates/term-list';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { useInBrowser } from '../../lib/in-browser';
import { Icon } from '../../ui/icon';
import { PageStyles } from '../../ui/page-styles';
import { insuranceWord } from '../../ui/rate-terms';
import { AmountCell, Cell, SelectCell } from './cells';
import { DownPaymentCell } from './down-payment-cell';
import { MoreAnswers } from './more-answers';
import type { RatesForQuery } from './ranked-rates.generated';
import { AMOUNT_BOUNDS, isPurchase, PURPOSES } from '../../lib/scenario/scenario';
import styles, { href } from './bar.module.css?sheet';
import type { Choosing } from './use-scenario';
import { classWhy, scenarioWords, years } from '../../lib/scenario/words';

const SHIELD =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4';

interface Props {
  choosing: Choosing;
  /** Undefined while it is not known for what the bar says */
  mortgage: NonNullable<RatesForQuery['ratesFor']>['mortgage'] | undefined;
  /** Why there can be none, in words */
  problem: string | undefined;
}

const TERM_OPTIONS = RATE_TERMS.map((count) => ({ value: String(count), label: years(count) }));

/** The class is a result and no choice: what is borrowed, and why. */
function ClassCell({ mortgage, problem }: Omit<Props, 'choosing'>): ReactNode {
  return (
    <div className={`${styles.cell} ${styles.class}`} role="status">
      <p className={styles.cellLabel}>So your mortgage is</p>
      {problem === undefined ? (
        <>
          <p className={styles.cellValue}>
            <Icon d={SHIELD} size={19} />
            {mortgage ? insuranceWord(mortgage.insurance) : '…'}
          </p>
          <small className="num">{mortgage && classWhy(mortgage)}</small>
        </>
      ) : (
        <p className={styles.problem}>{problem}</p>
      )}
    </div>
  );
}

/** The scenario, set once. On a phone it is folded to one line. */
export function ScenarioBar({ choosing, mortgage, problem }: Props): ReactNode {
  const { scenario, change } = choosing;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      className={isOpen ? `${styles.scenario} ${styles.open}` : styles.scenario}
      aria-label="Your scenario"
      data-hydrated={useInBrowser() ? 'yes' : undefined}
    >
      <PageStyles href={href} />
      <div className="wrap">
        <div className={styles.folded}>
          <p>
            <b className="num">{scenarioWords(scenario)}</b>
            <small className="num">
              {mortgage && (
                <span>{`${insuranceWord(mortgage.insurance)} · ${formatDollars(Number(mortgage.amount))} · `}</span>
              )}
              {years(scenario.term)}
            </small>
          </p>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Done' : 'Change'}
          </button>
        </div>
        <div className={styles.cells} id={id}>
          <SelectCell
            label="I’m"
            value={scenario.purpose}
            options={PURPOSES}
            note={isPurchase(scenario) ? 'to live in' : 'a home you own'}
            set={(value) => change({ purpose: PURPOSES.find((one) => one.value === value)?.value ?? 'PURCHASE' })}
          />
          {isPurchase(scenario) ? (
            <>
              <AmountCell
                label="Price"
                amount={scenario.price}
                bounds={AMOUNT_BOUNDS}
                note={`paid over ${years(scenario.amortization)}`}
                set={(price) => change({ price, ...(scenario.downPayment > price && { downPayment: price }) })}
              />
              <DownPaymentCell scenario={scenario} change={change} />
            </>
          ) : (
            <AmountCell
              label={scenario.purpose === 'RENEWAL' ? 'What you still owe' : 'The new mortgage'}
              amount={scenario.mortgage}
              bounds={AMOUNT_BOUNDS}
              note={`paid over ${years(scenario.amortization)}`}
              set={(amount) => change({ mortgage: amount })}
              wide
            />
          )}
          <ClassCell mortgage={mortgage} problem={problem} />
          <SelectCell
            label="Province"
            value={scenario.province}
            options={PROVINCE_CHOICES}
            set={(province) => change({ province })}
          />
          <SelectCell
            label="Term"
            value={String(scenario.term)}
            options={TERM_OPTIONS}
            note="fixed and variable"
            set={(term) => change({ term: Number(term) })}
          />
          <Cell className={styles.more}>
            <MoreAnswers {...choosing} />
          </Cell>
        </div>
      </div>
    </section>
  );
}
