/** Where a co-applicant's own consent stands, in words for the applicant and the office. */
export const CO_APPLICANT_STATES = {
  NOT_INVITED: 'Not invited yet: we need an email address',
  INVITED: 'Invited by email',
  UNREACHABLE: 'We couldn’t reach this address',
  OPENED: 'Opened the invitation',
  AGREED_IN_PART: 'Agreed to take part, but not to a credit check yet',
  AGREED: 'Agreed to take part and to a credit check',
  DECLINED: 'Doesn’t want to take part',
} as const;
export type CoApplicantState = keyof typeof CO_APPLICANT_STATES;

/** What somebody invited answered. A credit check is asked for beside it. */
export const INVITATION_ANSWERS = ['agreed', 'declined'] as const;
export type InvitationAnswer = (typeof INVITATION_ANSWERS)[number];

/** What an invitation still asks for, when its link is opened. */
export const INVITATION_STATES = {
  OPEN: 'Nobody has answered yet.',
  AGREED_IN_PART: 'Agreed to take part. The credit check can still be agreed to.',
  AGREED: 'Agreed to everything.',
  DECLINED: 'Declined. The person may change their mind.',
  CLOSED: 'The application is over. There is nothing to answer any more.',
} as const;
export type InvitationState = keyof typeof INVITATION_STATES;

/** How long a mailed invitation works, in days. */
export const INVITATION_DAYS = 30;

/** What is known of an invitation. Times are whatever the caller has: only whether they are there counts. */
export interface InvitationFacts {
  hasEmail: boolean;
  /** Whether the mail server refused the last invitation for good */
  refused: boolean;
  openedAt: unknown;
  answer: InvitationAnswer | null;
  creditCheck: boolean;
}

/** An answer counts most; after it, what became of the last email. */
export function coApplicantState(facts: InvitationFacts): CoApplicantState {
  if (facts.answer === 'declined') return 'DECLINED';
  if (facts.answer === 'agreed') return facts.creditCheck ? 'AGREED' : 'AGREED_IN_PART';
  if (!facts.hasEmail) return 'NOT_INVITED';
  if (facts.refused) return 'UNREACHABLE';
  return facts.openedAt ? 'OPENED' : 'INVITED';
}

/** Whether another invitation may go: to nobody who agreed to everything, and to nobody who said no. */
export const mayBeInvited = (state: CoApplicantState): boolean => state !== 'AGREED' && state !== 'DECLINED';

/** Whether the address may be corrected. What was answered was answered by whoever has the address. */
export const mayBeReaddressed = (state: CoApplicantState): boolean => mayBeInvited(state) && state !== 'AGREED_IN_PART';
