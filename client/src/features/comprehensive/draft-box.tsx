import { History, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatMoment } from '../../lib/format';
import { PageStyles } from '../../ui/page-styles';
import { Button } from '../../ui/button';
import { Box } from './box';
import styles, { href } from './draft-box.module.css?sheet';

/** The version that a person did not choose, and the answers in which it differs. */
export interface Earlier {
  at: string;
  lines: readonly { label: string; now: string; then: string }[];
  bringBack: () => void;
}

interface Props {
  isSignedIn: boolean;
  /** The last day it is kept: 'February 20, 2027' */
  until: string;
  earlier: Earlier | undefined;
  clear: () => void;
}

const MOST = 12;

function EarlierVersion({ at, lines, bringBack }: Earlier): ReactNode {
  const more = lines.length - MOST;
  return (
    <details className={styles.earlier}>
      <summary>
        <History size={18} aria-hidden="true" />
        <span>Earlier version, {formatMoment(new Date(at), new Date())}</span>
      </summary>
      <dl>
        {lines.slice(0, MOST).map(({ label, now, then }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <s>
                <span className="sr-text">Now: </span>
                {now}
              </s>
              <b>
                <span className="sr-text">Then: </span>
                {then}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <p>
          And {more} more {more === 1 ? 'answer' : 'answers'}.
        </p>
      )}
      <Button look="outline" small onClick={bringBack}>
        Bring back the earlier version
      </Button>
      <p>We keep what you have now in its place.</p>
    </details>
  );
}

/** How long the draft is kept and where. Deleting takes two presses: nothing can bring the answers back. */
export function DraftBox({ isSignedIn, until, earlier, clear }: Props): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <Box title={isSignedIn ? 'Your draft is safe' : 'Your draft'}>
      <PageStyles href={href} />
      {isSignedIn ? (
        <p>
          Open it on any device when you’re signed in. We keep it for 90 days after your last change, until{' '}
          <b>{until}</b>, and email you a week before.
        </p>
      ) : (
        <p>
          It stays on this device for 30 days after your last change, until <b>{until}</b>. Sign in to keep it in your
          account.
        </p>
      )}
      {earlier && <EarlierVersion {...earlier} />}
      {asking ? (
        <div className={styles.delete} role="group" aria-label="Delete this draft?">
          <p>All your answers go, for good.</p>
          <Button
            look="brand"
            small
            onClick={() => {
              clear();
              setAsking(false);
            }}
          >
            Delete my answers
          </Button>
          <Button look="outline" small onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </div>
      ) : (
        <div className={styles.delete}>
          <Button look="outline" small onClick={() => setAsking(true)}>
            <Trash2 size={18} aria-hidden="true" /> {isSignedIn ? 'Delete this draft' : 'Clear from this device'}
          </Button>
        </div>
      )}
    </Box>
  );
}
