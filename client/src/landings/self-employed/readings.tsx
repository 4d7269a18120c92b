import { formatMost } from '@brokerage/domain/forms/dollar-bounds';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import { ledgerFigure } from '@brokerage/domain/forms/ledger';
import type { IncomeReading } from '@brokerage/domain/mortgage/income-readings';
import { aprText } from '@brokerage/domain/rates/percent-words';
import type { ReactNode } from 'react';
import { formatDay, formatRate } from '../../lib/format';
import shared from '../../ui/landing/landing.module.css?sheet';
import { HOUSEHOLD, READINGS, SAMPLE_DAY, STATED_FEE_PCT } from './sample';
import styles from './story.module.css?sheet';

const COLUMNS: readonly { title: string; text: string; reading: IncomeReading }[] = [
  {
    title: 'As a bank reads it',
    text: 'The last line, averaged over two years. Fine if it is enough: it’s the cheapest rate.',
    reading: READINGS.asFiled,
  },
  {
    title: 'As we read it',
    text: 'Same return, same year. Depreciation and home office go back in, with a note to the lender.',
    reading: READINGS.addedBack,
  },
  {
    title: 'Stated income',
    text: 'No need to prove every dollar; the bank statements must make it believable. Costs more, and is worth it only if you need the room.',
    reading: READINGS.stated,
  },
];

const rowsOf = ({ income, ratePct, aprPct, qualifyingRatePct, payment, fee }: IncomeReading) => [
  ['Income used', ledgerFigure(income)],
  ['Rate', `${formatRate(ratePct)}%`],
  ['APR', `${aprText(aprPct, ratePct)}%`],
  ['Tested at', `${formatRate(qualifyingRatePct)}%`],
  ['Payment', `${ledgerFigure(payment)} a month`],
  ['Lender’s fee', fee > 0 ? `${ledgerFigure(fee)} (${STATED_FEE_PCT}%)` : 'None'],
];

/** Three columns that rise with the income read. */
export const Readings = (): ReactNode => (
  <section className={`sec ${styles.three}`}>
    <div className="wrap">
      <h2>One year, three incomes, three mortgages</h2>
      <p className={styles.intro}>
        Nothing in the business changed. What changed is who read the return, and what the lender accepts as proof.
      </p>
      <div className={styles.reads}>
        {COLUMNS.map(({ title, text, reading }) => (
          <div key={title} className={styles.read}>
            <h3>{title}</h3>
            <p className={`${styles.big} num`}>{formatMost(reading.mortgage)}</p>
            <p className={styles.cap}>the most you could borrow</p>
            <dl className="num">
              {rowsOf(reading).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <p className={shared.fine}>
        Sample: uninsured, {HOUSEHOLD.amortizationYears} years, property tax{' '}
        {formatAmount(HOUSEHOLD.annualPropertyTax / 12)} and heat {formatAmount(HOUSEHOLD.monthlyHeating)} a month,
        housing costs to {HOUSEHOLD.gdsLimitPct}% of income (some lenders go to 39%), stress test at the contract rate
        plus 2%, no other debts. Fixed rates of {formatDay(SAMPLE_DAY)}, compounded semi-annually, O.A.C. Lenders differ
        in what they add back; some use 15% of net income instead. The third APR counts the fee over a two-year term;
        you get it in writing before you sign.
      </p>
    </div>
  </section>
);
