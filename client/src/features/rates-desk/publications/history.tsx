import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import { Dialog } from '../../../ui/aria/dialog';
import { RecordList } from '../../../ui/console/record-list';
import { Empty } from '../../../ui/console/states';
import { changes } from './banner';
import { DifferenceList } from '../../../ui/console/difference-list';
import { differences, product } from '../facts';
import { lenderDifferences } from '../lender-facts';
import { usePublicationsQuery, type PublicationsQuery } from '../publications.generated';
import type { Actions } from '../use-actions';
import { useNow } from '../../../ui/console/use-now';
import { momentOf } from '../when';

type Publication = NonNullable<PublicationsQuery['publications']>['items'][number];
type Entry = Publication['entries'][number];

const SHOWN = 5;
const KIND = { CREATE: 'New', UPDATE: '', ARCHIVE: 'Archived' } as const;

/** Every publication, newest first. Each can be brought back. */
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
  return (
    <>
      <RecordList
        what="The history"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        rows={5}
        empty={
          <Empty title="Nothing published yet">
            <p>Each publication will be listed here, so you can bring earlier values back.</p>
          </Empty>
        }
        look="publications"
        row={(publication) => <PublicationItem publication={publication} restore={() => setAsked(publication)} />}
        go={go}
      />
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Bring back the earlier values?"
        actions={
          <>
            <Button onClick={() => setAsked(undefined)}>Cancel</Button>
            <Button
              look="main"
              onClick={() => {
                if (asked) void actions.restore(asked.id);
                setAsked(undefined);
              }}
            >
              Bring back {changes(asked?.changes ?? 0)}
            </Button>
          </>
        }
      >
        <p>
          The values from before this publication come back as drafts. Visitors see them once you review and publish
          them.
        </p>
      </Dialog>
    </>
  );
}

function PublicationItem({ publication, restore }: { publication: Publication; restore: () => void }): ReactNode {
  const { at, actorName, source, changes: count, entries, lenders } = publication;
  const now = useNow();
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, SHOWN);
  const moment = momentOf(at, now);
  return (
    <li>
      <div className="publication-head">
        <div>
          <h2>
            {actorName ?? 'A former user'} published {changes(count)}
            {source && <span>{` from ${source}`}</span>}
          </h2>
          <p className="muted">{moment}</p>
        </div>
        <Button onClick={restore}>
          <RotateCcw size={16} aria-hidden="true" /> Restore
          <span className="sr-text"> the values from before {moment}</span>
        </Button>
      </div>
      <ul className="entries">
        {shown.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {lenders.length > 0 && (
        <ul className="entries">
          {lenders.map(({ id, before, after }) => (
            <li key={id}>
              <p>
                <b>{before.name}</b> lender
              </p>
              <DifferenceList differences={lenderDifferences(before, after)} />
            </li>
          ))}
        </ul>
      )}
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
