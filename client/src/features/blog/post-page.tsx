import type { Api } from '../../lib/api';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { lazy, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Loading } from '../../ui/loading';
import { NotLoaded } from '../../ui/late/not-loaded';
import { BlogRatesDocument } from './live-rates.generated';
import { Article } from './article';
import { BlogPostDocument, useBlogPostQuery, type BlogPostQuery } from './post.generated';
import { useCounts } from './use-counts';

const MissingPost = lazy(() => import('./missing-post'));
const SharedPreview = lazy(() => import('./shared-preview'));

export type Post = NonNullable<BlogPostQuery['blog']>;

export const preloadPost = (client: Api, id: string): Promise<unknown> =>
  Promise.all([
    client.query({ query: BlogPostDocument, variables: { id } }),
    client.query({ query: BlogRatesDocument }),
  ]);

/** undefined: it could not be asked for; null: there is none */
export const readPost = (client: Api, id: string): Post | null | undefined =>
  client.readQuery({ query: BlogPostDocument, variables: { id } })?.blog;

const PREVIEW = 'preview.';
/** The token of a link that shows a post before readers see it. */
export const previewToken = (id: string | undefined): string | undefined =>
  id?.startsWith(PREVIEW) ? id.slice(PREVIEW.length) : undefined;

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The post has another address by now; an id is an address, too. */
export const hasMoved = (id: string, { slug }: Post): boolean => id !== slug && !IS_ID.test(id);

export function BlogPostPage(): ReactNode {
  const { id = '' } = useParams();
  const token = previewToken(id);
  return token === undefined ? <Published id={id} /> : <SharedPreview key={token} token={token} />;
}

function Published({ id }: { id: string }): ReactNode {
  const isNamed = id.trim() !== '';
  const { data, error, loading, refetch } = useBlogPostQuery({ variables: { id }, skip: !isNamed });
  if (!isNamed) return <MissingPost said={MESSAGES.blogIdRequired} />;
  if (error && !data) return <NotLoaded said={MESSAGES.blogFetchFailed} retry={refetch} />;
  const post = data?.blog;
  if (post === undefined) return loading ? <Loading /> : <MissingPost said={MESSAGES.blogInvalid} />;
  if (!post) return <MissingPost said={MESSAGES.blogFetchFailed} />;
  if (hasMoved(id, post)) return <Navigate to={paths.blog(post.slug)} replace />;
  return <Read key={post.id} post={post} />;
}

const Read = ({ post }: { post: Post }): ReactNode => <Article post={post} counts={useCounts(post.id, post.likes)} />;
