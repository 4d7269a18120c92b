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
  keptOnDevice: 'Your answers are kept on this device. We’ll save them as soon as we can.',
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

/** Why it is only here, and for how long. */
function noteOf({ status, problem, inMemory }: Shown, isSignedIn: boolean): string | undefined {
  if (problem) return problem;
  if (inMemory && status !== 'saved')
    return 'Your browser doesn’t let us store anything here. Your answers last until you close this page.';
  if (status === 'keptOnDevice' && !isSignedIn)
    return 'We keep your answers on this device for 30 days. Sign in to keep them in your account.';
  return undefined;
}

/** Beside a brief state, where it takes a sentence: what the person should do, or know. */
export function SavedNote({ state }: { state: Shown }): ReactNode {
  const note = noteOf(state, true);
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
  const note = noteOf(state, session === 'signed-in');
  const spoken = problem ?? (status === 'keptOnDevice' && note ? note : SPOKEN[status]);
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
