import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { formatDay, formatRate } from '../../lib/format';
import { FootnoteMark } from '../../ui/footnote';
import { Icon } from '../../ui/icon';
import shared from '../../ui/landing/landing.module.css?sheet';
import { LandingQuestions } from '../../ui/landing/questions';
import { LeadCard } from '../../ui/landing/lead-card';
import { QUESTIONS } from './questions';
import { soldStreet, STREET } from './sold-street';
import { CLIENT, HELD, HOMES, NOT_HELD, RISE, SAMPLE_DAY } from './sample';
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

const forClients = (lenders: string) => [
  { figure: lenders, text: 'behind one application, with one credit check and only after a yes', note: 2 },
  { figure: 'Same day', text: 'pre-approval on the business day the documents are here', note: 3 },
  { figure: '24 hours', text: 'until a licensed broker replies to the form, every day of the year', note: 1 },
];

const at = (price: number, words = formatDollars(price)) => ({ price, words });
const [FIRST, WANTED, DEAR] = HOMES;
const REACH = soldStreet({
  homes: [at(FIRST), at(WANTED), at(DEAR)],
  held: at(HELD.maxPrice, `Rate held: ${formatDollars(HELD.maxPrice)}`),
  notHeld: at(NOT_HELD.maxPrice, `Not held: ${formatDollars(NOT_HELD.maxPrice)}`),
});
const REACH_WORDS = `Three homes, at ${HOMES.map((price) => formatDollars(price)).join(', ')}. With the rate held your client reaches ${formatDollars(HELD.maxPrice)} and buys the second. Without it they reach ${formatDollars(NOT_HELD.maxPrice)}.`;

/** For realtors met at the trade show: what their clients get, and what the realtor hears. */
export function RealtorQuestStory({ form, lenders }: { form: ReactNode; lenders: string }): ReactNode {
  const room = HELD.maxPrice - NOT_HELD.maxPrice;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.first}`}>
          <div>
            <p className={styles.met}>We met at RealtorQuest</p>
            <h1>You find the house. We make the offer stand.</h1>
            <p className="lede">
              Your client needs a number that holds on offer night. You need to know that it holds, and nothing you
              shouldn’t. Here is how we do both.
            </p>
            <svg
              className={styles.street}
              viewBox={`0 0 ${STREET.width} ${STREET.height}`}
              role="img"
              aria-label={REACH_WORDS}
              dangerouslySetInnerHTML={{ __html: REACH }}
            />
            <ul className={styles.facts}>
              {forClients(lenders).map(({ figure, text, note }) => (
                <li key={figure}>
                  <b className="num">{figure}</b>
                  <span>
                    {text}
                    <FootnoteMark note={note} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.badge}>
            <svg viewBox="0 0 200 150" aria-hidden="true">
              <path d="M34 0 88 112h24L166 0h-26L100 84 60 0Z" fill="#f7b83d" />
              <path d="M34 0 88 112h12L60 0Z" fill="#fbd07a" />
              <rect x="82" y="104" width="36" height="30" rx="7" fill="#aab8bb" />
              <rect x="82" y="104" width="14" height="30" rx="7" fill="#d9e1de" />
            </svg>
            <LeadCard>{form}</LeadCard>
          </div>
        </div>
      </section>
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
      <section className={`sec ${styles.hold}`}>
        <div className="wrap">
          <h2>What a held rate is worth in houses</h2>
          <p className={styles.intro}>
            The same client: {formatDollars(CLIENT.annualIncome)} of income, {formatDollars(CLIENT.downPayment)} down,{' '}
            {formatDollars(CLIENT.otherMonthlyDebts)} of debts a month. Rates rise by half a point while you are
            looking.
          </p>
          <div className={styles.letters}>
            <div>
              <h3>With the rate held</h3>
              <p className={`${styles.price} num`}>{formatDollars(HELD.maxPrice)}</p>
              <p className="num">
                {formatRate(HELD.ratePct)}% (APR {formatRate(HELD.ratePct)}%), tested at {formatRate(HELD.testedAtPct)}
                %. {formatDollars(HELD.payment)} a month.
              </p>
            </div>
            <div>
              <h3>Without</h3>
              <p className={`${styles.price} num`}>{formatDollars(NOT_HELD.maxPrice)}</p>
              <p className="num">
                {formatRate(NOT_HELD.ratePct)}% (APR {formatRate(NOT_HELD.ratePct)}%), tested at{' '}
                {formatRate(NOT_HELD.testedAtPct)}%. {formatDollars(NOT_HELD.payment)} a month.
              </p>
            </div>
            <p className={styles.room}>
              <b className="num">{formatDollars(room)}</b> of price, gone with {formatRate(RISE)} points of rate.
            </p>
          </div>
          <p className={shared.fine}>
            Sample rates of {formatDay(SAMPLE_DAY)}, 5-year fixed, insured, compounded semi-annually, O.A.C.;{' '}
            {CLIENT.amortizationYears} years, property tax {formatDollars(CLIENT.annualPropertyTax / 12)} and heat{' '}
            {formatDollars(CLIENT.monthlyHeating)} a month, {CLIENT.gdsLimitPct}% and {CLIENT.tdsLimitPct}% of income.
            Prices rounded down to thousands. The APR is that of the rate where the lender charges no fee. A
            pre-approval is not an approval: the lender still looks at the property.
          </p>
        </div>
      </section>
      <LandingQuestions title="Realtors ask" items={QUESTIONS} />
    </>
  );
}
