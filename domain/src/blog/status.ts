import type { RoleName } from '../account/roles.js';
import { ROLE_LEVEL } from '../account/roles.js';

/** Where a post stands, as it is stored. Only what is approved is for readers. */
export const BLOG_STATUSES = {
  DRAFT: 'Being written.',
  PENDING: 'Waits for approval.',
  APPROVED: 'Readers see it from its time of publication on. A new version may wait without changing what they see.',
  REJECTED: 'Sent back to its author with a reason.',
  ARCHIVED: 'Taken away from readers, and kept.',
} as const;

export type BlogStatusName = keyof typeof BLOG_STATUSES;
export type BlogStatus = Lowercase<BlogStatusName>;

/** What somebody does to a post on purpose. Saving is none of these: it never changes the status. */
export type BlogStep = 'submit' | 'withdraw' | 'approve' | 'publish' | 'reject' | 'archive' | 'restore';

const STEPS: Readonly<Record<BlogStep, { from: readonly BlogStatus[]; to: BlogStatus }>> = {
  submit: { from: ['draft', 'rejected'], to: 'pending' },
  withdraw: { from: ['pending', 'rejected'], to: 'draft' },
  // whoever sent it back may think again, as long as its author has not gone on writing
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  // an administrator's own post asks nobody, so it waits for nobody
  publish: { from: ['draft', 'pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  archive: { from: ['draft', 'pending', 'approved', 'rejected'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
};

/** The status after a step; undefined where the step is not possible. */
export const afterStep = (status: BlogStatus, step: BlogStep): BlogStatus | undefined =>
  STEPS[step].from.includes(status) ? STEPS[step].to : undefined;

interface Editor {
  role: RoleName;
  isAuthor: boolean;
}

const levelOf = (role: RoleName | null): number => (role === null ? 0 : ROLE_LEVEL[role]);

/** Moderators edit every post whose author is no administrator; administrators edit all (decisions §3). */
export const mayEdit = ({ role, isAuthor }: Editor, authorRole: RoleName | null): boolean =>
  levelOf(role) >= ROLE_LEVEL.ADMIN || (levelOf(role) >= ROLE_LEVEL.MODERATOR && (isAuthor || authorRole !== 'ADMIN'));

export interface Decider extends Editor {
  /** They wrote a version since the last one that was approved, of somebody else's post too */
  hasWritten: boolean;
}

/** How somebody who may decide makes a post public: what its author has not submitted is not ready for anybody else. */
export const approvalOf = ({ role, isAuthor }: Editor): 'approve' | 'publish' =>
  role === 'ADMIN' && isAuthor ? 'publish' : 'approve';

/** Nobody but an administrator decides about a post of their own, or about words of theirs in another's. */
export const mayDecide = ({ role, isAuthor, hasWritten }: Decider, authorRole: RoleName | null): boolean =>
  mayEdit({ role, isAuthor }, authorRole) && (role === 'ADMIN' || !(isAuthor || hasWritten));

/** A post as whoever decides finds it. */
export interface Standing {
  status: BlogStatus;
  /** A version of a public post waits for approval */
  waiting: boolean;
  /** Of one that was sent back: its newest version was saved since, and not submitted */
  goneOn: boolean;
}

/** Whether there is something to approve. What was saved since a post was sent back was submitted to nobody. */
export function canApprove(editor: Editor, { status, waiting, goneOn }: Standing): boolean {
  const approval = approvalOf(editor);
  if (approval === 'approve' && status === 'rejected' && goneOn) return false;
  return waiting || afterStep(status, approval) !== undefined;
}

/** Whether there is something to send back. */
export const canSendBack = ({ status, waiting }: Standing): boolean =>
  waiting || afterStep(status, 'reject') !== undefined;

/** Whether this person may decide about a post as it stands. */
export const mayDecideNow = (decider: Decider, authorRole: RoleName | null, standing: Standing): boolean =>
  mayDecide(decider, authorRole) && canApprove(decider, standing);
