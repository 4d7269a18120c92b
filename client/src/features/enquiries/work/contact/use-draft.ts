import { useState } from 'react';
import { outcomesOf, type ContactKindName, type ContactOutcomeName } from '@brokerage/domain/enquiries/enquiry-contact';
import type { EnquiryStatusName, LostReasonName } from '@brokerage/domain/enquiries/enquiry-status';
import { useKeptInput } from '../../../../lib/kept-input';
import { useUnsaved } from '../../../../ui/console/unsaved';

export interface ContactDraft {
  kind: ContactKindName;
  outcome: ContactOutcomeName;
  note: string;
  /** undefined: as it follows from the contact */
  status: EnquiryStatusName | undefined;
  lostReason: LostReasonName | undefined;
  takes: boolean;
  /** The id of a usual time, `pick` or `none` */
  follow: string;
  /** What the field for a time of one's own says */
  picked: string;
  /** When it took place, as its field says; empty: now */
  at: string;
}

const START: ContactDraft = {
  kind: 'CALL',
  outcome: 'SPOKE',
  note: '',
  status: undefined,
  lostReason: undefined,
  takes: true,
  follow: 'tomorrow',
  picked: '',
  at: '',
};

interface Drafting {
  draft: ContactDraft;
  change: (next: Partial<ContactDraft>) => void;
}

/**
 * A contact being written down. Another kind starts with its own first outcome. A session that ends takes nothing of it: it
 * is there again when a contact with the same person is logged next. `onTyped` then hears that there is something to lose.
 */
export function useContactDraft(enquiryId: string, onTyped: (typed: boolean) => void): Drafting {
  const [draft, setDraft] = useState(START);
  useUnsaved(draft.note.trim() !== '');
  useKeptInput<Partial<ContactDraft>>(
    `contact:${enquiryId}`,
    () => (draft.note.trim() === '' ? undefined : draft),
    (kept) => {
      setDraft({ ...START, ...kept });
      onTyped(true);
    },
  );
  function change(next: Partial<ContactDraft>): void {
    setDraft((now) => {
      const first = next.kind && next.kind !== now.kind ? outcomesOf(next.kind)[0] : undefined;
      return { ...now, ...next, ...(first && { outcome: first.value }) };
    });
  }
  return { draft, change };
}
