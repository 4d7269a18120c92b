import { categoryLabel } from '@brokerage/domain/blog/categories';
import { useState, type ReactNode } from 'react';
import { useAddressState } from '../../lib/address-state';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { ACTIONS_COLUMN, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import {
  ModerationFiguresDocument,
  useDecideWaitingCommand,
  useWaitingBlogsQuery,
  WaitingBlogsDocument,
  type WaitingBlogsQuery,
} from './moderation.generated';
import { ReasonDialog } from './reason-dialog';
import { Review, type DrawText } from './review';

type Post = NonNullable<WaitingBlogsQuery['waitingBlogs']>['items'][number];

function Row({ post, read }: { post: Post; read: () => void }): ReactNode {
  const { title, excerpt, category, author, since, live } = post;
  return (
    <tr>
      <td>
        <b>{title}</b>
        <small>{excerpt}</small>
      </td>
      <td data-label="By">{author ?? 'Account deleted'}</td>
      <td data-label="Category">{categoryLabel(category)}</td>
      <td className="num" data-label="Waiting since">
        {moment(since)}
      </td>
      <td data-label="Kind">
        <span className="tag">{live ? 'New version' : 'New post'}</span>
      </td>
      <td>
        <Button aria-label={`Review ${title}`} onClick={read}>
          Review
        </Button>
      </td>
    </tr>
  );
}

/** Posts that wait for approval: read, approve, or send back with a reason. */
export function WaitingList({ draw }: { draw: DrawText }): ReactNode {
  const { page, go } = useAddressState();
  const { data, previousData, error, refetch } = useWaitingBlogsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const [open, setOpen] = useState<{ post: Post; rejecting: boolean }>();
  const [decide, busy] = useDecideWaitingCommand({
    refetchQueries: [WaitingBlogsDocument, ModerationFiguresDocument],
  });
  const list = (data ?? previousData)?.waitingBlogs;
  const again = (): void => void refetch().catch(() => undefined);

  async function approve({ id, title }: Post): Promise<void> {
    const { done, problem } = await decide({ id, approved: true });
    toast(done ? { text: `“${title}” is approved` } : { text: problem ?? '', bad: true });
    if (done) setOpen(undefined);
  }
  async function reject({ id, title }: Post, reason: string): Promise<string | undefined> {
    const { done, problem } = await decide({ id, approved: false, reason });
    if (!done) return problem ?? '';
    toast({ text: `“${title}” was sent back. Its author gets your reason by email.` });
    return undefined;
  }

  return (
    <section className="panel" aria-label="Posts waiting">
      <div className="filters">
        <RecordCount total={list?.totalItems} nouns={['post', 'posts']} />
      </div>
      <RecordList
        what="The list of posts"
        list={list}
        failed={error !== undefined}
        retry={again}
        empty={
          <Empty title="Nothing waits for approval">
            <p>New posts and changed versions of public ones will be listed here.</p>
          </Empty>
        }
        look="table table-records"
        columns={['Article', 'By', 'Category', 'Waiting since', 'Kind', ACTIONS_COLUMN]}
        row={(post) => <Row post={post} read={() => setOpen({ post, rejecting: false })} />}
        go={go}
      />
      {open && !open.rejecting && (
        <Review
          id={open.post.id}
          title={open.post.title}
          draw={draw}
          onClose={() => setOpen(undefined)}
          actions={
            open.post.mayDecide ? (
              <>
                <Button onClick={() => setOpen({ ...open, rejecting: true })}>Send back</Button>
                <Button look="main" off={busy} onClick={() => void approve(open.post)}>
                  Approve
                </Button>
              </>
            ) : (
              <p className="muted">Somebody else decides about this post.</p>
            )
          }
        />
      )}
      {open?.rejecting && (
        <ReasonDialog
          title={`Send back “${open.post.title}”?`}
          label="Reason for the author"
          confirmLabel="Send back"
          send={(reason) => reject(open.post, reason)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
