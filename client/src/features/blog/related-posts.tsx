import type { ReactNode } from 'react';
import cards from './cards.module.css?sheet';
import type { PostTextFragment } from './post.generated';
import { PostCard } from './post-card';

export const RelatedPosts = ({ posts }: { posts: PostTextFragment['related'] }): ReactNode => (
  <div className="wrap">
    <h2>Read next</h2>
    <div className={cards.grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} look="tile" level={3} />
      ))}
    </div>
  </div>
);
