import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Rates } from './use-rates';

/** The fourth slot for visitors; once somebody signed in, a lender's card of the same size stands there. */
export function UnlockCard({ counts }: { counts: Rates['counts'] }): ReactNode {
  return (
    <li className="bank-card lock">
      <div className="stack" aria-hidden="true">
        <span>CH</span>
        <span>MP</span>
        <span>LF</span>
        <span>AM</span>
      </div>
      {counts && <h3>{`${counts.rates} rates from ${counts.lenders} lenders`}</h3>}
      <p>A free account shows them all.</p>
      <ButtonLink small to={paths.registerForRates}>
        <Icon name="lock" size={20} /> Unlock More Rates
      </ButtonLink>
    </li>
  );
}
