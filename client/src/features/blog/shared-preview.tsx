import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/loading';
import { NotLoaded } from '../../ui/late/not-loaded';
import { Article } from './article';
import MissingPost from './missing-post';
import styles from './post.module.css?sheet';
import { useBlogPreviewQuery } from './shared-preview.generated';

/** A post that readers don’t see yet, for whoever has the link. */
export default function SharedPreview({ token }: { token: string }): ReactNode {
  const { data, error, loading, refetch } = useBlogPreviewQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  if (error && !data) return <NotLoaded what={MESSAGES.blogFetchFailed} retry={refetch} />;
  if (!data) return loading ? <Loading /> : null;
  if (!data.blogPreview) return <MissingPost said="This preview link has ended" />;
  return (
    <>
      <p className={styles.preview} role="note">
        <b>Preview.</b> Only people with this link can see this version.
      </p>
      <Article post={data.blogPreview} counts={undefined} />
    </>
  );
}
