import { statusForOwner, type EnquiryStatusName } from './enquiry-status.js';

export const CONTACT_KINDS = [
  { value: 'CALL', label: 'Call' },
  { value: 'VOICEMAIL', label: 'Voicemail' },
  { value: 'EMAIL', label: 'Email' },
  { value: 'MEETING', label: 'Meeting' },
] as const;
export type ContactKindName = (typeof CONTACT_KINDS)[number]['value'];

/**
 * How a contact ended, by its kind. `answers` is false for an attempt: the person was not reached, so their 24-hour clock
 * runs on.
 */
export const CONTACT_OUTCOMES = {
  CALL: [
    { value: 'SPOKE', label: 'Spoke', answers: true },
    { value: 'CALL_BACK', label: 'Call back later', answers: true },
    { value: 'WRONG_NUMBER', label: 'Wrong number', answers: false },
    { value: 'NO_ANSWER', label: 'No answer', answers: false },
  ],
  VOICEMAIL: [
    { value: 'LEFT_MESSAGE', label: 'Left a message', answers: true },
    { value: 'MAILBOX_FULL', label: 'Mailbox full', answers: false },
  ],
  EMAIL: [
    { value: 'SENT', label: 'Sent', answers: true },
    { value: 'NOT_DELIVERED', label: 'Not delivered', answers: false },
  ],
  MEETING: [
    { value: 'HELD', label: 'Held', answers: true },
    { value: 'NO_SHOW', label: 'Did not come', answers: false },
  ],
} as const satisfies Record<ContactKindName, readonly { value: string; label: string; answers: boolean }[]>;
export type ContactOutcomeName = (typeof CONTACT_OUTCOMES)[ContactKindName][number]['value'];

export interface ContactOutcome {
  value: ContactOutcomeName;
  label: string;
  answers: boolean;
}

export const outcomesOf = (kind: ContactKindName): readonly ContactOutcome[] => CONTACT_OUTCOMES[kind];

/** The outcome, or undefined where this kind of contact cannot end so. */
export const contactOutcome = (kind: ContactKindName, outcome: string): ContactOutcome | undefined =>
  outcomesOf(kind).find(({ value }) => value === outcome);

/** The outcomes that stop the clock */
export const ANSWERING_OUTCOMES = Object.values(CONTACT_OUTCOMES)
  .flat()
  .flatMap(({ value, answers }) => (answers ? [value] : []));

/** 'Call: no answer' */
export function contactWords(kind: ContactKindName, outcome: string): string {
  const how = CONTACT_KINDS.find(({ value }) => value === kind)?.label ?? kind;
  const ended = contactOutcome(kind, outcome)?.label ?? outcome;
  return `${how}: ${ended.charAt(0).toLowerCase()}${ended.slice(1)}`;
}

/** What an enquiry must be known by before a contact is recorded on it. */
export interface BeforeContact {
  status: EnquiryStatusName;
  isAnswered: boolean;
  hasOwner: boolean;
}

export interface RecordedContact {
  kind: ContactKindName;
  outcome: ContactOutcomeName;
  /** Where the person who records it moves the enquiry; none leaves that to the contact */
  status?: EnquiryStatusName | null;
  /** Whether they look after it from now on, where nobody does */
  takes: boolean;
}

export interface ContactEffect {
  /** The first answer: the clock stops now, for good */
  stopsClock: boolean;
  status: EnquiryStatusName;
  takesOwner: boolean;
}

/** Before anybody spoke with the person */
const UNSPOKEN: readonly EnquiryStatusName[] = ['NEW', 'ASSIGNED', 'IN_REVIEW'];

/** All that saving a contact does besides writing it down. The dialog shows it before, and the server does the same. */
export function contactEffect(before: BeforeContact, { kind, outcome, status, takes }: RecordedContact): ContactEffect {
  const answers = contactOutcome(kind, outcome)?.answers ?? false;
  const takesOwner = takes && !before.hasOwner;
  const contacted = answers && UNSPOKEN.includes(before.status) ? 'CONTACTED' : before.status;
  return {
    stopsClock: answers && !before.isAnswered,
    status: statusForOwner(status ?? contacted, before.hasOwner || takesOwner),
    takesOwner,
  };
}
