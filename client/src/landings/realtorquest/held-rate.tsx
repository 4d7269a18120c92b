import { formatDollars, formatMoney } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { formatDay, formatRate } from '../../lib/format';
import shared from '../../ui/landing/landing.module.css?sheet';
import { CLIENT, HELD, NOT_HELD, RISE, SAMPLE_DAY } from './sample';
import styles from './story.module.css?sheet';

/** The price a client can pay with a rate that was held, and without. */
export function HeldRate(): ReactNode {
  const room = HELD.maxPrice - NOT_HELD.maxPrice;
  return (
    <section className={`sec ${styles.hold}`}>
      <div className="wrap">
        <h2>What a held rate is worth in houses</h2>
        <p className={styles.intro}>
          The same client: {formatDollars(CLIENT.annualIncome)} of income, {formatDollars(CLIENT.downPayment)} down,{' '}
          {formatDollars(CLIENT.otherMonthlyDebts)} of debts a month. Rates rise by half a point while you are looking.
        </p>
        <div className={styles.letters}>
          <div>
            <h3>With the rate held</h3>
            <p className={`${styles.price} num`}>{formatDollars(HELD.maxPrice)}</p>
            <p className="num">
              {formatRate(HELD.ratePct)}% (APR {formatRate(HELD.ratePct)}%), tested at {formatRate(HELD.testedAtPct)}
              %. {formatMoney(HELD.payment)} a month.
            </p>
          </div>
          <div>
            <h3>Without</h3>
            <p className={`${styles.price} num`}>{formatDollars(NOT_HELD.maxPrice)}</p>
            <p className="num">
              {formatRate(NOT_HELD.ratePct)}% (APR {formatRate(NOT_HELD.ratePct)}%), tested at{' '}
              {formatRate(NOT_HELD.testedAtPct)}%. {formatMoney(NOT_HELD.payment)} a month.
            </p>
          </div>
          <p className={styles.room}>
            <b className="num">{formatDollars(room)}</b> less buying power if rates rise by {formatRate(RISE)} points.
          </p>
        </div>
        <p className={shared.fine}>
          Sample rates of {formatDay(SAMPLE_DAY)}, 5-year fixed, insured, compounded semi-annually, O.A.C.;{' '}
          {CLIENT.amortizationYears} years, property tax {formatDollars(CLIENT.annualPropertyTax / 12)} and heat{' '}
          {formatDollars(CLIENT.monthlyHeating)} a month, {CLIENT.gdsLimitPct}% and {CLIENT.tdsLimitPct}% of income.
          Prices rounded down to thousands. The APR is that of the rate where the lender charges no fee. A pre-approval
          is not an approval: the lender still looks at the property.
        </p>
      </div>
    </section>
  );
}
