import { useState, type ReactNode, type SubmitEvent } from 'react';
import { BLOG_LIMITS, VERIFY_TO_COMMENT } from '@brokerage/domain/blog/post';
import { Link } from '../../ui/link';
import { rememberOrigin } from '../../lib/origin';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { tabStorage } from '../../lib/tab-storage';
import { useUntouched } from '../../lib/use-untouched';
import { Button } from '../../ui/button';
import { useAddBlogCommentCommand, useOwnCommentsQuery, useVerifyForCommentCommand } from './after-post.generated';
import { Remove, Report } from './comment-acts';
import type { PostCommentFragment, PostTextFragment } from './post.generated';
import { dayOfYear } from './days';
import { Face } from './face';
import styles from './post.module.css?sheet';

type Comment = PostCommentFragment;

/** Each comment with those that answer it behind it. What answers a hidden comment stands by itself. */
function inOrder(comments: readonly Comment[]): Comment[] {
  const shown = new Set(comments.map(({ id }) => id));
  const first = comments.filter(({ parentId }) => parentId == null || !shown.has(parentId));
  return first.flatMap((comment) => [comment, ...comments.filter(({ parentId }) => parentId === comment.id)]);
}

function One({ comment, children }: { comment: Comment; children: ReactNode }): ReactNode {
  const { author, byAuthor, createdAt, content, parentId } = comment;
  return (
    <li className={parentId ? `${styles.comment} ${styles.answer}` : styles.comment}>
      <Face name={author} large />
      <div>
        <p>
          <b>{author}</b> {byAuthor && <em>Author</em>} <time dateTime={createdAt}>{dayOfYear(createdAt)}</time>
        </p>
        <p>{content}</p>
        {children}
      </div>
    </li>
  );
}

/** What is being written about a post: a session that ends, or a reload, must not lose it. The next person's tab is empty. */
const keyOf = (post: string): string => `comment:${post}`;

function Write({ id, added }: { id: string; added: (comment: Comment) => void }): ReactNode {
  const [content, setContent] = useState(() => tabStorage.read(keyOf(id)) ?? '');
  const isUntouched = useUntouched(content);
  const [error, setError] = useState('');
  const [unverified, setUnverified] = useState(false);
  const [said, setSaid] = useState('');
  const [add, busy] = useAddBlogCommentCommand({
    fields: ['content'],
    // the post as it is kept has it too, for whoever comes back to it
    update(cache, { data }) {
      const comment = data?.addBlogComment?.comment;
      if (!comment) return;
      cache.modify<PostTextFragment>({
        id: cache.identify({ __typename: 'BlogPost', id }),
        fields: {
          comments: (before, { toReference }) => [...before, toReference(comment)].filter((one) => one !== undefined),
        },
      });
    },
  });
  const [verify, sending] = useVerifyForCommentCommand();

  function write(text: string): void {
    setContent(text);
    if (text) tabStorage.write(keyOf(id), text);
    else tabStorage.remove(keyOf(id));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { done, payload, problem, errors } = await add({ id, content });
    setError(errors['content'] ?? problem ?? '');
    setUnverified(problem === VERIFY_TO_COMMENT);
    if (!done || !payload?.comment) return;
    added(payload.comment);
    if (isUntouched(content)) write('');
    setSaid('Your comment is here.');
  }

  async function send(): Promise<void> {
    const { done, problem } = await verify();
    setSaid(done ? 'The link is on its way. Open it, then send your comment.' : (problem ?? ''));
  }

  return (
    <form className={styles.write} onSubmit={(event) => void submit(event)}>
      <label htmlFor="comment">Your comment</label>
      <textarea
        id="comment"
        className="input"
        rows={4}
        required
        maxLength={BLOG_LIMITS.comment}
        value={content}
        aria-invalid={error !== ''}
        aria-describedby="comment-error"
        onChange={(event) => write(event.target.value)}
      />
      <p id="comment-error" className="field-error" role="alert">
        {error}
      </p>
      {unverified && (
        <Button look="outline" small off={sending} onClick={() => void send()}>
          Send the link again
        </Button>
      )}
      <Button type="submit" look="brand" small off={busy}>
        Comment
      </Button>
      <p className="muted">Your first name and initial are shown. Please keep account numbers out of it.</p>
      <p role="status">{said}</p>
    </form>
  );
}

export function Comments({ id, comments }: { id: string; comments: readonly Comment[] }): ReactNode {
  const { state } = useSession();
  const isSignedIn = state === 'signed-in';
  const [own, setOwn] = useState<Comment[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const known = new Set(comments.map((comment) => comment.id));
  const now = [...comments, ...own.filter((comment) => !known.has(comment.id))];
  const all = inOrder(now.filter((comment) => !gone.includes(comment.id)));
  // the page is the same for everybody, so it asks afterwards which comments are this reader's
  const { data, loading } = useOwnCommentsQuery({ variables: { id }, skip: !isSignedIn, fetchPolicy: 'no-cache' });
  const written = data?.blog?.comments.filter(({ mine }) => mine) ?? [];
  const mine = new Set([...written, ...own].map((comment) => comment.id));
  return (
    <section className={styles.comments} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        {all.length === 0 ? 'Comments' : `${all.length} ${all.length === 1 ? 'comment' : 'comments'}`}
      </h2>
      {isSignedIn ? (
        <Write id={id} added={(comment) => setOwn((before) => [...before, comment])} />
      ) : (
        <div className={styles.invite}>
          <span>
            <b>Sign in to comment.</b> You’ll come back to this spot.
          </span>
          <Link
            className="btn btn-b btn-s"
            to={paths.auth}
            onClick={() => rememberOrigin(`${window.location.pathname}#comments`)}
          >
            Login
          </Link>
        </div>
      )}
      {all.length > 0 && (
        <ul>
          {all.map((comment) => (
            <One key={comment.id} comment={comment}>
              {isSignedIn &&
                (mine.has(comment.id) ? (
                  <Remove id={comment.id} removed={() => setGone((before) => [...before, comment.id])} />
                ) : (
                  !loading && <Report id={comment.id} author={comment.author} />
                ))}
            </One>
          ))}
        </ul>
      )}
    </section>
  );
}
