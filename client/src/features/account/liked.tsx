import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import { useLastPage, usePages } from '../../lib/use-pages';
import { ButtonLink } from '../../ui/button';
import { moment } from '../../lib/moment';
import { Empty } from './empty';
import { useMyLikedBlogsQuery } from './liked.generated';
import { FromBefore } from '../../ui/late/from-before';
import { NotLoaded } from '../../ui/late/not-loaded';
import { PageTurner } from '../../ui/page-turner';
import { ViewHead } from './view-head';
import { Waiting } from './waiting';

/** The posts you like, newest first. */
export function Liked(): ReactNode {
  return (
    <>
      <ViewHead title="Liked posts" lead="Posts you want to read again." />
      <Posts />
    </>
  );
}

function Posts(): ReactNode {
  const at = usePages();
  const { data, previousData, error, refetch } = useMyLikedBlogsQuery({
    variables: { page: at.page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myLikedBlogs;
  useLastPage(at, list);
  if (!list && error) return <NotLoaded what="Your liked posts" retry={refetch} />;
  if (!list) return <Waiting />;
  if (list.totalItems === 0) {
    return (
      <Empty title="No liked posts yet" picture="larches">
        <p>Posts you like on our blog will show up here.</p>
        <p className="page-actions">
          <ButtonLink look="outline" small to={paths.blogs}>
            Go to the blog
          </ButtonLink>
        </p>
      </Empty>
    );
  }
  return (
    <>
      <FromBefore failed={error !== undefined} retry={refetch} />
      <ul className="account-apps">
        {list.items.map(({ id, slug, title, excerpt, likedAt }) => (
          <li key={id} className="card-box">
            <h3 className="card-title">
              <Link to={paths.blog(slug)}>{title}</Link>
            </h3>
            <p>{excerpt}</p>
            <p className="num muted">Liked {moment(likedAt)}</p>
          </li>
        ))}
      </ul>
      <PageTurner of="liked posts" at={at} list={list} />
    </>
  );
}
