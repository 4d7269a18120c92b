import { useApi } from '../../lib/use-api';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftKind } from '@brokerage/domain/application/drafts';
import { NOBODY } from '../../lib/draft-mark';
import type { DraftTree } from '../../lib/draft-store';
import { DRAFTS_WIPED, useSession } from '../../lib/session';
import type { DraftMachine } from './draft-machine';
import { EMPTY_STATE, type DraftState, type Sent } from './draft-state';
import type { Side } from './merge';

/**
 * A form's draft, for a page to hand to its form:
 *
 *   const draft = useDraft('comprehensive');
 *   useEffect(() => take(draft.state.content, draft.state.lastStep), [draft.state.revision]);  // resumed, merged, other tab
 *   draft.change(tree, step);                     // with every change; saves by itself
 *   await draft.flush();                          // before sending; false: not everything is at the server
 *   draft.forget(sent);                           // after it was sent
 *
 * `state.status` and `state.savedAt` go to <SavedState>; while 'paused' show <ConflictScreen> and let nothing be sent;
 * while 'gone' say `state.sent.applicationNumber`, and `startAgain()` begins another draft.
 */
export interface DraftHandle {
  state: DraftState;
  /** What this browser has is known; before that nothing is kept here */
  isOpen: boolean;
  /** Its code did not arrive: there may be a draft that nobody could read */
  hasFailed: boolean;
  /** The state at this moment, also inside of something that waits */
  now: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** What the form shows (`mine`), made from `base`, put together with the draft; the form wins where both changed */
  merge: (base: DraftTree, mine: DraftTree) => DraftTree;
  /** True once this browser has it, also after a reload */
  change: (content: DraftTree, lastStep: number) => Promise<boolean>;
  flush: () => Promise<boolean>;
  choose: (side: Side) => void;
  /** The conflict as it stands after what was typed meanwhile */
  review: () => void;
  chooseOther: (use: boolean) => void;
  /** The version that was not chosen stands again */
  bringBack: () => Promise<void>;
  /** `content`: the answers that are in the form */
  startAgain: (content?: DraftTree) => Promise<void>;
  /** `sent`: as what, for the other tabs of this browser */
  forget: (sent?: Sent) => Promise<void>;
}

export interface DraftOptions {
  /** Nobody signed in: false keeps nothing here */
  signedOut?: boolean;
  /** What the person typed in this tab before they signed in, or another page brings along */
  left?: () => DraftTree;
}

const never = (): (() => void) => () => undefined;
const nothing = (): DraftState => EMPTY_STATE;

/** Tells the machine what happens around it. Gives what ends that: the last change is saved, then the draft is closed. */
function watch(machine: DraftMachine): () => void {
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') void machine.flush();
  };
  const wiped = (): void => machine.close();
  window.addEventListener('online', machine.wake);
  window.addEventListener('focus', machine.wake);
  window.addEventListener(DRAFTS_WIPED, wiped);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('online', machine.wake);
    window.removeEventListener('focus', machine.wake);
    window.removeEventListener(DRAFTS_WIPED, wiped);
    document.removeEventListener('visibilitychange', onHide);
    void machine.flush().finally(() => machine.close());
  };
}

export function useDraft(kind: DraftKind, { signedOut = true, left }: DraftOptions = {}): DraftHandle {
  const client = useApi();
  const { state: session, user } = useSession();
  const owner = user?.id ?? (session === 'signed-out' && signedOut ? NOBODY : undefined);
  const [machine, setMachine] = useState<DraftMachine>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef({ left, lastOwner: owner });
  useEffect(() => {
    latest.current.left = left;
  });

  useEffect(() => {
    const { lastOwner } = latest.current;
    // a session that ended: what is on the page is that person's, and not for whoever comes next
    if (owner === undefined || (owner === NOBODY && lastOwner !== undefined && lastOwner !== NOBODY)) return undefined;
    latest.current.lastOwner = owner;
    let leave: (() => void) | undefined;
    let isOver = false;
    // what keeps a draft comes only where there is one to keep
    const begin = (): void =>
      void import('./open-draft')
        .then(({ draftOf }) => draftOf(kind, owner, client, () => latest.current.left?.()))
        .then(
          async (opened) => {
            if (isOver) return;
            leave = watch(opened);
            await opened.open();
            if (isOver) return;
            setFailed(false);
            setMachine(opened);
          },
          // the code did not arrive: the tab's own copy has the answers until the connection is back
          () => {
            if (isOver) return;
            setFailed(true);
            window.addEventListener('online', begin, { once: true });
          },
        );
    begin();
    return () => {
      isOver = true;
      window.removeEventListener('online', begin);
      setMachine(undefined);
      leave?.();
    };
  }, [client, kind, owner]);

  const [subscribe, now] = [machine?.subscribe ?? never, machine?.state ?? nothing];
  const state = useSyncExternalStore(subscribe, now, nothing);
  return {
    state,
    isOpen: machine !== undefined,
    hasFailed,
    now,
    subscribe,
    merge: (base, mine) => machine?.merge(base, mine) ?? mine,
    change: (content, lastStep) => machine?.change(content, lastStep) ?? Promise.resolve(false),
    flush: () => machine?.flush() ?? Promise.resolve(false),
    choose: (side) => void machine?.choose(side),
    review: () => void machine?.review(),
    chooseOther: (use) => machine?.chooseOther(use),
    bringBack: () => machine?.bringBack() ?? Promise.resolve(),
    startAgain: (content) => machine?.startAgain(content) ?? Promise.resolve(),
    forget: (sent) => machine?.forget(sent) ?? Promise.resolve(),
  };
}
