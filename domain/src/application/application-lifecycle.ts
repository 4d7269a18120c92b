import type { ApplicationStatus } from './application-status.js';
import type { EnquiryStatusName } from '../enquiries/enquiry-status.js';

/** Who moves an application: the office, the person who sent it, or time. */
export type LifecycleActor = 'office' | 'applicant' | 'clock';

/** One listed transition. What the applicant reads of it is the label of `to` and the next step that goes with it. */
export interface Transition {
  to: ApplicationStatus;
  by: readonly LifecycleActor[];
  /** The office says why. The applicant never has to. */
  reasonRequired: boolean;
  /** Whether the applicant gets the email with the words of the new status */
  emails: boolean;
  /** Every person on the application must have agreed to a credit check. */
  needsCreditConsents: boolean;
  /** Where the office's enquiry goes with it, if it can */
  enquiry: EnquiryStatusName;
}

const step = (to: ApplicationStatus, more: Partial<Transition> = {}): Transition => ({
  to,
  by: ['office'],
  reasonRequired: false,
  emails: true,
  needsCreditConsents: false,
  enquiry: 'CONVERTED',
  ...more,
});

const review = step('in_review', { enquiry: 'IN_REVIEW', emails: false });
const END = { reasonRequired: true, enquiry: 'CLOSED' } as const;
/** From every status that is not an end */
const EXITS = [
  step('declined', END),
  step('withdrawn', { ...END, by: ['office', 'applicant'] }),
  step('expired', { ...END, by: ['office', 'clock'] }),
];

/**
 * The life of an application (decisions §5). Only the transitions listed here exist. `in_review` sends no email: the
 * applicant hears from a person then.
 */
const LIFECYCLE: Readonly<Record<ApplicationStatus, readonly Transition[]>> = {
  submitted: [review, ...EXITS],
  in_review: [step('documents_requested', { enquiry: 'IN_REVIEW' }), ...EXITS],
  documents_requested: [review, step('submitted_to_lender', { needsCreditConsents: true }), ...EXITS],
  submitted_to_lender: [step('conditionally_approved'), ...EXITS],
  conditionally_approved: [step('approved'), ...EXITS],
  approved: [step('funded'), ...EXITS],
  funded: [],
  declined: [],
  withdrawn: [],
  expired: [],
};

/** The steps to a mortgage, in their order. */
export const LIFECYCLE_STEPS = [
  'submitted',
  'in_review',
  'documents_requested',
  'submitted_to_lender',
  'conditionally_approved',
  'approved',
  'funded',
] as const satisfies readonly ApplicationStatus[];

/** What may happen to an application in this status, for one who may do it. */
export const transitionsFrom = (from: ApplicationStatus, by: LifecycleActor): Transition[] =>
  LIFECYCLE[from].filter((transition) => transition.by.includes(by));

/** The listed transition, or undefined: it does not exist, or is not theirs to make. */
export const findTransition = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  by: LifecycleActor,
): Transition | undefined => transitionsFrom(from, by).find((transition) => transition.to === to);

/**
 * Whether the office must write a reason. The basic form asks for no consent to a credit check, so the reason says how
 * the applicant gave it.
 */
export const needsReason = (transition: Transition, kind: 'basic' | 'comprehensive'): boolean =>
  transition.reasonRequired || (transition.needsCreditConsents && kind === 'basic');

/** Whether nothing more can happen. */
export const isFinal = (status: ApplicationStatus): boolean => LIFECYCLE[status].length === 0;

/** Whether a status ends an application without a mortgage. */
export const isExit = (status: ApplicationStatus): boolean => isFinal(status) && status !== 'funded';
