import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { CheckCircle2, CloudOff, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../lib/format';
import { useSession } from '../../lib/session';
import type { DraftState } from './draft-state';
import { PageStyles } from '../../ui/page-styles';
import styles, { href } from './saved-state.module.css?sheet';

type Shown = Pick<DraftState, 'status' | 'savedAt' | 'problem' | 'inMemory'>;

/** What a screen reader says: a change of kind, not each save. */
const SPOKEN: Readonly<Partial<Record<DraftState['status'], string>>> = {
  saved: 'Your answers are saved.',
  paused: 'Saving is paused.',
};

function Visible({ status, savedAt }: Shown): ReactNode {
  switch (status) {
    case 'saved':
      return (
        <span className={styles.saved}>
          <CheckCircle2 size={18} />
          <span>Saved {savedAt && formatTime(new Date(savedAt))}</span>
        </span>
      );
    case 'saving':
      return <span className={styles.saving}>Saving…</span>;
    case 'keptOnDevice':
      return (
        <span className={styles.device}>
          <CloudOff size={18} />
          <span>Kept on this device</span>
        </span>
      );
    case 'paused':
      return (
        <span className={styles.paused}>
          <PauseCircle size={18} />
          <span>Saving paused</span>
        </span>
      );
    default:
      return null;
  }
}

const NOT_SAVED = `${MESSAGES.draftSaveFailed}. Your answers are kept on this device. We’ll save them as soon as we can.`;
const ONLY_HERE = 'We keep your answers on this device for 30 days. Sign in to keep them in your account.';
const IN_MEMORY = 'Your browser doesn’t let us store anything here. Your answers last until you close this page.';

/** What the person should do, or know, before they go on. */
const warningOf = ({ status, problem, inMemory }: Shown): string | null =>
  problem ?? (inMemory && status !== 'saved' ? IN_MEMORY : null);

/** Beside a brief state, where it takes a sentence. */
export function SavedNote({ state }: { state: Shown }): ReactNode {
  const note = warningOf(state);
  return (
    note && (
      <p className={styles.beside} role="status">
        <PageStyles href={href} />
        <CloudOff size={20} aria-hidden="true" />
        <span>{note}</span>
      </p>
    )
  );
}

/** Where the answers are: "Saved 10:42 p.m." only after the server said so. `brief`: its sentence stands elsewhere. */
export function SavedState({ state, brief = false }: { state: Shown; brief?: boolean }): ReactNode {
  const { state: session } = useSession();
  const { status, problem } = state;
  const whyHere = session === 'signed-in' ? NOT_SAVED : ONLY_HERE;
  const note = warningOf(state) ?? (status === 'keptOnDevice' ? whyHere : null);
  const spoken = problem ?? (status === 'keptOnDevice' ? note : SPOKEN[status]);
  return (
    <div className={styles.state} data-draft={status}>
      <PageStyles href={href} />
      <p className={styles.kind} aria-hidden="true">
        <Visible {...state} />
      </p>
      {note && !brief && <p className={styles.note}>{note}</p>}
      <p className="sr-text" role="status">
        {spoken}
      </p>
    </div>
  );
}
