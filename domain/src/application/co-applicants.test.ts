import {
  CO_APPLICANT_STATES,
  coApplicantState,
  mayBeInvited,
  mayBeReaddressed,
  type CoApplicantState,
  type InvitationFacts,
} from './co-applicants.js';

const NOTHING: InvitationFacts = { hasEmail: true, refused: false, openedAt: null, answer: null, creditCheck: false };

test.each<[string, Partial<InvitationFacts>, CoApplicantState]>([
  ['no address', { hasEmail: false }, 'NOT_INVITED'],
  ['an email on its way', {}, 'INVITED'],
  ['an email that was refused', { refused: true }, 'UNREACHABLE'],
  ['a link that was opened', { openedAt: new Date(0) }, 'OPENED'],
  ['opened once, and refused when sent again', { openedAt: 'x', refused: true }, 'UNREACHABLE'],
  ['agreed without the credit check', { answer: 'agreed' }, 'AGREED_IN_PART'],
  ['agreed to both', { answer: 'agreed', creditCheck: true }, 'AGREED'],
  ['declined', { answer: 'declined' }, 'DECLINED'],
  ['answered before the address was forgotten', { answer: 'agreed', creditCheck: true, hasEmail: false }, 'AGREED'],
  ['answered though a later email was refused', { answer: 'declined', refused: true }, 'DECLINED'],
])('%s', (_what, facts, state) => expect(coApplicantState({ ...NOTHING, ...facts })).toBe(state));

test('who answered everything or said no gets no more email, and an answer keeps its address', () => {
  const states = Object.keys(CO_APPLICANT_STATES) as CoApplicantState[];
  expect(states.filter((state) => !mayBeInvited(state))).toEqual(['AGREED', 'DECLINED']);
  expect(states.filter(mayBeReaddressed)).toEqual(['NOT_INVITED', 'INVITED', 'UNREACHABLE', 'OPENED']);
});
