import { contactEffect } from '@brokerage/domain/enquiries/enquiry-contact';
import { enquiryChoices } from '@brokerage/domain/enquiries/enquiry-status';
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useUntouched } from '../../../../lib/use-untouched';
import { rereading } from '../../../../ui/console/conflict';
import { instantOfText, officeTextOf } from '../../../../ui/console/office-moment';
import { toast } from '../../../../ui/aria/toast';
import { whenProblem } from '../../../../ui/when/when-text';
import type { EnquiryFacts } from '../../on-desk';
import { askAgainChoices, followUpChoices } from '../../follow-up';
import { useContactDraft, type ContactDraft } from './use-draft';
import { useReread } from '../../use-reread';
import { useRecordContact } from '../../use-work';

const OFFERED = ['CONTACTED', 'WAITING', 'QUALIFIED', 'LOST'] as const;

/** What comes of a contact as it is written down so far, and what can be chosen about it. */
function readingOf(enquiry: EnquiryFacts, draft: ContactDraft, now: Date) {
  const { kind, outcome, takes, follow, picked } = draft;
  const before = {
    status: enquiry.status,
    isAnswered: enquiry.firstRespondedAt !== null,
    hasOwner: enquiry.assignedToId !== null,
  };
  const usual = contactEffect(before, { kind, outcome, takes }).status;
  const status = draft.status ?? usual;
  const listed = enquiryChoices(enquiry.status);
  const isLost = status === 'LOST';
  const times = isLost ? askAgainChoices(now) : followUpChoices(now);
  const chosen = times.find((time) => time.id === follow)?.at ?? null;
  return {
    /** The status that follows by itself */
    usual,
    status,
    moves: [...new Set([usual, ...OFFERED.filter((choice) => listed.includes(choice))])],
    effect: contactEffect(before, { kind, outcome, takes, status: draft.status }),
    isLost,
    times,
    chosen,
    followUpAt: follow === 'pick' ? (instantOfText(picked) ?? null) : chosen,
    at: instantOfText(draft.at) ?? now,
    /** No contact is older than the enquiry, or later than today */
    began: officeTextOf(enquiry.createdAt),
    today: officeTextOf(now),
  };
}

export interface Contact {
  /** Begins the ids of its fields */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  draft: ContactDraft;
  change: (next: Partial<ContactDraft>) => void;
  reading: ReturnType<typeof readingOf>;
  problem: string | undefined;
  busy: boolean;
  save: (event?: SyntheticEvent) => Promise<void>;
}

/** A contact being written down, and how it is saved. */
export function useContact(enquiry: EnquiryFacts, onTyped: (typed: boolean) => void, close: () => void): Contact {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [now] = useState(() => new Date());
  const { draft, change } = useContactDraft(enquiry.id, onTyped);
  const [problem, setProblem] = useState<string>();
  const [record, busy] = useRecordContact(enquiry.id);
  const reread = useReread(enquiry.id);
  const reading = readingOf(enquiry, draft, now);
  const isSameNote = useUntouched(draft.note);

  async function save(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (busy) return;
    const { kind, outcome, note, lostReason, takes, follow, picked } = draft;
    const { isLost, followUpAt, at, began, today } = reading;
    if (isLost && !lostReason) {
      setProblem('Choose why it was lost.');
      form.current?.querySelector<HTMLInputElement>(`input[name='${id}-reason']`)?.focus();
      return;
    }
    // a time that cannot be read must not be taken for none
    const unread =
      (follow === 'pick' && whenProblem('moment', picked, { min: today })) ||
      whenProblem('moment', draft.at, { min: began, max: today });
    setProblem(unread || undefined);
    if (unread) return;
    const asked = {
      ...{ id: enquiry.id, kind, outcome, takesOwner: takes, expectedVersion: enquiry.version },
      note: note.trim() || null,
      at: draft.at ? at.toISOString() : null,
      status: draft.status ?? null,
      lostReason: isLost ? lostReason : null,
      followUpAt: followUpAt?.toISOString() ?? null,
    };
    const { done, problem: refused, errors } = await rereading(record({ input: asked }), reread);
    if (!done) {
      setProblem(refused ?? Object.values(errors)[0]);
      return;
    }
    const isSame = isSameNote(note);
    toast({ text: `Contact with ${enquiry.fullName} saved${isSame ? '' : '. What you typed since is not in it'}` });
    // what was typed while it was saved stays, for another one
    if (isSame) close();
  }

  return { id, form, draft, change, reading, problem, busy, save };
}
