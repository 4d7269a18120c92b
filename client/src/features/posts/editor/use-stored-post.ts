import { POST_FORM } from '@brokerage/domain/blog/post-form';
import type { BlogStatusName } from '@brokerage/domain/blog/status';
import { namesOf } from '@brokerage/domain/forms/fields';
import { forgetIdempotencyKey } from '../../../lib/idempotency';
import { useIsLeft } from '../../../lib/is-left';
import { forgetInput } from '../../../lib/kept-input';
import type { Outcome } from '../../../lib/use-command';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/aria/toast';
import { postAddress } from '../addresses';
import type { SaveEnd } from './autosaver';
import { useCreatePostCommand, useDecidePostCommand, useKeepPostCommand, useSavePostCommand } from './editor.generated';
import { endOf, newPostId, type Payload } from './post-editing';
import { inputOf, inputOfVersion, type EditedPost, type PostStart, type PostVersion } from './post-fields';
import { useShownPost, type ShownPost } from './use-shown-post';

const FIELDS = [...namesOf(POST_FORM), 'tags', 'coverImageUrl', 'coverAlt', 'slug', 'publishAt'];
/** Where what is typed is kept, and a new post's own key */
export const KEPT = 'post';

export interface StoredPost extends ShownPost {
  create: (status: BlogStatusName | null, html: string) => Promise<SaveEnd>;
  keep: (html: string) => Promise<SaveEnd>;
  version: (status: BlogStatusName | null, always: boolean, html: string) => Promise<SaveEnd>;
  publish: (html: string) => Promise<SaveEnd>;
  sendBack: (reason: string) => Promise<{ end: SaveEnd; refused?: string } | undefined>;
  restore: (old: PostVersion) => Promise<SaveEnd>;
}

/** Says why it was not done; a conflict has a notice of its own. */
function told(outcome: Outcome<Payload>): SaveEnd {
  const end = endOf(outcome);
  if (outcome.problem && end.kind !== 'conflict') toast({ text: outcome.problem, bad: true });
  return end;
}

/** How a post is stored, saved and decided on. */
export function useStoredPost(given: EditedPost | undefined, start: PostStart): StoredPost {
  const { user } = useSession();
  const isLeft = useIsLeft();
  const { setErrors, take, ...shown } = useShownPost(given, start);
  const { now, put, setText } = shown;
  const [createPost] = useCreatePostCommand({ fields: FIELDS });
  const [savePost] = useSavePostCommand({ fields: FIELDS });
  const [keepPost] = useKeepPostCommand({ fields: FIELDS });
  const [decide] = useDecidePostCommand();

  async function create(status: BlogStatusName | null, html: string): Promise<SaveEnd> {
    const input = inputOf(now.current.fields, html, undefined);
    const outcome = await createPost({ id: newPostId(KEPT), input, status });
    setErrors(outcome.errors);
    const blog = outcome.payload?.blog;
    if (blog) {
      put(blog);
      forgetIdempotencyKey(KEPT);
      forgetInput(KEPT);
      setText('version');
      // the page stays as it is, with the caret where it is
      if (!isLeft()) window.history.replaceState(window.history.state, '', postAddress(blog.id));
    }
    return endOf(outcome);
  }

  async function keep(html: string): Promise<SaveEnd> {
    const { post: stored, fields: typed } = now.current;
    if (!stored) return { kind: 'failed' };
    const { id, version: expectedVersion } = stored;
    const outcome = await keepPost({ id, input: inputOf(typed, html, stored), expectedVersion });
    const savedAt = outcome.payload?.savedAt;
    return outcome.done && savedAt ? { kind: 'saved', at: savedAt } : endOf(outcome);
  }

  /** Saves a version unless this text is one. */
  async function version(status: BlogStatusName | null, always: boolean, html: string): Promise<SaveEnd> {
    const { post: stored, fields: typed, text } = now.current;
    if (!stored) return create(status, html);
    if (text === 'version' && !always) return { kind: 'saved', at: new Date().toISOString() };
    const input = inputOf(typed, html, stored);
    // what is saved for later stands beside what waits, and is not what somebody approves
    setText(stored.waiting && status === 'DRAFT' ? 'later' : 'version');
    const outcome = await savePost({ id: stored.id, input, status, expectedVersion: stored.version });
    setErrors(outcome.errors);
    if (!outcome.done && now.current.text !== 'typed') setText(text);
    take(outcome.payload?.blog);
    return told(outcome);
  }

  async function publish(html: string): Promise<SaveEnd> {
    const isAdmin = user?.role === 3;
    const { post: stored, text } = now.current;
    // an administrator's new post, and their change of a public one, are public when they are saved
    if (!stored) return isAdmin ? create(null, html) : { kind: 'failed' };
    if (stored.status === 'APPROVED' && isAdmin && !(stored.waiting && text === 'version'))
      return version(null, true, html);
    // what somebody changes in a post that was sent back is submitted like every other change of it
    const isSubmitted = stored.status === 'APPROVED' || stored.status === 'REJECTED';
    const saved = await version(isSubmitted ? 'PENDING' : null, false, html);
    const { post: latest } = now.current;
    if (saved.kind !== 'saved' || !latest) return saved;
    const outcome = await decide({ id: latest.id, approved: true, expectedVersion: latest.version });
    take(outcome.payload?.blog);
    return told(outcome);
  }

  async function sendBack(reason: string): Promise<{ end: SaveEnd; refused?: string } | undefined> {
    const { post: stored } = now.current;
    if (!stored) return undefined;
    const outcome = await decide({ id: stored.id, approved: false, reason, expectedVersion: stored.version });
    take(outcome.payload?.blog);
    return { end: endOf(outcome), refused: outcome.done ? undefined : (outcome.problem ?? outcome.errors['reason']) };
  }

  async function restore(old: PostVersion): Promise<SaveEnd> {
    const { post: stored } = now.current;
    if (!stored) return { kind: 'failed' };
    const { id, version: expectedVersion } = stored;
    const outcome = await savePost({ id, input: inputOfVersion(old), status: 'DRAFT', expectedVersion });
    if (outcome.payload?.blog) put(outcome.payload.blog);
    return told(outcome);
  }

  return { ...shown, create, keep, version, publish, sendBack, restore };
}
