import type { ReactNode } from 'react';
import type { AfterPostProps } from './after-post';
import { Contents } from './contents';
import { Rail } from './rail';

/** What stands beside the text: its headings, and what a reader can do with it. */
export const Side = ({ post, counts }: AfterPostProps): ReactNode => (
  <Contents headings={post.contents}>{counts && <Rail id={post.id} title={post.title} counts={counts} />}</Contents>
);
