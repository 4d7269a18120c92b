import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../illustrations/picture';
import type { HeadOf } from '../lib/head';
import { paths } from '../lib/paths';
import { FootnoteMark, Footnotes } from '../ui/footnote';
import { PageHead } from '../ui/page-head';
import { Icon } from '../ui/icon';

export const head: HeadOf = () => ({
  title: 'Apply for a mortgage',
  description: 'Choose between a short consultation form and a full pre-approval application.',
});

const FORMS = [
  {
    to: paths.basicForm(),
    title: 'Basic form',
    time: 'About 3 minutes',
    text: 'Tell us what you plan and how to reach you. A licensed broker replies with first questions.',
    points: ['No documents', 'No credit check', 'Good for a first question or a renewal'],
    action: 'Apply in Minutes',
    sky: 'var(--larch-200)',
    art: 'gable-pair',
    width: 160,
  },
  {
    to: paths.comprehensiveForm,
    title: 'Comprehensive form',
    time: 'About 20 minutes',
    text: 'Everything a lender asks, once: for a pre-approval you can shop with.',
    points: [
      'Income, down payment and debts',
      'A credit check only with your consent',
      'Good when you are ready to buy',
    ],
    action: 'Get pre-approved',
    sky: 'var(--lake-200)',
    art: 'triplex-maple',
    width: 210,
  },
] as const;

export default function FormSelectionPage(): ReactNode {
  return (
    <>
      <PageHead
        title="Which form fits?"
        crumb="Apply Now"
        lead={
          <>
            Both are free, and both go to the same brokers, who reply within 24 hours
            <FootnoteMark note={1} />. Start with the short one if you are not sure.
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
                <span className="go">
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
