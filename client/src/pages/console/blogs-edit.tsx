import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../app/layouts/console-page';
import { NEW_POST_ADDRESS } from '../../features/posts/addresses';
import { PostsList } from '../../features/posts/posts-list';
import type { HeadOf } from '../../lib/head';
import { ButtonLink } from '../../ui/console/button';

const LEAD = 'Write, schedule and publish posts. Readers see the published ones.';

export const head: HeadOf = () => ({ title: 'Posts', description: LEAD, noindex: true });

export default function PostsPage(): ReactNode {
  return (
    <ConsolePage
      title="Posts"
      lead={LEAD}
      actions={
        <ButtonLink look="main" to={NEW_POST_ADDRESS}>
          <Plus size={16} aria-hidden="true" /> New post
        </ButtonLink>
      }
    >
      <PostsList />
    </ConsolePage>
  );
}
