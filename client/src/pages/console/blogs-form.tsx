import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ConsolePage } from '../../app/layouts/console-page';
import { PostPreview } from '../../features/blog/post-preview';
import { NEW_POST_ADDRESS, POSTS_ADDRESS } from '../../features/posts/addresses';
import { PostEditor } from '../../features/posts/editor/post-editor';
import type { HeadOf } from '../../lib/head';
import { useSession } from '../../lib/session';

export const head: HeadOf = () => ({ title: 'Write a post', description: 'The editor of posts.', noindex: true });

/** Where posts are written: /blogs-add for a new one, /blogs-form/:id for one that exists. */
export default function PostFormPage(): ReactNode {
  const { id } = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const asked = pathname === NEW_POST_ADDRESS ? undefined : (id ?? '');
  return (
    <PostEditor
      key={asked ?? 'new'}
      id={asked}
      frame={(parts) => (
        <ConsolePage trail={[{ label: 'Posts', to: POSTS_ADDRESS }, { label: parts.title }]} {...parts} />
      )}
      preview={({ fields, html, post }, leave) => (
        <PostPreview
          leave={leave}
          post={{
            ...fields,
            tags: fields.tags.split(',').flatMap((tag) => tag.trim() || []),
            cover: fields.coverUrl ? { url: fields.coverUrl, alt: fields.coverAlt } : null,
            author: post ? post.author : { name: user?.name ?? '' },
            publishedAt: post?.publishedAt ?? null,
            content: html,
          }}
        />
      )}
    />
  );
}
