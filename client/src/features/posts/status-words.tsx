import type { ReactNode } from 'react';
import type { BlogStatusName } from '@brokerage/domain/blog/status';

/** What staff call the states of a post. */
export const STATUS_WORDS: Readonly<Record<BlogStatusName, string>> = {
  DRAFT: 'Draft',
  PENDING: 'Waiting for approval',
  APPROVED: 'Published',
  REJECTED: 'Sent back',
  ARCHIVED: 'Archived',
};

const LOOKS: Readonly<Record<BlogStatusName, string>> = {
  DRAFT: '',
  PENDING: ' tag-warn',
  APPROVED: ' tag-good',
  REJECTED: ' tag-bad',
  ARCHIVED: '',
};

interface Standing {
  status: BlogStatusName;
  publishedAt: string | null;
  waiting: boolean;
}

/** An approved post whose time of publication is still to come. */
const isScheduled = ({ status, publishedAt }: Standing, now = Date.now()): boolean =>
  status === 'APPROVED' && publishedAt !== null && Date.parse(publishedAt) > now;

/** Where a post stands, and whether a new version of it waits. */
export function StatusTags(post: Standing): ReactNode {
  return (
    <>
      <span className={`tag${LOOKS[post.status]}`}>{isScheduled(post) ? 'Scheduled' : STATUS_WORDS[post.status]}</span>
      {post.waiting && <span className="tag tag-warn">New version waiting</span>}
    </>
  );
}
