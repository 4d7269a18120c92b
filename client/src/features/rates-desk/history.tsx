import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../../ui/aria/dialog';
import { Pager } from '../../ui/console/pager';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { changes } from './banner';
import { DifferenceList } from './difference-list';
import { differences, product } from './facts';
import { usePublicationsQuery, type PublicationsQuery } from './publications.generated';
import type { Actions } from './use-actions';
import { useNow } from './use-now';
import { momentOf } from './when';

type Publication = NonNullable<PublicationsQuery['publications']>['items'][number];
type Entry = Publication['entries'][number];

const SHOWN = 5;
const KIND = { CREATE: 'New', UPDATE: '', ARCHIVE: 'Gone' } as const;

/** Everything that was ever published, newest first; each can be put back. */
export function PublicationHistory({
  page,
  go,
  actions,
}: {
  page: number;
  go: (page: number) => void;
  actions: Actions;
}): ReactNode {
  const { data, previousData, error, refetch } = usePublicationsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<Publication>();
  const list = (data ?? previousData)?.publications;
  if (!list && error) return <LoadFailed what="The history" retry={() => void refetch()} />;
  if (!list) return <RowSkeletons rows={5} />;
  if (list.items.length === 0) {
    return (
      <Empty title="Nothing was published yet">
        <p>Each time rates are published, what changed is kept here and can be restored.</p>
      </Empty>
    );
  }
  return (
    <>
      {error && <NotCurrent />}
      <ol className="publications">
        {list.items.map((publication) => (
          <PublicationItem key={publication.id} publication={publication} restore={() => setAsked(publication)} />
        ))}
      </ol>
      <Pager page={list.page} limit={list.limit} total={list.totalItems} go={go} />
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Restore what was before"
        actions={
          <>
            <button type="button" className="b b2" onClick={() => setAsked(undefined)}>
              Cancel
            </button>
            <button
              type="button"
              className="b b1"
              onClick={() => {
                if (asked) void actions.restore(asked.id);
                setAsked(undefined);
              }}
            >
              Put {changes(asked?.changes ?? 0)} back
            </button>
          </>
        }
      >
        <p>
          The values from before this publication come back to the desk as changes. Visitors see them once you have
          reviewed and published them.
        </p>
      </Dialog>
    </>
  );
}

function PublicationItem({ publication, restore }: { publication: Publication; restore: () => void }): ReactNode {
  const { at, actorName, source, changes: count, entries } = publication;
  const now = useNow();
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  const moment = momentOf(at, now);
  return (
    <li>
      <div className="publication-head">
        <div>
          <h2>
            {actorName ?? 'Somebody who is gone'} published {changes(count)}
            {source && ` from ${source}`}
          </h2>
          <p className="muted">{moment}</p>
        </div>
        <button type="button" className="b b2" onClick={restore}>
          <RotateCcw size={16} aria-hidden="true" /> Restore
          <span className="vh"> what was before {moment}</span>
        </button>
      </div>
      <ul className="entries">
        {shown.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length > SHOWN && (
        <button type="button" className="as-link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${entries.length}`}
        </button>
      )}
    </li>
  );
}

function EntryItem({ entry: { bankName, kind, before, after } }: { entry: Entry }): ReactNode {
  const facts = after ?? before;
  return (
    <li>
      <p>
        <b>{bankName}</b> {facts && product(facts)} {KIND[kind] && <span className="was-note">{KIND[kind]}</span>}
      </p>
      <DifferenceList differences={differences(before, after)} />
    </li>
  );
}
