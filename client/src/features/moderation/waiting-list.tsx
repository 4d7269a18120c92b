import { categoryLabel } from '@brokerage/domain/blog/categories';
import type { ReactNode } from 'react';
import { useAddressState } from '../../lib/address-state';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { ACTIONS_COLUMN, RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useKeptOpen } from '../../ui/console/use-typed';
import {
  ModerationFiguresDocument,
  useDecideWaitingCommand,
  useWaitingBlogsQuery,
  WaitingBlogsDocument,
  WaitingVersionsDocument,
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
  // `rejecting`: the version of the post that was read and is sent back
  const [open, setOpen] = useKeptOpen<{ post: Post; rejecting?: number }>('waiting-open');
  const [decide, busy] = useDecideWaitingCommand({
    // where somebody saved it meanwhile, what they saved is shown
    refetchQueries: [WaitingBlogsDocument, ModerationFiguresDocument, WaitingVersionsDocument],
  });
  const { post: asked, rejecting } = open ?? {};
  const list = (data ?? previousData)?.waitingBlogs;

  async function approve({ id, title }: Post, expectedVersion: number): Promise<void> {
    const { done, problem } = await decide({ id, approved: true, expectedVersion });
    toast(done ? { text: `“${title}” is approved` } : { text: problem ?? '', bad: true });
    if (done) setOpen(undefined);
  }
  async function reject({ id, title }: Post, expectedVersion: number, reason: string): Promise<string | undefined> {
    const { done, problem } = await decide({ id, approved: false, reason, expectedVersion });
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
        retry={refetch}
        empty={
          <Empty title="Nothing is waiting for approval">
            <p>New posts and changed versions of public ones will be listed here.</p>
          </Empty>
        }
        look="table table-records"
        columns={['Article', 'By', 'Category', 'Waiting since', 'Kind', ACTIONS_COLUMN]}
        row={(post) => <Row post={post} read={() => setOpen({ post })} />}
        go={go}
      />
      {asked && rejecting === undefined && (
        <Review
          id={asked.id}
          title={asked.title}
          draw={draw}
          onClose={() => setOpen(undefined)}
          actions={(version) =>
            asked.mayDecide ? (
              <>
                <Button off={version === undefined} onClick={() => setOpen({ post: asked, rejecting: version })}>
                  Send back
                </Button>
                <Button
                  look="main"
                  off={busy || version === undefined}
                  onClick={() => version !== undefined && void approve(asked, version)}
                >
                  Approve
                </Button>
              </>
            ) : (
              <p className="muted">Somebody else decides on this post.</p>
            )
          }
        />
      )}
      {asked && rejecting !== undefined && (
        <ReasonDialog
          title={`Send back “${asked.title}”?`}
          label="Reason for the author"
          confirmLabel="Send back"
          send={(reason) => reject(asked, rejecting, reason)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
