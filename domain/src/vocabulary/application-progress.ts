import { statusLabel } from './application-status.js';
import { FIRST_RESPONSE_HOURS } from './constants.js';

/** What is known of an application. Times are ISO texts. */
export interface ApplicationFacts {
  status: string;
  sentAt: string;
  /** Its own steps that the applicant may see, oldest first */
  steps: readonly { status: string; at: string }[];
  /** The office's work on it, where there is any */
  office?: {
    status: string;
    takenUpAt: string | null;
    closedAt: string | null;
    repliedAt: string | null;
    replyDueAt: string;
  } | null;
}

export type StageState = 'DONE' | 'CURRENT' | 'AHEAD' | 'ENDED';

export interface ApplicationStage {
  label: string;
  state: StageState;
  /** null: not yet, or reached without a date of its own */
  at: string | null;
}

export interface ApplicationProgress {
  stages: ApplicationStage[];
  /** One or two words: the stage, or how it ended */
  stage: string;
  /** How it stands, in a sentence */
  standing: string;
  nextStep: string;
  nextStepBy: string | null;
}

const STAGES = ['Received', 'In review', 'Conditional approval', 'Funded'] as const;
const REVIEW = 1;
const FUNDED = STAGES.length - 1;

const STAGE_OF: Readonly<Record<string, number>> = {
  submitted: 0,
  in_review: REVIEW,
  documents_requested: REVIEW,
  submitted_to_lender: REVIEW,
  conditionally_approved: 2,
  approved: 2,
  funded: FUNDED,
};

/** How an application ends without a mortgage, and what one can do then. */
const ENDS: Readonly<Record<string, { label: string; next: string }>> = {
  declined: { label: 'Not approved', next: 'Call us: your broker can say why, and what else is possible.' },
  withdrawn: { label: 'Withdrawn', next: 'Nothing more to do. Apply again whenever you like.' },
  expired: { label: 'Expired', next: 'Apply again with the figures of today, or call us.' },
};
const CLOSED = { label: 'Closed', next: 'Call us if you still need this mortgage, or apply again.' };

const NEXT: Readonly<Record<string, string>> = {
  in_review: 'Your broker checks your figures, then asks the lenders that fit.',
  documents_requested: 'Send the papers your broker asked you for.',
  submitted_to_lender: 'The lender answers your broker, who then calls you.',
  conditionally_approved: 'Meet the lender’s conditions. Your broker tells you which are still open.',
  approved: 'Sign the papers. The mortgage is then paid out on your closing day.',
  funded: 'Nothing more to do. Call us before your term ends.',
};

/** While the application has no step of its own yet, the office’s work says how it stands. */
const OFFICE_STANDING: Readonly<Record<string, string>> = {
  IN_REVIEW: statusLabel('in_review'),
  CONTACTED: 'A broker has been in touch with you',
  CONVERTED: 'A broker is working on it with you',
  CLOSED: 'Our office closed it',
};

/** How far an application has come and what comes next, in the applicant's words: only what has really happened. */
export function applicationProgress(facts: ApplicationFacts, now: Date): ApplicationProgress {
  const { status, office } = facts;
  const untouched = status === 'submitted';
  const end = ENDS[status] ?? (untouched && office?.status === 'CLOSED' ? CLOSED : undefined);
  const reached = reachedStage(facts);
  const stages = STAGES.map((label, index): ApplicationStage => ({
    label,
    state: stateOf(index, reached, end !== undefined),
    at: index <= reached ? whenReached(facts, index) : null,
  }));
  const standing = (untouched ? OFFICE_STANDING[office?.status ?? ''] : undefined) ?? statusLabel(status);
  if (end) {
    const at = endedAt(facts);
    const past = stages.slice(0, reached + 1);
    const stage: ApplicationStage = { label: end.label, state: 'ENDED', at };
    return { stages: [...past, stage], stage: end.label, standing, nextStep: end.next, nextStepBy: null };
  }
  return { stages, stage: STAGES[reached] ?? STAGES[0], standing, ...nextOf(facts, now) };
}

function endedAt({ status, steps, office }: ApplicationFacts): string | null {
  const own = steps.filter((step) => step.status === status && ENDS[status]).at(-1)?.at;
  return own ?? office?.closedAt ?? null;
}

function reachedStage({ status, steps, office }: ApplicationFacts): number {
  const own = [status, ...steps.map((step) => step.status)].map((known) => STAGE_OF[known] ?? 0);
  return Math.max(...own, office?.takenUpAt ? REVIEW : 0);
}

function stateOf(index: number, reached: number, ended: boolean): StageState {
  if (index > reached) return 'AHEAD';
  return index === reached && !ended && reached < FUNDED ? 'CURRENT' : 'DONE';
}

function whenReached({ sentAt, steps, office }: ApplicationFacts, index: number): string | null {
  if (index === 0) return sentAt;
  const own = steps.find((step) => STAGE_OF[step.status] === index)?.at;
  const taken = index === REVIEW ? office?.takenUpAt : undefined;
  return [own, taken].filter((at): at is string => typeof at === 'string').sort()[0] ?? null;
}

function nextOf({ status, office }: ApplicationFacts, now: Date): { nextStep: string; nextStepBy: string | null } {
  const known = NEXT[status];
  if (known) return { nextStep: known, nextStepBy: null };
  if (office?.repliedAt)
    return { nextStep: 'Agree the next step with your broker, who has your file open.', nextStepBy: null };
  if (office && new Date(office.replyDueAt) < now) {
    return {
      nextStep: 'You should have heard from us by now. Please call: we look into it at once.',
      nextStepBy: null,
    };
  }
  return { nextStep: `A broker replies within ${FIRST_RESPONSE_HOURS} hours`, nextStepBy: office?.replyDueAt ?? null };
}
