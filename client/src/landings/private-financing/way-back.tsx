import type { ReactNode } from 'react';
import styles from './story.module.css?sheet';

const WAY_BACK = [
  {
    when: 'Before you sign',
    text: 'We write down which bank takes you back, at what score, income and date. No date, no bridge.',
  },
  {
    when: 'Every three months',
    text: 'Ten minutes on the phone: what is paid, what is late, what the score says now.',
  },
  { when: 'Four months before the end', text: 'We ask the banks. You have time to fix what they find.' },
  { when: 'The last day', text: 'The bank pays the private lender out. No renewal, no second fee.' },
] as const;

const FITS = [
  'A sale that closes after your purchase does',
  'Arrears or tax debt that one payment ends',
  'A consumer proposal with its last year to go',
  'A property a bank lends on only when the work is done',
] as const;
const FITS_NOT = [
  'The payment needs money that isn’t there. It would end in a sale, with less left for you',
  'It would pay an older private mortgage for the third time. Selling is cheaper',
  'A credit union would take you today. It costs more than a bank and far less than this',
] as const;

/** The steps from the private lender back to a bank. */
export const WayBack = (): ReactNode => (
  <section className={`sec on-brand ${styles.back}`}>
    <div className="wrap">
      <h2>The way back to a bank</h2>
      <ol>
        {WAY_BACK.map(({ when, text }) => (
          <li key={when}>
            <b>{when}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** Who a bridge is for, and who hears no. */
export const Fits = (): ReactNode => (
  <section className={`sec ${styles.fits}`}>
    <div className={`wrap ${styles.fitsIn}`}>
      <div>
        <h2>When it fits</h2>
        <ul>
          {FITS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>When we’d say no</h2>
        <ul className={styles.not}>
          {FITS_NOT.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
