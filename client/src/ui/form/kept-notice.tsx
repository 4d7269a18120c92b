import type { ReactNode } from 'react';
import { Button } from '../button';

interface Props {
  /** Whether something has to be typed again before it can be sent. */
  lacksSecret?: boolean;
  again: () => void;
}

/** After a session that ended: what was typed is back, and the action is one press away. */
export function KeptNotice({ lacksSecret = false, again }: Props): ReactNode {
  return (
    <div className="kept" role="status">
      <p>
        You’re signed in again, and what you typed is still here.
        {lacksSecret && <span>{' We don’t keep passwords: type yours again.'}</span>}
      </p>
      {!lacksSecret && (
        <Button small onClick={again}>
          Try again
        </Button>
      )}
    </div>
  );
}
