import { useApolloClient } from '@apollo/client/react';
import { enquiryStatusLabel, type EnquiryStatusName } from '@brokerage/domain/enquiries/enquiry-status';
import type { BulkEnquiryChangeInput } from '../../../schema.generated';
import { counted } from '../../../lib/counted';
import { officeToday } from '../../../lib/office-today';
import { toast } from '../../../ui/aria/toast';
import { download } from '../../../ui/console/download';
import { ExportEnquiriesDocument, useChangeEnquiriesCommand, useUndoEnquiryChangesCommand } from './bulk.generated';
import { EnquiriesDocument, EnquiryViewsDocument } from '../enquiries.generated';
import type { Selected } from './selection';

const NOT_DONE = 'Nothing was changed. Check your connection and try again.';
const LISTS = { refetchQueries: [EnquiriesDocument, EnquiryViewsDocument] };

type Refused = readonly { status: EnquiryStatusName; count: number }[];

export const enquiries = (count: number): string => counted(count, 'enquiry', 'enquiries');

/** "12 could not be moved: 8 Converted, 4 Lost." */
const refusedWords = (refused: Refused): string => {
  const total = refused.reduce((sum, { count }) => sum + count, 0);
  const which = refused.map(({ status, count }) => `${count} ${enquiryStatusLabel(status)}`).join(', ');
  return total > 0 ? ` ${total} can’t move there: ${which}.` : '';
};

export interface Bulk {
  busy: boolean;
  /** Done or refused, it says so; `done` gets the number that changed. */
  change: (change: BulkEnquiryChangeInput, done: (count: number) => string) => Promise<boolean>;
  exportThem: () => Promise<void>;
}

/** One change to all that is selected, with Undo while its message is on screen. */
export function useBulk({ input, clear }: Selected): Bulk {
  const client = useApolloClient();
  const [changeThem, changing] = useChangeEnquiriesCommand({ ...LISTS, say: toast, failure: NOT_DONE });
  const [undoThem] = useUndoEnquiryChangesCommand({ ...LISTS, say: toast });

  async function undo(undoId: string): Promise<void> {
    const { payload, done } = await undoThem({ undoId });
    if (!done || !payload) return;
    const { restored, kept } = payload;
    const left = kept ? ` ${kept} changed since then, so ${kept === 1 ? 'it stays' : 'they stay'} as they are.` : '';
    toast({ text: `${restored ?? 0} put back.${left}` });
  }

  async function change(asked: BulkEnquiryChangeInput, words: (count: number) => string): Promise<boolean> {
    const { done, payload } = await changeThem({ selection: input, change: asked });
    if (!done || !payload) return false;
    const { changed, unchanged, refused, undoId } = payload;
    const text = changed ? `${words(changed)}.` : unchanged ? 'They were already like this.' : 'Nothing was changed.';
    toast({
      text: `${text}${refusedWords(refused ?? [])}`,
      ...(undoId && { undo: () => void undo(undoId) }),
    });
    clear();
    return true;
  }

  async function exportThem(): Promise<void> {
    const answer = await client
      .query({ query: ExportEnquiriesDocument, variables: { selection: input }, fetchPolicy: 'no-cache' })
      .catch((error: unknown) => ({ data: undefined, error }));
    const csv = answer.data?.exportEnquiries;
    if (csv == null) toast({ text: 'Nothing was exported. Check your connection and try again.', bad: true });
    else download(csv, `enquiries-${officeToday()}.csv`, 'text/csv;charset=utf-8');
  }

  return { busy: changing, change, exportThem };
}
