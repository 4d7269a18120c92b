import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { DeskSummaryQuery } from './desk.generated';
import type { Actions } from './use-actions';
import { ratesOf } from './when';

type Summary = NonNullable<DeskSummaryQuery['deskSummary']>;

export const changes = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** What waits, for as long as something does. */
export function Banner({
  summary,
  review,
  actions,
}: {
  summary: Summary;
  review: () => void;
  actions: Actions;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const { pending, problems, lastPublication } = summary;
  if (pending === 0) return null;
  const seen = lastPublication ? ratesOf(lastPublication.at, new Date()) : 'the rates from before';
  async function discard(): Promise<void> {
    setBusy(true);
    await actions.discard(null, `${changes(pending)} discarded`);
    setBusy(false);
  }
  return (
    <div className="notice">
      <TriangleAlert size={20} aria-hidden="true" />
      <p role="status">
        <b>
          {changes(pending)} not published
          {problems > 0 && `, ${problems} ${problems === 1 ? 'needs' : 'need'} fixing`}.
        </b>{' '}
        Visitors still see {seen}.
      </p>
      <button type="button" className="b b-quiet" disabled={busy} onClick={() => void discard()}>
        Discard
      </button>
      <button type="button" className="b b3" onClick={review}>
        Review and publish
      </button>
    </div>
  );
}
