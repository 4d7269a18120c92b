import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { longDate, wallClock } from '@brokerage/domain/calendar/wall-clock';
import { DRAFT_BROWSER_DAYS, DRAFT_DAYS } from '@brokerage/domain/application/drafts';
import { answerWords } from '../../features/comprehensive/answer-words';
import { Choosing } from '../../features/comprehensive/choosing';
import { readCopy } from '../../features/comprehensive/draft';
import { DraftBox, type Earlier } from '../../features/comprehensive/draft-box';
import { NO_DRAFT, type ApplicationDraft } from '../../features/comprehensive/draft-context';
import { DraftNotes } from '../../features/drafts/draft-notes';
import type { DraftState } from '../../features/drafts/draft-state';
import { differences } from '../../features/drafts/merge';
import { SavedNote, SavedState } from '../../features/drafts/saved-state';
import { useDraft, type DraftHandle } from '../../features/drafts/use-draft';
import { isDraftHere } from '../../lib/draft-mark';
import { useSession } from '../../lib/session';

const ConflictScreen = lazy(async () => ({
  default: (await import('../../features/drafts/conflict-screen')).ConflictScreen,
}));

const DAY_MS = 86_400_000;
/** How long a submission waits for the last save */
const FLUSH_MS = 3_000;

const ENDED: Pick<DraftState, 'status' | 'savedAt' | 'problem' | 'inMemory'> = {
  status: 'keptOnDevice',
  savedAt: null,
  problem: 'Your session ended. Sign in again to save your answers.',
  inMemory: false,
};

type Store = Pick<DraftHandle, 'subscribe' | 'now'>;

/** The state changes with every save; only what shows it is drawn again. */
const useNow = ({ subscribe, now }: Store): DraftState => useSyncExternalStore(subscribe, now, now);

const Saved = ({ draft }: { draft: DraftHandle }): ReactNode => <SavedState brief state={useNow(draft)} />;

function Notes({ draft, decide }: { draft: DraftHandle; decide: (() => void) | undefined }): ReactNode {
  const state = useNow(draft);
  return (
    <>
      <DraftNotes draft={{ ...draft, state }} decide={decide} />
      <SavedNote state={state} />
    </>
  );
}

const dayAfter = (at: number, days: number): string => longDate(wallClock(at + days * DAY_MS));

/** The earlier version as its differences from what stands now. */
function earlierOf({ content, previous }: DraftState, bringBack: () => void): Earlier | undefined {
  if (!previous) return undefined;
  const { labelOf, textOf } = answerWords([content, previous.content]);
  const lines = differences(content, previous.content).map(({ place, mine, theirs }) => ({
    label: labelOf(place),
    now: textOf(place, mine) ?? 'Not answered',
    then: textOf(place, theirs) ?? 'Not answered',
  }));
  return lines.length > 0 ? { at: previous.at, lines, bringBack } : undefined;
}

function About({ draft }: { draft: DraftHandle }): ReactNode {
  const state = useNow(draft);
  const { state: session } = useSession();
  const isSignedIn = session === 'signed-in';
  const { status, savedAt, changedAt } = state;
  if (status === 'loading' || status === 'empty' || status === 'gone') return null;
  return (
    <DraftBox
      isSignedIn={isSignedIn}
      until={
        isSignedIn
          ? dayAfter(savedAt ? Date.parse(savedAt) : changedAt, DRAFT_DAYS)
          : dayAfter(changedAt, DRAFT_BROWSER_DAYS)
      }
      earlier={earlierOf(state, () => void draft.bringBack())}
      clear={() => void draft.startAgain()}
    />
  );
}

interface Later {
  /** The person reads on before they choose between two versions */
  isPutOff: boolean;
  putOff: () => void;
}

/** As the form needs it, of one revision. What is typed after the draft was sent begins another one. */
function forForm(draft: DraftHandle, isEnded: boolean, { isPutOff, putOff }: Later): ApplicationDraft {
  const { state, now } = draft;
  const { revision, conflict } = state;
  if (!draft.isOpen)
    return isEnded
      ? { ...NO_DRAFT, saved: <SavedState brief state={ENDED} />, notes: <SavedNote state={ENDED} /> }
      : { ...NO_DRAFT, isUnread: draft.hasFailed };
  return {
    isOpen: true,
    // the browser says that it has one, and its store is shut
    isUnread: state.inMemory && revision === 0 && isDraftHere('comprehensive'),
    answers: state.content,
    lastStep: state.lastStep,
    revision,
    isGone: state.status === 'gone',
    merge: draft.merge,
    async change(answers, lastStep) {
      // the form is about to take over something newer, and comes back with both
      if (now().revision !== revision) return false;
      if (now().status !== 'gone') return draft.change(answers, lastStep);
      if (Object.keys(answers).length > 0) void draft.startAgain(answers);
      return false;
    },
    async flush() {
      const inTime = new Promise((resolve) => setTimeout(resolve, FLUSH_MS));
      await Promise.race([draft.flush(), inTime]);
      if (isPutOff) draft.review();
      const { conflict: differs, sent, draftId } = now();
      return { differs: differs !== null, sentAs: sent?.applicationNumber, id: draftId ?? undefined };
    },
    forget: draft.forget,
    // what they show comes with a sheet of its own, and the form does not wait for it
    saved: (
      <Suspense>
        <Saved draft={draft} />
      </Suspense>
    ),
    notes: (
      <Suspense>
        <Notes draft={draft} decide={isPutOff ? draft.review : undefined} />
      </Suspense>
    ),
    about: (
      <Suspense>
        <About draft={draft} />
      </Suspense>
    ),
    conflict: conflict && !isPutOff && (
      <Choosing>
        <ConflictScreen
          conflict={conflict}
          words={answerWords([conflict.mine, conflict.theirs.content])}
          what="your application"
          heading="h1"
          onChoose={draft.choose}
          onLater={putOff}
        />
      </Choosing>
    ),
  };
}

/** Keeps the draft of the application, and hands it to the form whenever there is something for the form in it. */
export function DraftKeeper({ publish }: { publish: (draft: ApplicationDraft) => void }): null {
  const { state: session } = useSession();
  // what is in the tab is somebody's whose session ended: it is theirs alone
  const isEnded = session === 'signed-out' && readCopy()?.owner !== undefined;
  const draft = useDraft('comprehensive', { signedOut: !isEnded });
  // until the server answered nothing is known of an account, unless this browser has a copy
  const { revision, status, lastStep, conflict } = draft.state;
  const isOpen = draft.isOpen && (status !== 'loading' || revision > 0 || session === 'signed-out');
  const isGone = status === 'gone';
  // a conflict that is another than the one put off is shown again
  const [later, setLater] = useState<DraftState['conflict']>(null);
  const isPutOff = conflict !== null && conflict === later;
  const shared = useMemo(
    () => forForm({ ...draft, isOpen }, isEnded, { isPutOff, putOff: () => setLater(conflict) }),
    // of everything else the form needs the latest when it asks
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions of one machine stay the same
    [isOpen, draft.hasFailed, isEnded, revision, lastStep, conflict, isPutOff, isGone, draft.subscribe],
  );
  useEffect(() => publish(shared), [publish, shared]);
  return null;
}
