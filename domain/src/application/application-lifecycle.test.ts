import fc from 'fast-check';
import {
  findTransition,
  isExit,
  isFinal,
  needsReason,
  transitionsFrom,
  type LifecycleActor,
} from './application-lifecycle.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from './application-status.js';
import { ENQUIRY_STATUSES } from '../enquiries/enquiry-status.js';

const ACTORS: readonly LifecycleActor[] = ['office', 'applicant', 'clock'];
const anyStatus = fc.constantFrom(...APPLICATION_STATUSES);
const anyActor = fc.constantFrom(...ACTORS);
const FINAL = ['funded', 'declined', 'withdrawn', 'expired'];

/** The chain as the decisions write it, read by hand. */
const CHAIN = [
  'submitted > in_review',
  'in_review > documents_requested',
  'documents_requested > in_review',
  'documents_requested > submitted_to_lender',
  'submitted_to_lender > conditionally_approved',
  'conditionally_approved > approved',
  'approved > funded',
];
const OPEN = APPLICATION_STATUSES.filter((status) => !FINAL.includes(status));
const EXITS = OPEN.flatMap((from) => ['declined', 'withdrawn', 'expired'].map((to) => `${from} > ${to}`));

test('only the transitions of the decisions exist, whoever asks', () => {
  const listed = new Set([...CHAIN, ...EXITS]);
  const found = APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => ACTORS.some((by) => findTransition(from, to, by))).map(
      (to) => `${from} > ${to}`,
    ),
  );
  expect(new Set(found)).toEqual(listed);
});

test('from every status an end can be reached by the listed transitions of the office', () => {
  fc.assert(
    fc.property(anyStatus, (start) => {
      const seen = new Set<ApplicationStatus>([start]);
      for (const status of seen) for (const { to } of transitionsFrom(status, 'office')) seen.add(to);
      expect([...seen].some(isFinal)).toBe(true);
      expect(seen.has('funded')).toBe(!isExit(start));
    }),
  );
});

test('the final ones are funded and the exits, and nothing follows them', () => {
  expect(APPLICATION_STATUSES.filter(isFinal)).toEqual(FINAL);
  expect(APPLICATION_STATUSES.filter(isExit)).toEqual(['declined', 'withdrawn', 'expired']);
  fc.assert(
    fc.property(anyStatus, anyActor, (from, by) => {
      if (isFinal(from)) expect(transitionsFrom(from, by)).toEqual([]);
    }),
  );
});

test('an applicant may only withdraw, and time only lets expire', () => {
  const ways = (by: LifecycleActor) => new Set(OPEN.flatMap((from) => transitionsFrom(from, by).map(({ to }) => to)));
  expect([...ways('applicant')]).toEqual(['withdrawn']);
  expect([...ways('clock')]).toEqual(['expired']);
});

test('an exit asks the office for its reason and tells the applicant; only the lender’s step asks for consents', () => {
  const all = APPLICATION_STATUSES.flatMap((from) => transitionsFrom(from, 'office'));
  for (const { to, reasonRequired, emails, needsCreditConsents, enquiry } of all) {
    expect(reasonRequired).toBe(isExit(to));
    expect(emails).toBe(to !== 'in_review');
    expect(needsCreditConsents).toBe(to === 'submitted_to_lender');
    expect(ENQUIRY_STATUSES.map(({ value }) => value)).toContain(enquiry);
  }
});

test('a basic application goes to the lender with the office’s word on how the consent was given', () => {
  const sent = findTransition('documents_requested', 'submitted_to_lender', 'office');
  expect(sent && [needsReason(sent, 'basic'), needsReason(sent, 'comprehensive')]).toEqual([true, false]);
});
