import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useAddressState } from '../../lib/address-state';
import { paths } from '../../lib/paths';
import { MenuFilter } from '../../ui/aria/menu-filter';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { RecordCount, RecordList } from '../../ui/console/record-list';
import { Empty } from '../../ui/console/states';
import { useKeptOpen } from '../../ui/console/use-typed';
import {
  ModeratedCommentsDocument,
  ModerationFiguresDocument,
  useHideCommentCommand,
  useKeepCommentCommand,
  useModeratedCommentsQuery,
  type ModeratedCommentsQuery,
} from './moderation.generated';
import styles from './moderation.module.css?sheet';
import { ReasonDialog } from './reason-dialog';

type Comment = NonNullable<ModeratedCommentsQuery['blogComments']>['items'][number];

const CHOICES = [
  { value: 'reported', label: 'Reported' },
  { value: 'hidden', label: 'Hidden' },
] as const;
const EMPTY = { ALL: 'No comments yet', REPORTED: 'No reported comments', HIDDEN: 'No hidden comments' };
const refetchQueries = [ModeratedCommentsDocument, ModerationFiguresDocument];

interface Acts {
  hide: () => void;
  restore: () => void;
  keep: () => void;
}

function One({ comment, busy, acts }: { comment: Comment; busy: boolean; acts: Acts }): ReactNode {
  const { content, author, createdAt, postSlug, postTitle, hiddenAt, hiddenReason, hiddenBy, reports } = comment;
  return (
    <li className={styles.comment}>
      <div>
        <p className={styles.label}>
          <b>{author}</b> on <Link to={`${paths.blog(postSlug)}#comments`}>{postTitle}</Link>, {moment(createdAt)}{' '}
          {reports > 0 && <span className="tag tag-bad">{reports === 1 ? '1 report' : `${reports} reports`}</span>}
        </p>
        <p className={styles.said}>{content}</p>
        {hiddenAt && (
          <p className={styles.label}>
            <span className="tag">Hidden</span> {hiddenBy && <span>{`by ${hiddenBy}, `}</span>}
            {moment(hiddenAt)}: {hiddenReason}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {reports > 0 && (
          <Button off={busy} aria-label={`Keep the comment by ${author}`} onClick={acts.keep}>
            Keep
          </Button>
        )}
        {hiddenAt ? (
          <Button off={busy} aria-label={`Restore the comment by ${author}`} onClick={acts.restore}>
            Restore
          </Button>
        ) : (
          <Button aria-label={`Hide the comment by ${author}`} onClick={acts.hide}>
            Hide
          </Button>
        )}
      </div>
    </li>
  );
}

/** Comments on all posts, the newest first: hide them from readers, show them again, or settle what was reported. */
export function CommentsList(): ReactNode {
  const { get, set, page, go } = useAddressState();
  const choice = CHOICES.find(({ value }) => value === get('shown'))?.value;
  const shown = choice === 'reported' ? 'REPORTED' : choice === 'hidden' ? 'HIDDEN' : 'ALL';
  const { data, previousData, error, refetch } = useModeratedCommentsQuery({
    variables: { shown, page },
    fetchPolicy: 'cache-and-network',
  });
  const [hiding, setHiding] = useKeptOpen<Comment>('hide-open');
  const [hide] = useHideCommentCommand({ refetchQueries });
  const [restore, restoring] = useHideCommentCommand({ refetchQueries, say: toast });
  const [keep, keeping] = useKeepCommentCommand({ refetchQueries, say: toast });
  const list = (data ?? previousData)?.blogComments;

  async function send({ id, author }: Comment, reason: string): Promise<string | undefined> {
    const { done, problem } = await hide({ id, reason });
    if (!done) return problem ?? '';
    toast({ text: `The comment by ${author} is hidden` });
    return undefined;
  }

  return (
    <section className="panel" aria-label="Comments">
      <div className="filters">
        <MenuFilter
          label="Show"
          all="All comments"
          options={CHOICES}
          value={choice}
          onChange={(value) => set({ shown: value })}
        />
        <RecordCount total={list?.totalItems} nouns={['comment', 'comments']} />
      </div>
      <RecordList
        what="The list of comments"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        empty={
          <Empty title={EMPTY[shown]}>
            {choice && <Button onClick={() => set({ shown: undefined })}>Show all comments</Button>}
          </Empty>
        }
        look={styles.comments ?? ''}
        row={(comment) => (
          <One
            comment={comment}
            busy={restoring || keeping}
            acts={{
              hide: () => setHiding(comment),
              restore: () =>
                void restore({ id: comment.id, reason: null }, `Readers see the comment by ${comment.author} again`),
              keep: () => void keep({ id: comment.id }, `The comment by ${comment.author} stays`),
            }}
          />
        )}
        go={go}
      />
      {hiding && (
        <ReasonDialog
          title={`Hide the comment by ${hiding.author}?`}
          label="Reason, for the other moderators"
          confirmLabel="Hide"
          send={(reason) => send(hiding, reason)}
          onClose={() => setHiding(undefined)}
        >
          <blockquote className={styles.quote}>{hiding.content}</blockquote>
        </ReasonDialog>
      )}
    </section>
  );
}
