import type { TestimonialScene } from '@brokerage/domain/settings/home';
import type { ReactNode } from 'react';
import { Picture } from '../../illustrations/picture';
import { FootnoteMark } from '../../ui/footnote';
import { Section } from '../../ui/section';
import type { HomeContent } from './home-content';

/** By position: a stamp is its postcard's colour, whoever wrote it. */
const STAMPS = ['var(--spruce-700)', 'var(--barn-600)', 'var(--lake-700)'] as const;

export function Stories({ home: { testimonials, testimonialsAreReal, claims } }: { home: HomeContent }): ReactNode {
  return (
    <Section
      className="stories"
      title={testimonialsAreReal ? 'Postcards from closing day' : 'Examples of closing days'}
      lead={
        <>
          {testimonialsAreReal
            ? 'Three clients, three very different files.'
            : 'Three files like those we handle. The names and the words are made up.'}
          <FootnoteMark note={claims.length + 1} />
        </>
      }
    >
      <div className="story-pic">
        {testimonials.map(({ quote, who, file, figure, meaning, province, scene }, at) => (
          <figure key={quote} className="card">
            <div className="scene">
              <Picture name={scene as TestimonialScene} />
              <div className="stamp" aria-hidden="true">
                <span style={{ background: STAMPS[at] }}>{province}</span>
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
