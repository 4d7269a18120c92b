import type { Api } from '../../lib/api';
import { languageTag } from '@brokerage/domain/blog/locales';
import { hasMoved, preloadPost, previewToken, readPost } from '../../features/blog/post-page';
import { paths } from '../../lib/paths';

interface At {
  params: Record<string, string | undefined>;
  client: Api;
}

export const preload = (client: Api, { params }: Pick<At, 'params'>): Promise<unknown> =>
  // a preview is asked for in the browser: nothing of it is rendered here
  previewToken(params['id']) === undefined ? preloadPost(client, params['id'] ?? '') : Promise.resolve();

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
