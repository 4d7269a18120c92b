import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import styles from './story.module.css?sheet';

const EVENING = [
  {
    time: '9:10 a.m.',
    title: 'You send a name',
    text: 'With your client’s yes. A broker calls them, within 24 hours at the latest.',
  },
  {
    time: '9:40 a.m.',
    title: 'A list and a link',
    text: 'Identification, income and down payment go to a private upload. No email attachments.',
  },
  {
    time: '1:30 p.m.',
    title: 'A broker reads it all',
    text: 'Income, debts and the source of the down payment, before anybody falls in love with a house.',
  },
  {
    time: '4:00 p.m.',
    title: 'The pre-approval stands',
    text: 'Same day, once the documents are here. Many lenders hold the rate for 90 to 120 days.',
  },
  {
    time: '7:00 p.m.',
    title: 'Offers',
    text: 'You know that it stands and the price range you can show. Your broker is reachable until you’ve signed.',
  },
] as const;

const YOU_HEAR = [
  'Documents complete',
  'Pre-approved, good until the day named',
  'You may show to the price your client chose',
  'Appraisal ordered, appraisal back',
  'Financing condition can be waived',
  'Funds sent to the lawyer',
] as const;
const STAYS = [
  'Income and employer',
  'Savings and debts',
  'Credit score',
  'The rate and the payment',
  'The price beyond what they chose to tell you',
] as const;

/** A client's day, from the name a realtor sends to the offer. */
export const Evening = (): ReactNode => (
  <section className={`sec ${styles.night}`}>
    <div className="wrap">
      <h2>From a name to an offer, in one day</h2>
      <p className={styles.intro}>A sample Tuesday. Late documents push everything back.</p>
      <ol>
        {EVENING.map(({ time, title, text }) => (
          <li key={time}>
            <time className="num">{time}</time>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** What a realtor is told about a client, and what nobody but the lender is. */
export const Told = (): ReactNode => (
  <section className={`sec ${styles.hear}`}>
    <div className={`wrap ${styles.hearIn}`}>
      <div className={styles.paper}>
        <h2>What you hear</h2>
        <p>By email when it happens, once your client has agreed to it.</p>
        <ul>
          {YOU_HEAR.map((text) => (
            <li key={text}>
              <Icon name="check" size={20} /> {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.paper} ${styles.sealed}`}>
        <h2>What stays with your client</h2>
        <p>We don’t send these to anybody but the lender, and we don’t make exceptions for friends.</p>
        <ul>
          {STAYS.map((text) => (
            <li key={text}>
              <Icon name="lock" size={20} /> {text} <i aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
