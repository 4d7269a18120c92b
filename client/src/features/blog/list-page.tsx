import { answerOf } from '../../lib/answer-of';
import type { Api } from '../../lib/api';
import { PAGE_SIZE } from '@brokerage/domain/vocabulary/constants';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageStyles } from '../../ui/page-styles';
import { BlogListDocument, useBlogListQuery } from './list.generated';
import { BlogRatesDocument } from './live-rates.generated';
import cards, { href as cardsHref } from './cards.module.css?sheet';
import { listedIn, listVariables } from './listed';
import { Aside, Feeds, Masthead, NothingFound, Pages, Told } from './list-parts';
import styles, { href } from './list.module.css?sheet';
import { PostCard, type Card } from './post-card';

export const preloadList = (client: Api, search: URLSearchParams): Promise<unknown> =>
  Promise.all([
    client.query({ query: BlogListDocument, variables: listVariables(listedIn(search)) }),
    client.query({ query: BlogRatesDocument }),
  ]);

/** Of the first page: the lead, three beside each other, the rows, and the rest beside each other. */
const TILES = 4;
const ROWS = 7;

const tiles = (posts: readonly Card[]): ReactNode =>
  posts.length > 0 && (
    <div className={cards.grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} look="tile" />
      ))}
    </div>
  );

const rows = (posts: readonly Card[]): ReactNode => (
  <div>
    {posts.map((post) => (
      <PostCard key={post.id} post={post} look="row" />
    ))}
  </div>
);

export function BlogList(): ReactNode {
  const listed = listedIn(useSearchParams()[0]);
  const asked = useBlogListQuery({ variables: listVariables(listed) });
  const { error, refetch } = asked;
  const shown = answerOf(asked);
  const { blogs, blogFacets: facets } = shown ?? {};
  const posts = blogs?.items ?? [];
  const isFront = listed.page === 1 && !listed.category && !listed.tag && !listed.q && posts.length > ROWS;
  const aside = <Aside listed={listed} facets={facets} />;
  return (
    <>
      <PageStyles href={cardsHref} />
      <PageStyles href={href} />
      <Masthead listed={listed} facets={facets} />
      {isFront && posts[0] && <PostCard post={posts[0]} look="lead" />}
      <div className={`wrap ${styles.list}`}>
        {blogs && <Told listed={listed} total={blogs.totalItems} />}
        {!blogs && error && <NotLoaded what="The articles" retry={refetch} />}
        {isFront ? (
          <>
            {tiles(posts.slice(1, TILES))}
            <div className={`${styles.middle} ${styles.between}`}>
              {rows(posts.slice(TILES, ROWS))}
              {aside}
            </div>
            {tiles(posts.slice(ROWS))}
          </>
        ) : (
          <div className={styles.middle}>
            {blogs && posts.length === 0 ? <NothingFound listed={listed} suggestion={blogs.suggestion} /> : rows(posts)}
            {aside}
          </div>
        )}
        {blogs && <Pages listed={listed} total={blogs.totalItems} size={PAGE_SIZE} />}
        <Feeds />
      </div>
    </>
  );
}
