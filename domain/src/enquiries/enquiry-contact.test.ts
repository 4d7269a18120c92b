import { CONTACT_KINDS, contactEffect, contactWords, outcomesOf, type RecordedContact } from './enquiry-contact.js';
import {
  DONE_STATUSES,
  enquiryChoices,
  ENQUIRY_STATUSES,
  enquiryTransitions,
  isReopening,
  statusForOwner,
} from './enquiry-status.js';

const call = (outcome: 'SPOKE' | 'NO_ANSWER', more: Partial<RecordedContact> = {}): RecordedContact => ({
  kind: 'CALL',
  outcome,
  takes: true,
  ...more,
});
const fresh = { status: 'NEW', isAnswered: false, hasOwner: false } as const;

test('who was not reached was not answered: these outcomes are attempts', () => {
  const attempts = CONTACT_KINDS.flatMap(({ value: kind }) =>
    outcomesOf(kind)
      .filter(({ answers }) => !answers)
      .map(({ value }) => contactWords(kind, value)),
  );
  expect(attempts).toEqual([
    'Call: wrong number',
    'Call: no answer',
    'Voicemail: mailbox full',
    'Email: not delivered',
    'Meeting: did not come',
  ]);
});

test('reaching a new person stops the clock, moves to contacted and takes the enquiry', () => {
  expect(contactEffect(fresh, call('SPOKE'))).toEqual({ stopsClock: true, status: 'CONTACTED', takesOwner: true });
});

test('an attempt leaves the clock running; whoever tried looks after it', () => {
  expect(contactEffect(fresh, call('NO_ANSWER'))).toEqual({ stopsClock: false, status: 'ASSIGNED', takesOwner: true });
  const leftOpen = contactEffect(fresh, call('NO_ANSWER', { takes: false }));
  expect(leftOpen).toEqual({ stopsClock: false, status: 'NEW', takesOwner: false });
});

test('a second answer moves nothing by itself, and the owner stays', () => {
  const before = { status: 'QUALIFIED', isAnswered: true, hasOwner: true } as const;
  expect(contactEffect(before, call('SPOKE'))).toEqual({ stopsClock: false, status: 'QUALIFIED', takesOwner: false });
});

test('a chosen status wins over the one that follows from the contact', () => {
  expect(contactEffect(fresh, call('SPOKE', { status: 'LOST' })).status).toBe('LOST');
});

test('a kind knows only its own outcomes', () => {
  const effect = contactEffect(fresh, { kind: 'EMAIL', outcome: 'SPOKE', takes: false });
  expect(effect).toEqual({ stopsClock: false, status: 'NEW', takesOwner: false });
});

test('every status that follows from a contact is a listed move', () => {
  for (const { value: status } of ENQUIRY_STATUSES) {
    for (const hasOwner of [true, false]) {
      const to = contactEffect({ status, isAnswered: false, hasOwner }, call('SPOKE')).status;
      if (to !== status) expect(enquiryTransitions(status)).toContain(to);
    }
  }
});

test('what is done can only be closed or taken up again', () => {
  const reopened = DONE_STATUSES.map((from) => enquiryTransitions(from).filter((to) => isReopening(from, to)));
  expect(reopened).toEqual([[], ['IN_REVIEW'], ['IN_REVIEW']]);
});

test('nobody chooses New or Assigned: they follow from the owner', () => {
  for (const { value } of ENQUIRY_STATUSES) {
    expect(enquiryChoices(value)).not.toContain('NEW');
    expect(enquiryChoices(value)).not.toContain('ASSIGNED');
  }
  expect(statusForOwner('NEW', true)).toBe('ASSIGNED');
  expect(statusForOwner('ASSIGNED', false)).toBe('NEW');
  expect(statusForOwner('CONTACTED', false)).toBe('CONTACTED');
});
