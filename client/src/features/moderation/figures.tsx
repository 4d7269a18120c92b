import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import { TabLinks } from '../../ui/aria/tab-links';
import { NotCurrent } from '../../ui/console/states';
import { addressOf, type View } from './addresses';
import { useModerationFiguresQuery } from './moderation.generated';

const count = (number: number | undefined): string => number?.toLocaleString('en-CA') ?? '–';

/** A list with nothing to decide has no number: its tab leads to all there are. */
const waits = (number: number | undefined): number | undefined => (number === 0 ? undefined : number);

/** What waits for a moderator, each number leading to its list. */
export function ModerationFigures({ view }: { view: View }): ReactNode {
  const { data, error, refetch } = useModerationFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const figures = data?.moderationFigures ?? undefined;
  return (
    <>
      {error && figures && <NotCurrent retry={refetch} />}
      <div className="figures" role="group" aria-label="To moderate" aria-busy={figures === undefined}>
        <Link className="figure" to={addressOf('posts')}>
          <span>Posts waiting</span>
          <b className="num">{count(figures?.waitingPosts)}</b>
          <small>for approval</small>
        </Link>
        <Link
          className={`figure${figures && figures.reportedComments > 0 ? ' figure-bad' : ''}`}
          to={addressOf('comments', 'reported')}
        >
          <span>Comments reported</span>
          <b className="num">{count(figures?.reportedComments)}</b>
          <small>by readers</small>
        </Link>
        <Link className="figure" to={addressOf('comments')}>
          <span>New comments</span>
          <b className="num">{count(figures?.commentsThisWeek)}</b>
          <small>in the last 7 days</small>
        </Link>
        <Link className="figure" to={addressOf('comments', 'hidden')}>
          <span>Hidden comments</span>
          <b className="num">{count(figures?.hiddenComments)}</b>
          <small>not seen by readers</small>
        </Link>
      </div>
      <div className="overview-tabs">
        <TabLinks
          label="What to moderate"
          current={view}
          tabs={[
            { id: 'clients', label: 'Clients', to: addressOf('clients') },
            { id: 'posts', label: 'Posts', to: addressOf('posts'), count: waits(figures?.waitingPosts) },
            { id: 'comments', label: 'Comments', to: addressOf('comments'), count: waits(figures?.reportedComments) },
          ]}
        />
      </div>
    </>
  );
}
