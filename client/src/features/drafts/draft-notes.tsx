import { CheckCircle2, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import type { DraftHandle } from './use-draft';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './draft-notes.module.css?sheet';

const when = (at: string): string => formatMoment(new Date(at), new Date());

interface Props {
  draft: DraftHandle;
  /** Two versions wait while the person reads on: the way back to the choice */
  decide?: (() => void) | undefined;
}

/** What the person should know of their draft, in a sentence each: put together, sent, deleted, or a second one. */
export function DraftNotes({ draft, decide }: Props): ReactNode {
  const { merged, status, sent, other } = draft.state;
  return (
    <div role="status" className={styles.notes}>
      <PageStyles href={href} />
      {merged && (
        <p className={styles.note}>
          <CheckCircle2 size={20} aria-hidden="true" />
          <span>
            We put in what you changed in {merged.device} {when(merged.at)}. Nothing clashed with what is here.
          </span>
        </p>
      )}
      {decide && (
        <div className={styles.note}>
          <PauseCircle size={20} aria-hidden="true" />
          <div>
            <p>
              Two versions of your answers differ, so nothing is saved to your account and nothing can be sent. What you
              change stays on this device until you choose.
            </p>
            <p className={styles.choices}>
              <Button look="outline" small onClick={decide}>
                Choose a version
              </Button>
            </p>
          </div>
        </div>
      )}
      {status === 'gone' && (
        <p className={styles.note}>
          <CheckCircle2 size={20} aria-hidden="true" />
          <span>
            {sent
              ? `Your application was already sent ${when(sent.at)}: ${sent.applicationNumber}. What you enter now starts another one.`
              : 'You deleted this draft on another device. What you enter now starts another one.'}
          </span>
        </p>
      )}
      {other && (
        <div className={styles.note}>
          <div>
            <p>You also have an older draft from {when(other.at)}. We keep it until you choose.</p>
            <p className={styles.choices}>
              <Button look="outline" small onClick={() => draft.chooseOther(true)}>
                Use the older draft
              </Button>
              <Button look="outline" small onClick={() => draft.chooseOther(false)}>
                Delete the older draft
              </Button>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
