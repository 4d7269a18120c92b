import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Empty } from './empty';
import { ViewHead } from './view-head';

/** Nothing can be liked before the blog opens, and this says so. */
export function Liked(): ReactNode {
  return (
    <>
      <ViewHead title="Liked posts" lead="What you want to read again." />
      <Empty title="No liked posts yet" picture="larches">
        <p>Our blog has not opened yet. Once it has, the posts you like are kept here.</p>
        <p className="page-actions">
          <ButtonLink look="outline" small to={paths.blogs}>
            To the blog
          </ButtonLink>
        </p>
      </Empty>
    </>
  );
}
