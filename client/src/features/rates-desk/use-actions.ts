import type { Outcome } from '../../lib/use-command';
import { toast } from '../../ui/aria/toast';
import type { BulkRateChangeInput } from '../../schema.generated';
import {
  useChangeRatesCommand,
  useDiscardRateChangesCommand,
  useUndoRateChangesCommand,
  type DiscardRateChangesMutationVariables,
} from './changes.generated';
import { useRestorePublicationCommand } from './publications.generated';
import { useRefresh } from './use-refresh';

/** Rates by id, the editor's own drafts, or all of them. */
type Drafts = readonly string[] | 'mine' | 'all';

const TELLING = { say: toast, failure: 'Nothing was changed. Check your connection and try again.' };

export interface Actions {
  change: (ids: readonly string[], change: BulkRateChangeInput, done: string) => Promise<boolean>;
  discard: (what: Drafts, done: string) => Promise<boolean>;
  discardLender: (id: string, done: string) => Promise<boolean>;
  restore: (publicationId: string) => Promise<boolean>;
  refresh: () => Promise<void>;
  /** Says what was done, with Undo if it can be undone. */
  tell: (text: string, undoId: string | null) => void;
}

/** Messages on screen that speak of drafts. Once those are published, they would be untrue. */
const shown = new Set<() => void>();

export function closeDraftMessages(): void {
  for (const close of shown) close();
  shown.clear();
}

/** Changes at the desk. Each one says what it did and can be undone while its message is on screen. */
export function useActions(): Actions {
  const refresh = useRefresh();
  const [changeRates] = useChangeRatesCommand(TELLING);
  const [discardChanges] = useDiscardRateChangesCommand(TELLING);
  const [restorePublication] = useRestorePublicationCommand(TELLING);
  const [undoChanges] = useUndoRateChangesCommand({ say: toast });

  async function undo(undoId: string): Promise<void> {
    await undoChanges({ undoId }, 'Undone');
    await refresh('everything');
  }

  const tell = (text: string, undoId: string | null): void => {
    shown.add(toast({ text, ...(undoId !== null && { undo: () => void undo(undoId) }) }));
  };

  async function settle(outcome: Promise<Outcome<{ undoId: string | null }>>, text: string): Promise<boolean> {
    const { done, payload } = await outcome;
    if (done && payload) tell(text, payload.undoId);
    await refresh('everything');
    return done;
  }

  const discard = (variables: DiscardRateChangesMutationVariables, done: string): Promise<boolean> =>
    settle(discardChanges(variables), done);

  return {
    tell,
    change: (ids, change, done) => settle(changeRates({ ids: [...ids], change }), done),
    refresh: () => refresh('everything'),
    discard: (what, done) => discard(typeof what === 'string' ? { mine: what === 'mine' } : { ids: [...what] }, done),
    discardLender: (id, done) => discard({ lenderIds: [id] }, done),
    restore: (id) =>
      settle(restorePublication({ id }), 'The earlier values are back as drafts. Review and publish them.'),
  };
}
