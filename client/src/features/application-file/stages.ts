import { isExit, LIFECYCLE_STEPS } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';

export interface FileStage {
  status: ApplicationStatus;
  state: 'done' | 'now' | 'ahead' | 'ended';
  /** null: not reached, or reached without a step of its own */
  at: string | null;
}

interface Standing {
  status: ApplicationStatus;
  submittedAt: string;
  /** Newest first */
  moves: readonly { to: ApplicationStatus; from: ApplicationStatus | null; at: string }[];
}

/** The steps of a file with the day each was last reached. A file that ended shows how far it came and how it ended. */
export function fileStages({ status, submittedAt, moves }: Standing): FileStage[] {
  const ended = isExit(status);
  const last = ended ? (moves.find(({ to }) => to === status)?.from ?? 'submitted') : status;
  const reached = LIFECYCLE_STEPS.findIndex((step) => step === last);
  const when = (step: ApplicationStatus): string | null =>
    moves.find(({ to }) => to === step)?.at ?? (step === 'submitted' ? submittedAt : null);
  const steps = LIFECYCLE_STEPS.map((step, index): FileStage => {
    const done = index < reached || ended || step === 'funded';
    const state = index > reached ? 'ahead' : done ? 'done' : 'now';
    return { status: step, state, at: index > reached ? null : when(step) };
  });
  return ended ? [...steps.slice(0, reached + 1), { status, state: 'ended', at: when(status) }] : steps;
}
