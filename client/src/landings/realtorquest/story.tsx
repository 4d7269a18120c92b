import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import { FootnoteMark } from '../../ui/footnote';
import { LandingQuestions } from '../../ui/landing/questions';
import { LeadCard } from '../../ui/landing/lead-card';
import { Evening, Told } from './evening';
import { HeldRate } from './held-rate';
import { QUESTIONS } from './questions';
import { soldStreet, STREET } from './sold-street';
import { HELD, HOMES, NOT_HELD } from './sample';
import styles from './story.module.css?sheet';

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
      <Evening />
      <Told />
      <HeldRate />
      <LandingQuestions title="Realtors ask" items={QUESTIONS} />
    </>
  );
}
