import { excerptOf, readingMinutes } from '@brokerage/domain/blog/post';
import { withHeadings, wordsOf } from '@brokerage/domain/blog/headings';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { PageStyles } from '../../ui/page-styles';
import { href as cardsHref } from './cards.module.css?sheet';
import { Contents } from './contents';
import { PostBody } from './post-body';
import styles, { href } from './post.module.css?sheet';
import preview, { href as previewHref } from './preview.module.css?sheet';
import { PostTop, type TopFacts } from './post-top';

export interface PreviewedPost extends Omit<TopFacts, 'readingMinutes' | 'changedAt'> {
  content: string;
  locale: string;
  tags: readonly string[];
}

/** A post that is being written, drawn by the parts of the public page. */
export function PostPreview({ post, leave }: { post: PreviewedPost; leave: () => void }): ReactNode {
  const { html, contents } = withHeadings(post.content);
  const text = wordsOf(html);
  const facts = {
    ...post,
    title: post.title.trim() || 'No title yet',
    excerpt: post.excerpt.trim() || excerptOf(text),
    readingMinutes: readingMinutes(text),
    changedAt: null,
  };
  return (
    <>
      <PageStyles href={cardsHref} />
      <PageStyles href={href} />
      <PageStyles href={previewHref} />
      <div className={preview.bar} role="region" aria-label="Preview">
        <p>This is how readers will see it.</p>
        <Button small onClick={leave}>
          Back to the editor
        </Button>
      </div>
      <main id="main">
        <article lang={post.locale}>
          <PostTop post={facts} />
          <div className={`wrap ${styles.read}`}>
            <Contents headings={contents} />
            <PostBody html={html} />
            {post.tags.length > 0 && (
              <div className={`${styles.after} ${styles.tags}`}>
                {post.tags.map((tag) => (
                  <span key={tag}>{tag}</span>
                ))}
              </div>
            )}
          </div>
        </article>
      </main>
    </>
  );
}
