import type { ApplicationStatus } from './application-status.js';
import type { ApplicationNextStep, ApplicationStageName, ApplicationStanding } from './application-words.js';
import { upperCase } from '../data/codes.js';

/** What is known of an application. Times are ISO texts. */
export interface ApplicationFacts {
  status: ApplicationStatus;
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
  name: ApplicationStageName;
  state: StageState;
  /** null: not yet, or reached without a date of its own */
  at: string | null;
}

export interface ApplicationProgress {
  stages: ApplicationStage[];
  /** The current stage, or how it ended */
  stage: ApplicationStageName;
  standing: ApplicationStanding;
  nextStep: ApplicationNextStep;
  nextStepBy: string | null;
}

const STAGES = ['RECEIVED', 'IN_REVIEW', 'CONDITIONAL_APPROVAL', 'FUNDED'] as const;
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

/** How an application ends without a mortgage. What comes next then has the same name. */
type End = 'DECLINED' | 'WITHDRAWN' | 'EXPIRED' | 'CLOSED';
const ENDS: Readonly<Partial<Record<ApplicationStatus, End>>> = {
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
  expired: 'EXPIRED',
};

const NEXT: Readonly<Partial<Record<ApplicationStatus, ApplicationNextStep>>> = {
  in_review: 'BROKER_REVIEW',
  documents_requested: 'SEND_DOCUMENTS',
  submitted_to_lender: 'LENDER_REPLY',
  conditionally_approved: 'MEET_CONDITIONS',
  approved: 'SIGN_DOCUMENTS',
  funded: 'FUNDED',
};

/** What comes next once an application has this status, whatever the office has done besides. */
export const nextStepAfter = (status: ApplicationStatus): ApplicationNextStep =>
  ENDS[status] ?? NEXT[status] ?? 'FIRST_REPLY';

/** While the application has no step of its own yet, the office’s work says how it stands. */
const OFFICE_STANDING: Readonly<Partial<Record<string, ApplicationStanding>>> = {
  IN_REVIEW: 'IN_REVIEW',
  CONTACTED: 'CONTACTED',
  WAITING: 'CONTACTED',
  QUALIFIED: 'CONTACTED',
  CONVERTED: 'CONVERTED',
  // why the office lost it is not the applicant's to read
  LOST: 'CLOSED',
  CLOSED: 'CLOSED',
};

/** How far an application has come and what comes next, as codes: only what has really happened. */
export function applicationProgress(facts: ApplicationFacts, now: Date): ApplicationProgress {
  const { status, office } = facts;
  const untouched = status === 'submitted';
  const end = ENDS[status] ?? (untouched && OFFICE_STANDING[office?.status ?? ''] === 'CLOSED' ? 'CLOSED' : undefined);
  const reached = reachedStage(facts);
  const stages = STAGES.map((name, index): ApplicationStage => ({
    name,
    state: stateOf(index, reached, end !== undefined),
    at: index <= reached ? whenReached(facts, index) : null,
  }));
  const standing = (untouched ? OFFICE_STANDING[office?.status ?? ''] : undefined) ?? upperCase(status);
  if (end) {
    const at = endedAt(facts);
    const past = stages.slice(0, reached + 1);
    const stage: ApplicationStage = { name: end, state: 'ENDED', at };
    return { stages: [...past, stage], stage: end, standing, nextStep: end, nextStepBy: null };
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

function nextOf({ status, office }: ApplicationFacts, now: Date): Pick<ApplicationProgress, 'nextStep' | 'nextStepBy'> {
  const known = NEXT[status];
  if (known) return { nextStep: known, nextStepBy: null };
  if (office?.repliedAt) return { nextStep: 'PLAN_WITH_BROKER', nextStepBy: null };
  if (office && new Date(office.replyDueAt) < now) {
    return { nextStep: 'REPLY_OVERDUE', nextStepBy: null };
  }
  return { nextStep: 'FIRST_REPLY', nextStepBy: office?.replyDueAt ?? null };
}
