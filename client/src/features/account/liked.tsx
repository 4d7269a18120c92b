import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { moment } from '../../ui/console/moment';
import { Empty } from './empty';
import { useMyLikedBlogsQuery } from './liked.generated';
import { NotLoaded } from './not-loaded';
import { ViewHead } from './view-head';
import { Waiting } from './waiting';

/** The posts one likes, the one liked last first. */
export function Liked(): ReactNode {
  return (
    <>
      <ViewHead title="Liked posts" lead="What you want to read again." />
      <Posts />
    </>
  );
}

function Posts(): ReactNode {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMyLikedBlogsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myLikedBlogs;
  if (!list && error) return <NotLoaded what="Your liked posts" retry={() => void refetch()} />;
  if (!list) return <Waiting />;
  if (list.totalItems === 0) {
    return (
      <Empty title="No liked posts yet" picture="larches">
        <p>The posts you like on our blog are kept here, so that you find them again.</p>
        <p className="page-actions">
          <ButtonLink look="outline" small to={paths.blogs}>
            To the blog
          </ButtonLink>
        </p>
      </Empty>
    );
  }
  const pages = Math.ceil(list.totalItems / list.limit);
  return (
    <>
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
      {pages > 1 && (
        <nav className="auth-actions" aria-label="Pages of liked posts">
          <Button look="outline" small disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span className="num">
            {page} of {pages}
          </span>
          <Button look="outline" small disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
