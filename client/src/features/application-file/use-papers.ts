import { useKeptOpen } from '../../ui/console/use-typed';
import { useFileDocumentsQuery } from './documents.generated';
import type { Paper } from './papers';

export interface Papers {
  /** Not there until they have loaded */
  all: readonly Paper[] | undefined;
  loading: boolean;
  failed: boolean;
  openId: string | undefined;
  open: (id: string | undefined) => void;
  /** Opens the next one to look at, after a decision */
  next: () => void;
  reload: () => Promise<unknown>;
}

/** The papers of a file, and the one that is open. One at a time, wherever on the page it stands. */
export function usePapers(applicationId: string): Papers {
  const { data, previousData, error, loading, refetch } = useFileDocumentsQuery({
    variables: { applicationId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [openId, open] = useKeptOpen<string>('paper-open');
  const all = (data ?? previousData)?.fileDocuments?.requests;
  return {
    all,
    loading,
    failed: error !== undefined,
    openId,
    open,
    next: () => open(all?.find(({ id, state }) => state === 'RECEIVED' && id !== openId)?.id),
    reload: refetch,
  };
}
