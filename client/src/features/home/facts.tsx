import type { ReactNode } from 'react';
import { FootnoteMark } from '../../ui/footnote';
import { NOTE } from './notes';

const FACTS = [
  { figure: '50+ lenders', text: 'compared on every file', note: NOTE.lenders },
  { figure: 'Same day', text: 'pre-approval once we have your documents', note: NOTE.sameDay },
  { figure: 'Up to $6,000', text: 'in annual savings', note: NOTE.savings },
  { figure: '24 hours', text: 'until a licensed broker replies', note: NOTE.reply },
] as const;

export function Facts({ brand }: { brand: string }): ReactNode {
  return (
    <section className="ground on-brand" aria-label={`Why ${brand}`}>
      <div className="wrap">
        <dl className="facts">
          {FACTS.map(({ figure, text, note }) => (
            <div key={figure}>
              <dt className="num">{figure}</dt>
              <dd>
                {text}
                <FootnoteMark note={note} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
