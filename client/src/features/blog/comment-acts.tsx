import { useState, type ReactNode } from 'react';
import { unless } from '../../ui/unless';
import { useRemoveCommentCommand, useReportCommentCommand } from './after-post.generated';
import styles from './post.module.css?sheet';

/** Tells the moderators of somebody else's comment. */
export function Report({ id, author }: { id: string; author: string }): ReactNode {
  const [said, setSaid] = useState('');
  const [sent, setSent] = useState(false);
  const [report, busy] = useReportCommentCommand();
  async function send(): Promise<void> {
    const { done, problem } = await report({ id });
    setSent(done);
    setSaid(done ? 'Thank you. A moderator will look at it.' : (problem ?? ''));
  }
  return (
    <div className={styles.report}>
      {!sent && (
        <button type="button" aria-label={`Report the comment by ${author}`} {...unless(busy, () => void send())}>
          Report
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}

/** Takes back what somebody wrote. It asks once: nothing brings it back. */
export function Remove({ id, removed }: { id: string; removed: () => void }): ReactNode {
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const [remove, busy] = useRemoveCommentCommand({
    update(cache, { data }) {
      if (data?.removeBlogComment?.userErrors.length === 0)
        cache.evict({ id: cache.identify({ __typename: 'BlogCommentView', id }) });
    },
  });
  async function send(): Promise<void> {
    const { done, problem } = await remove({ id });
    if (done) removed();
    else setSaid(problem ?? '');
  }
  return (
    <div className={styles.report}>
      {asked ? (
        <>
          <button type="button" {...unless(busy, () => void send())}>
            Delete it
          </button>
          <button type="button" {...unless(busy, () => setAsked(false))}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" aria-label="Delete your comment" onClick={() => setAsked(true)}>
          Delete
        </button>
      )}
      <span role="status">{said}</span>
    </div>
  );
}
