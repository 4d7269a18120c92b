import { COMPREHENSIVE_MINUTES } from '@brokerage/domain/vocabulary/constants';
import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { Picture } from '../../illustrations/picture';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';
import { FootnoteMark, Footnotes } from '../../ui/footnote';
import { PageHead } from '../../ui/page-head';
import { PageStyles } from '../../ui/page-styles';
import styles from '../../ui/places.css?url';
import tileStyles from '../../ui/tiles.css?url';
import { Icon } from '../../ui/icon';

export const head: HeadOf = () => ({
  title: 'Apply for a mortgage',
  description: 'Choose between a short consultation form and a full pre-approval application.',
});

const FORMS = [
  {
    to: paths.basicForm(),
    title: 'Basic form',
    time: 'About 3 minutes',
    text: 'Tell us your plans and how to reach you. Good for a first question or a renewal.',
    points: ['No paperwork needed', 'You get a reply from a licensed broker', 'No documents, no credit check'],
    action: 'Apply in Minutes',
    sky: 'var(--larch-200)',
    art: 'gable-pair',
    width: 160,
  },
  {
    to: paths.comprehensiveForm,
    title: 'Comprehensive form',
    time: `About ${COMPREHENSIVE_MINUTES} minutes, in parts`,
    text: 'Everything a lender asks for. Good when you’re ready: a broker can start on your file.',
    points: [
      'Have a pay stub and your balances handy',
      'You get your figures as you go, and the list of documents',
      'A credit check only if you agree to it',
    ],
    action: 'Start my application',
    sky: 'var(--lake-200)',
    art: 'triplex-maple',
    width: 210,
  },
] as const;

export default function FormSelectionPage(): ReactNode {
  return (
    <>
      <PageStyles href={tileStyles} />
      <PageStyles href={styles} />
      <PageHead
        title="How would you like to start?"
        crumb="Apply Now"
        lead={
          <>
            Both are free and go to the same brokers. We reply within 24 hours
            <FootnoteMark note={1} />. Not sure? Start with the short one.
          </>
        }
        picture="head-apply"
      />
      <section className="sec">
        <ul className="wrap duo">
          {FORMS.map(({ to, title, time, text, points, action, sky, art, width }) => (
            <li key={title}>
              <Link className="tile hov choice" style={{ background: sky }} to={to}>
                <span className="choice-time">{time}</span>
                <h2>{title}</h2>
                <p>{text}</p>
                <ul className="ticks">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <span className="tile-go">
                  {action} <Icon name="arrow-right" className="arrow" size={20} />
                </span>
                <Picture className="art" name={art} width={width} style={{ right: 20 }} />
              </Link>
            </li>
          ))}
        </ul>
        <div className="wrap">
          <Footnotes notes={['Counted from the moment your form reaches us.']} />
        </div>
      </section>
    </>
  );
}
