import { categoryLabel } from '@brokerage/domain/blog/categories';
import { BlogPostPage, readPost } from '../../features/blog/post-page';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';

export const head: HeadOf = ({ params, client }) => {
  const post = readPost(client, params['id'] ?? '');
  if (!post) return { title: 'Mortgage news', description: 'Articles on Canadian mortgages.', noindex: true };
  const { title, excerpt, shareImageUrl, slug, publishedAt, changedAt, author, category } = post;
  const picture = shareImageUrl === null ? undefined : { path: shareImageUrl, alt: title };
  const article = publishedAt
    ? { published: publishedAt, changed: changedAt, author: author?.name, section: categoryLabel(category) }
    : undefined;
  return { title, description: excerpt, canonical: paths.blog(slug), picture, article };
};

export default BlogPostPage;
