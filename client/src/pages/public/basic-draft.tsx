import { lazy, Suspense, type ReactNode } from 'react';
import { answered, type AccountDraft } from '../../features/applications/account-draft';
import { ANSWER_WORDS } from '../../features/applications/answer-words';
import { typedBefore } from '../../features/applications/draft';
import { DraftNotes } from '../../features/drafts/draft-notes';
import { SavedState } from '../../features/drafts/saved-state';
import { useDraft, type DraftHandle } from '../../features/drafts/use-draft';
import { useOnChange } from '../../lib/effects';

const ConflictScreen = lazy(async () => ({
  default: (await import('../../features/drafts/conflict-screen')).ConflictScreen,
}));

/** The basic form has one step. */
const STEP = 0;

/** What somebody typed before they signed in, or another page brought along; all of it stays in the tab until then. */
const left = (): Readonly<Record<string, unknown>> => answered(typedBefore());

interface BasicDraft {
  draft: AccountDraft;
  /** There may be one, and its code did not arrive */
  hasFailed: boolean;
  /** Where the answers are, and what the person should know of them */
  saved: ReactNode;
  /** Two versions to choose from */
  conflict: ReactNode;
}

/** As the form needs it. What is typed after the draft was sent begins another one. */
function forForm(handle: DraftHandle): BasicDraft {
  const { state, change, flush, forget, startAgain, choose } = handle;
  return {
    hasFailed: handle.hasFailed,
    draft: {
      isReady: state.status !== 'loading',
      content: state.content,
      revision: state.revision,
      draftId: state.draftId,
      async change(content) {
        if (state.status !== 'gone') return change(content, STEP);
        if (Object.keys(content).length > 0) await startAgain(content);
        return false;
      },
      flush,
      forget,
    },
    saved: (
      <Suspense>
        <DraftNotes draft={handle} />
        <SavedState state={state} />
      </Suspense>
    ),
    conflict: state.conflict && (
      <Suspense>
        <ConflictScreen conflict={state.conflict} words={ANSWER_WORDS} what="your basic form" onChoose={choose} />
      </Suspense>
    ),
  };
}

/** Keeps the draft of the basic form in the account of somebody who is signed in. */
export function DraftKeeper({ publish }: { publish: (draft: BasicDraft) => void }): null {
  const draft = useDraft('mortgage', { signedOut: false, left });
  const { state, isOpen } = draft;
  useOnChange(() => {
    publish(forForm(draft));
    // the functions are those of one machine, and its state says everything else
  }, [publish, state, isOpen, draft.hasFailed]);
  return null;
}
