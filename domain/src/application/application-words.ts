import { statusLabel, type ApplicationStatus } from './application-status.js';
import { FIRST_RESPONSE_HOURS } from '../vocabulary/constants.js';

/** The stages of an application, then the ways it ends without a mortgage, in one or two words for the applicant. */
export const STAGE_LABELS = {
  RECEIVED: 'Received',
  IN_REVIEW: 'In review',
  CONDITIONAL_APPROVAL: 'Conditional approval',
  FUNDED: 'Funded',
  DECLINED: 'Not approved',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  CLOSED: 'Closed',
} as const;
export type ApplicationStageName = keyof typeof STAGE_LABELS;

/** Where an application stands: its status, or what the office has done while it has no step of its own. */
export const STANDINGS = {
  SUBMITTED: statusLabel('submitted'),
  IN_REVIEW: statusLabel('in_review'),
  DOCUMENTS_REQUESTED: statusLabel('documents_requested'),
  SUBMITTED_TO_LENDER: statusLabel('submitted_to_lender'),
  CONDITIONALLY_APPROVED: statusLabel('conditionally_approved'),
  APPROVED: statusLabel('approved'),
  FUNDED: statusLabel('funded'),
  DECLINED: statusLabel('declined'),
  WITHDRAWN: statusLabel('withdrawn'),
  EXPIRED: statusLabel('expired'),
  CONTACTED: 'A broker has been in touch with you',
  CONVERTED: 'A broker is working on it with you',
  CLOSED: 'We closed it',
} as const satisfies Readonly<Record<Uppercase<ApplicationStatus>, string>> & Readonly<Record<string, string>>;
export type ApplicationStanding = keyof typeof STANDINGS;

/** What happens next, in a sentence for the applicant. */
export const NEXT_STEPS = {
  FIRST_REPLY: `A broker will reply within ${FIRST_RESPONSE_HOURS} hours`,
  REPLY_OVERDUE: 'You should have heard from us by now. Please call and we’ll look into it right away.',
  PLAN_WITH_BROKER: 'Plan the next step with your broker, who has your file.',
  BROKER_REVIEW: 'Your broker checks your figures, then contacts the lenders that fit.',
  SEND_DOCUMENTS: 'Send the documents your broker asked for.',
  LENDER_REPLY: 'The lender replies to your broker, who then calls you.',
  MEET_CONDITIONS: 'Meet the lender’s conditions. Your broker will tell you what’s left.',
  SIGN_DOCUMENTS: 'Sign the documents. The mortgage funds on your closing day.',
  FUNDED: 'There’s nothing more to do. Call us before your term ends.',
  DECLINED: 'Call us. Your broker can explain why and tell you what else is possible.',
  WITHDRAWN: 'There’s nothing more to do. You can apply again at any time.',
  EXPIRED: 'Apply again with today’s figures, or call us.',
  CLOSED: 'Call us if you still need this mortgage, or apply again.',
} as const;
export type ApplicationNextStep = keyof typeof NEXT_STEPS;
