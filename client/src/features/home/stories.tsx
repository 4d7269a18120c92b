import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import { FootnoteMark } from '../../ui/footnote';
import { Section } from '../../ui/section';
import { NOTE } from './notes';

const STORIES = [
  {
    quote: 'Our bank offered 5.19% to renew. We had two better offers by lunch and moved without a penalty.',
    who: 'Harpreet and Dev S.',
    file: 'Burnaby, renewal',
    figure: '$412/mo',
    meaning: 'lower payment',
    stamp: 'BC',
    colour: 'var(--spruce-700)',
    scene: 'west-coast',
  },
  {
    quote: 'I’m freelance. They knew which lenders read contract income properly and got me approved in four days.',
    who: 'Maude L.',
    file: 'Montréal, first purchase',
    figure: '4 days',
    meaning: 'to approval',
    stamp: 'QC',
    colour: 'var(--barn-600)',
    scene: 'montreal',
  },
  {
    quote:
      'We paid off the truck and two cards with one refinance. One payment now, and I understand every line of it.',
    who: 'The Okafor family',
    file: 'St. John’s, refinance',
    figure: '$5,840',
    meaning: 'saved in year one',
    stamp: 'NL',
    colour: 'var(--lake-700)',
    scene: 'st-johns',
  },
] as const;

export function Stories(): ReactNode {
  return (
    <Section
      className="stories"
      title="Postcards from closing day"
      lead={
        <>
          Three clients, three provinces, three very different files.
          <FootnoteMark note={NOTE.stories} />
        </>
      }
    >
      <div className="story-pic">
        {STORIES.map(({ quote, who, file, figure, meaning, stamp, colour, scene }) => (
          <figure key={who} className="card">
            <div className="scene">
              <Picture name={scene} />
              <div className="stamp" aria-hidden="true">
                <span style={{ background: colour }}>{stamp}</span>
              </div>
            </div>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              <div>
                <b>{who}</b>
                {file}
              </div>
              <div className="save num">
                {figure}
                <small>{meaning}</small>
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
