import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

const MONOGRAMS = [
  { letters: 'CH', background: 'var(--spruce-800)', colour: '#fff' },
  { letters: 'MP', background: 'var(--lake-700)', colour: '#fff' },
  { letters: 'LF', background: 'var(--spruce-600)', colour: '#fff' },
  { letters: 'AM', background: 'var(--larch-200)', colour: 'var(--larch-800)' },
] as const;

/** The fourth slot for visitors; once somebody signed in, a lender's card of the same size stands there. */
export function UnlockCard(): ReactNode {
  return (
    <li className="rc lock">
      <div className="stack" aria-hidden="true">
        {MONOGRAMS.map(({ letters, background, colour }) => (
          <span key={letters} style={{ background, color: colour }}>
            {letters}
          </span>
        ))}
      </div>
      <h3>There is one more</h3>
      <p>Sign in to see it here, and to compare every lender.</p>
      <ButtonLink small to={paths.auth}>
        <Icon name="lock" size={20} /> Unlock More Rates
      </ButtonLink>
    </li>
  );
}
