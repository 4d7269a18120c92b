import { MESSAGES } from 'domain/vocabulary/messages';
import { toast } from '../../ui/aria/toast';
import type { BulkRateChangeInput } from '../../schema.generated';
import { useChangeRatesMutation, useDiscardRateChangesMutation, useUndoRateChangesMutation } from './changes.generated';
import { useRestorePublicationMutation } from './publications.generated';
import { useRefresh } from './use-refresh';

/** The answer of every change of many rates. */
interface Answer {
  undoId: string | null;
  userErrors: readonly { message: string }[];
}

export interface Actions {
  change: (ids: readonly string[], change: BulkRateChangeInput, done: string) => Promise<boolean>;
  discard: (ids: readonly string[] | null, done: string) => Promise<boolean>;
  restore: (publicationId: string) => Promise<boolean>;
  /** Says what was done, with Undo. */
  tell: (text: string, undoId: string | null) => void;
}

/** Changes of many rates: each says what it did and can be taken back while its message stands. */
export function useActions(): Actions {
  const refresh = useRefresh();
  const [changeRates] = useChangeRatesMutation({ errorPolicy: 'all' });
  const [discardChanges] = useDiscardRateChangesMutation({ errorPolicy: 'all' });
  const [restorePublication] = useRestorePublicationMutation({ errorPolicy: 'all' });
  const [undoChanges] = useUndoRateChangesMutation({ errorPolicy: 'all' });

  async function undo(undoId: string): Promise<void> {
    const answer = await undoChanges({ variables: { undoId } }).then(
      ({ data }) => data?.undoRateChanges,
      () => undefined,
    );
    const problem = answer ? answer.userErrors[0]?.message : MESSAGES.unexpected;
    toast(problem === undefined ? { text: 'Put back as it was' } : { text: problem, bad: true });
    await refresh('everything');
  }

  const tell = (text: string, undoId: string | null): void => {
    toast({ text, ...(undoId !== null && { undo: () => void undo(undoId) }) });
  };

  async function settle(answer: Promise<Answer | null | undefined>, done: string): Promise<boolean> {
    const result = await answer.catch(() => undefined);
    const problem = result?.userErrors[0]?.message;
    const well = result != null && problem === undefined;
    if (well) tell(done, result.undoId);
    else toast({ text: problem ?? 'Nothing was changed: the connection or the server is away.', bad: true });
    await refresh('everything');
    return well;
  }

  return {
    tell,
    change: (ids, change, done) =>
      settle(
        changeRates({ variables: { ids: [...ids], change } }).then(({ data }) => data?.changeRates),
        done,
      ),
    discard: (ids, done) =>
      settle(
        discardChanges({ variables: { ids: ids && [...ids] } }).then(({ data }) => data?.discardRateChanges),
        done,
      ),
    restore: (id) =>
      settle(
        restorePublication({ variables: { id } }).then(({ data }) => data?.restorePublication),
        'The values from before are back at the desk. Review and publish them.',
      ),
  };
}
