import type { ReactNode } from 'react';
import { FootnoteMark } from '../../ui/footnote';
import type { HomeContent } from './home-content';

interface Props {
  brand: string;
  claims: HomeContent['claims'];
}

/** What we say of ourselves in figures. Their notes are numbered in the same order. */
export function Facts({ brand, claims }: Props): ReactNode {
  if (claims.length === 0) return null;
  return (
    <section className="ground on-brand" aria-label={`Why ${brand}`}>
      <div className="wrap">
        <dl className="facts">
          {claims.map(({ figure, text }, at) => (
            <div key={figure}>
              <dt className="num">{figure}</dt>
              <dd>
                {text}
                <FootnoteMark note={at + 1} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
