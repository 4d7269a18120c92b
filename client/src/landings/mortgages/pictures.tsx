import { ledgerFigure } from '@brokerage/domain/forms/ledger';
import type { ReactNode } from 'react';
import { formatRate } from '../../lib/format';
import type { LandingRate, Line } from './content';
import styles from './landing-page.module.css?sheet';

/** The rate of the page as large as it is written here, with its APR as large beside it. */
const Rate = ({ rate: { ratePct, apr } }: { rate: LandingRate }): ReactNode => (
  <>
    <b>{formatRate(ratePct)}%</b>
    {apr && <b>{apr}</b>}
  </>
);

/** The lender's letter, with the rate it offers marked and today's written beside it. */
export const RenewalLetter = ({
  term,
  offered,
  today,
}: {
  term: string;
  offered: string;
  today: LandingRate;
}): ReactNode => (
  <figure className={styles.desk}>
    <div className={`${styles.paper} ${styles.letter}`}>
      <p className={styles.lender}>Your lender</p>
      <p>Your mortgage comes due soon. To renew, sign below. You need not do anything else.</p>
      <p>
        New term: <b>{term}</b>
        <br />
        Your new rate: <mark>{offered}%</mark>
      </p>
      <p className={styles.sign}>Sign here</p>
    </div>
    <figcaption className={styles.margin}>
      {today.name === 'today’s best' ? 'Today’s best' : 'A sample rate'}: <Rate rate={today} />
    </figcaption>
  </figure>
);

/** Statements of four debts, and the one that takes their place. */
export const Statements = ({
  slips,
  one,
}: {
  slips: readonly (readonly [string, string])[];
  one: LandingRate;
}): ReactNode => (
  <figure className={styles.desk}>
    <ul className={styles.slips}>
      {slips.map(([what, rate]) => (
        <li key={what} className={styles.paper}>
          {what} <b>{rate}</b>
        </li>
      ))}
    </ul>
    <figcaption className={`${styles.paper} ${styles.oneSlip}`}>
      One mortgage <Rate rate={one} />
    </figcaption>
  </figure>
);

/** What a purchase costs on the day, as a till receipt. */
export const Receipt = ({ lines, total }: { lines: readonly Line[]; total: number }): ReactNode => (
  <figure className={styles.desk}>
    <div className={`${styles.paper} ${styles.receipt}`}>
      <p className={styles.lender}>On closing day</p>
      <dl>
        {lines.map(([what, amount]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="num">{ledgerFigure(amount)}</dd>
          </div>
        ))}
        <div className={styles.receiptTotal}>
          <dt>Cash you need</dt>
          <dd className="num">{ledgerFigure(total)}</dd>
        </div>
      </dl>
    </div>
    <figcaption className="sr-text">What you pay on the day you get the keys</figcaption>
  </figure>
);
