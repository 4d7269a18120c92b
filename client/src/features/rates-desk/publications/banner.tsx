import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import { Dialog } from '../../../ui/aria/dialog';
import type { DeskSummaryQuery } from '../desk.generated';
import type { Actions } from '../use-actions';
import { publishedWhen } from '../when';

type Summary = NonNullable<DeskSummaryQuery['deskSummary']>;

export const changes = (count: number): string =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? 'change' : 'changes'}`;

/** The drafts of rates and lenders, for as long as there are any. */
export function Banner({
  summary,
  review,
  actions,
}: {
  summary: Summary;
  review: () => void;
  actions: Actions;
}): ReactNode {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { pending, pendingLenders, pendingByOthers, problems, lastPublication } = summary;
  const count = pending + pendingLenders;
  if (count === 0) return null;
  const seen = lastPublication ? publishedWhen(lastPublication.at, new Date()) : 'the current rates';
  async function discard(what: 'mine' | 'all', much: number): Promise<void> {
    setAsking(false);
    setBusy(true);
    await actions.discard(what, `${changes(much)} discarded`);
    setBusy(false);
  }
  return (
    <div className="notice">
      <TriangleAlert size={20} aria-hidden="true" />
      <p role="status">
        <b>
          {changes(count)} not published
          {problems > 0 && <span>{`, ${problems} ${problems === 1 ? 'needs' : 'need'} fixing`}</span>}.
        </b>{' '}
        Visitors still see {seen}.
      </p>
      <Button
        look="quiet"
        off={busy}
        onClick={() => (pendingByOthers > 0 ? setAsking(true) : void discard('all', count))}
      >
        Discard
      </Button>
      <Button look="gold" onClick={review}>
        Review and publish
      </Button>
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title="Discard other people’s changes?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            {count > pendingByOthers && (
              <Button onClick={() => void discard('mine', count - pendingByOthers)}>
                Discard only mine ({(count - pendingByOthers).toLocaleString('en-CA')})
              </Button>
            )}
            <Button look="main" onClick={() => void discard('all', count)}>
              Discard all {count.toLocaleString('en-CA')}
            </Button>
          </>
        }
      >
        <p>
          Of {changes(count)}, {pendingByOthers.toLocaleString('en-CA')} {pendingByOthers === 1 ? 'was' : 'were'} made
          by someone else. The message that follows lets you undo it.
        </p>
      </Dialog>
    </div>
  );
}
