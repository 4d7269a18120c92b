import { applicationProgress, type ApplicationFacts } from './application-progress.js';
import { NEXT_STEPS, STAGE_LABELS, STANDINGS } from './application-words.js';

const SENT = '2026-11-20T10:00:00.000Z';
const DUE = '2026-11-21T10:00:00.000Z';
const NOW = new Date('2026-11-20T12:00:00.000Z');
const office = { status: 'NEW', takenUpAt: null, closedAt: null, repliedAt: null, replyDueAt: DUE };
const facts = (more: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  status: 'submitted',
  sentAt: SENT,
  steps: [{ status: 'submitted', at: SENT }],
  office,
  ...more,
});
const drawn = (of: ApplicationFacts, now = NOW): string[] =>
  applicationProgress(of, now).stages.map(
    ({ name, state, at }) => `${STAGE_LABELS[name]} ${state} ${at?.slice(5, 10) ?? '-'}`,
  );
/** As the applicant reads it. */
const said = (of: ApplicationFacts, now = NOW) => {
  const { stage, standing, nextStep, nextStepBy } = applicationProgress(of, now);
  return { stage: STAGE_LABELS[stage], standing: STANDINGS[standing], nextStep: NEXT_STEPS[nextStep], nextStepBy };
};

test('what was just sent is received, and somebody replies by the time the office has', () => {
  expect(drawn(facts())).toEqual([
    'Received CURRENT 11-20',
    'In review AHEAD -',
    'Conditional approval AHEAD -',
    'Funded AHEAD -',
  ]);
  expect(said(facts())).toMatchObject({
    stage: 'Received',
    standing: 'We have it',
    nextStep: 'A broker will reply within 24 hours',
    nextStepBy: DUE,
  });
});

test('a reply that is late is not promised again', () => {
  const late = said(facts(), new Date('2026-11-22T10:00:00.000Z'));
  expect(late.nextStep).toContain('You should have heard from us by now');
  expect(late.nextStepBy).toBeNull();
});

test('what the office took up is in review, before the application has a step of its own', () => {
  const takenUp = facts({ office: { ...office, status: 'IN_REVIEW', takenUpAt: '2026-11-20T11:00:00.000Z' } });
  expect(drawn(takenUp).slice(0, 3)).toEqual([
    'Received DONE 11-20',
    'In review CURRENT 11-20',
    'Conditional approval AHEAD -',
  ]);
  expect(said(takenUp)).toMatchObject({ stage: 'In review', nextStepBy: DUE });
  const replied = facts({ office: { ...office, status: 'CONTACTED', takenUpAt: SENT, repliedAt: SENT } });
  expect(said(replied)).toMatchObject({
    standing: 'A broker has been in touch with you',
    nextStepBy: null,
  });
});

test.each([
  ['documents_requested', 'In review'],
  ['submitted_to_lender', 'In review'],
  ['approved', 'Conditional approval'],
  ['funded', 'Funded'],
] as const)('%s stands at %s', (status, stage) => {
  const found = said(facts({ status, office: null }));
  expect(found.stage).toBe(stage);
  expect(`${found.standing} ${found.nextStep}`).not.toContain('_');
});

test('a stage that was passed without a date has none; a funded one has nothing ahead', () => {
  const steps = [
    { status: 'submitted', at: SENT },
    { status: 'conditionally_approved', at: '2026-11-25T10:00:00.000Z' },
    { status: 'funded', at: '2026-12-18T10:00:00.000Z' },
  ];
  expect(drawn(facts({ status: 'funded', steps }))).toEqual([
    'Received DONE 11-20',
    'In review DONE -',
    'Conditional approval DONE 11-25',
    'Funded DONE 12-18',
  ]);
});

test('what ended shows how far it came, and how it ended', () => {
  const steps = [
    { status: 'in_review', at: '2026-11-21T10:00:00.000Z' },
    { status: 'declined', at: '2026-11-24T10:00:00.000Z' },
  ];
  expect(drawn(facts({ status: 'declined', steps }))).toEqual([
    'Received DONE 11-20',
    'In review DONE 11-21',
    'Not approved ENDED 11-24',
  ]);
  const closed = facts({ office: { ...office, status: 'CLOSED', closedAt: '2026-11-23T10:00:00.000Z' } });
  expect(drawn(closed)).toEqual(['Received DONE 11-20', 'Closed ENDED 11-23']);
  expect(said(closed)).toMatchObject({ stage: 'Closed', standing: 'We closed it' });
});
