import type { Api } from '../../lib/api';
import { categoryLabel } from '@brokerage/domain/blog/categories';
import { languageTag } from '@brokerage/domain/blog/locales';
import { BlogPostPage, hasMoved, preloadPost, previewToken, readPost } from '../../features/blog/post-page';
import type { HeadOf } from '../../lib/head';
import { paths } from '../../lib/paths';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

export const preload = (client: Api, { params }: Pick<At, 'params'>): Promise<unknown> =>
  // a preview is asked for in the browser: nothing of it is rendered here
  previewToken(params['id']) === undefined ? preloadPost(client, params['id'] ?? '') : Promise.resolve();

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

export const answer = ({ params: { id = '' }, client }: At): { redirect?: string; missing?: true; alone?: true } => {
  if (previewToken(id) !== undefined) return { alone: true };
  const post = readPost(client, id);
  if (post === null) return { missing: true };
  return post && hasMoved(id, post) ? { redirect: paths.blog(post.slug) } : {};
};

export const facts = ({ params, client, origin }: At & { origin: string }): object[] => {
  const post = readPost(client, params['id'] ?? '');
  if (!post) return [];
  const { title, excerpt, publishedAt, changedAt, author, cover, locale, shareImageUrl, slug } = post;
  const pictures = [shareImageUrl, cover?.url].filter((path) => path != null);
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      inLanguage: languageTag(locale),
      datePublished: publishedAt,
      dateModified: changedAt ?? publishedAt,
      mainEntityOfPage: origin + paths.blog(slug),
      publisher: { '@id': `${origin}/#brokerage` },
      ...(author && { author: { '@type': 'Person', name: author.name } }),
      ...(pictures.length > 0 && { image: pictures.map((path) => origin + path) }),
    },
  ];
};

export default BlogPostPage;
