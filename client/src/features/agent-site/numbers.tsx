import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import { parseMoney, readNumber } from '@brokerage/domain/forms/money';
import { payment } from '@brokerage/domain/mortgage/payment';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { engineCompounding } from '../../lib/compounding';
import { formatRate, formatTerm } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useTypedBefore } from '../../ui/form/use-typed-before';
import { Apr, insuranceWord } from '../../ui/rate-terms';
import { useAgentRatesQuery, type AgentRatesQuery } from './agent-site.generated';
import styles from './agent-site.module.css?sheet';

type Best = AgentRatesQuery['bestRates'][number];
const SHOWN = [
  { term: 5, type: 'FIXED' },
  { term: 5, type: 'VARIABLE' },
  { term: 3, type: 'FIXED' },
] as const;
const YEARS = [15, 20, 25, 30] as const;
const HIGHEST_RATE = 25;

const monthly = (best: Pick<Best, 'rate' | 'compounding'>, amount: number, years: number): number =>
  payment({
    principal: amount,
    annualRatePct: best.rate,
    amortizationYears: years,
    frequency: 'monthly',
    compounding: engineCompounding(best.compounding),
  }).payment;

function Rates({ rates }: { rates: readonly Best[] }): ReactNode {
  const { principal, amortizationYears } = EXAMPLE_MORTGAGE;
  return (
    <div className={styles.rates}>
      <h3>Best rates today</h3>
      <ul>
        {rates.map((best) => (
          <li key={`${best.term} ${best.type}`}>
            <span>
              <b>{formatTerm(best.term, best.type)}</b>
              <small>
                {insuranceWord(best.insurance)} · {best.lenders === 1 ? '1 lender' : `${best.lenders} lenders`}
              </small>
            </span>
            <span className="num">
              <b>{formatRate(best.rate)}%</b>
              <Apr {...best} />
              <small>{formatMoney(monthly(best, principal, amortizationYears))}/month</small>
            </span>
          </li>
        ))}
      </ul>
      <p>
        Payment on {formatDollars(principal)} over {amortizationYears} years, O.A.C.; compounded as each rate requires.
        Rates may change without notice.
      </p>
    </div>
  );
}

/** undefined: what was typed makes no payment */
function paymentOf(amount: string, rate: string, years: number): number | undefined {
  const money = parseMoney(amount);
  const read = readNumber(rate);
  if (!('cents' in money) || !('plain' in read)) return undefined;
  const [dollars, percent] = [money.cents / 100, Number(read.plain)];
  if (dollars <= 0 || percent > HIGHEST_RATE) return undefined;
  return monthly({ rate: percent, compounding: 'SEMI_ANNUAL' }, dollars, years);
}

function YourPayment({ start }: { start: number }): ReactNode {
  const [amount, setAmount] = useState(() => EXAMPLE_MORTGAGE.principal.toLocaleString('en-CA'));
  // the rates may come after somebody began to type their own
  const [typed, setTyped] = useState<string>();
  const rate = typed ?? formatRate(start);
  const [years, setYears] = useState<number>(EXAMPLE_MORTGAGE.amortizationYears);
  // the code comes when the part is near the screen: what was typed before stays
  const form = useTypedBefore();
  const due = paymentOf(amount, rate, years);
  return (
    <div className={styles.payment}>
      <h3>Your payment</h3>
      <form ref={form} className={styles.controls} noValidate onSubmit={(event) => event.preventDefault()}>
        <label>
          Mortgage, in dollars
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            name="amount"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </label>
        <label>
          Rate, in percent
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            name="rate"
            value={rate}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label>
          Paid off over
          <select
            className="input"
            name="years"
            value={years}
            onChange={({ target }) => setYears(Number(target.value))}
          >
            {YEARS.map((count) => (
              <option key={count} value={count}>
                {count} years
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className={styles.due}>
        <span role="status">
          Every month <b className="num">{due === undefined ? 'Check the amounts' : formatMoney(due)}</b>
        </span>
        <Link to={paths.calculator}>All the details</Link>
      </p>
    </div>
  );
}

/** The best rates of the day and a payment to play with. Without rates, the payment alone. */
export function Numbers(): ReactNode {
  const { data } = useAgentRatesQuery();
  const rates = SHOWN.flatMap(
    ({ term, type }) => data?.bestRates.find((best) => best.term === term && best.type === type) ?? [],
  );
  const start = rates[0]?.rate ?? data?.bestRates[0]?.rate;
  return (
    <section className={`sec ${styles.numbers}`} id="rates">
      <div className="wrap">
        <h2>Today’s numbers</h2>
        <div className={styles.pair}>
          {rates.length > 0 && <Rates rates={rates} />}
          <YourPayment start={start ?? 4} />
        </div>
      </div>
    </section>
  );
}
