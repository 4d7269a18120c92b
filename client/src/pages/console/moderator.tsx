import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { PostBody } from '../../features/blog/post-body';
import { href as postStyles } from '../../features/blog/post.module.css?sheet';
import { viewOf, type View } from '../../features/moderation/addresses';
import { CommentsList } from '../../features/moderation/comments-list';
import { ModerationFigures } from '../../features/moderation/figures';
import { href as styles } from '../../features/moderation/moderation.module.css?sheet';
import { WaitingList } from '../../features/moderation/waiting-list';
import { ModerationList } from '../../features/people/moderation-list';
import { useAddressState } from '../../lib/address-state';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';
import { PageStyles } from '../../ui/page-styles';

export const head: HeadOf = () => ({
  title: 'Moderation',
  description: 'Posts waiting for approval, comments, and clients with an account.',
  noindex: true,
});

const LEADS: Record<View, string> = {
  clients: 'Clients with an account. Email addresses are masked.',
  posts: 'Posts waiting for approval, longest wait first.',
  comments: 'Comments on all posts, the newest first.',
};

export default function ModeratorPage(): ReactNode {
  const view = viewOf(useAddressState().get('view'));
  // the list of clients says itself that its reader is signed out
  const signedIn = useSession().state === 'signed-in';
  return (
    <ConsolePage title="Moderation" lead={LEADS[view]}>
      <PageStyles href={styles} />
      {signedIn && <ModerationFigures view={view} />}
      {signedIn && view === 'posts' && (
        <>
          <PageStyles href={postStyles} />
          <WaitingList draw={(html) => <PostBody html={html} />} />
        </>
      )}
      {signedIn && view === 'comments' && <CommentsList />}
      {(!signedIn || view === 'clients') && <ModerationList />}
    </ConsolePage>
  );
}
