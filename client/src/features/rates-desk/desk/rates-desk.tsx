import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TabLinks } from '../../../ui/aria/tab-links';
import { writeAddress, type TabId } from '../address';
import { Banner } from '../publications/banner';
import { Bulk } from '../edits/bulk';
import styles from '../styles/desk.css?url';
import type { DeskSummaryQuery } from '../desk.generated';
import { rateName, type DeskRow } from '../facts';
import { PublicationHistory } from '../publications/history';
import { ImportDialog } from '../csv/import-dialog';
import { RateDialog, type Editing } from '../edits/rate-dialog';
import { RateHistoryDialog } from '../edits/rate-history-dialog';
import { RateList } from '../table/list';
import { ReviewDialog } from '../publications/review-dialog';
import type { RowActions } from '../table/row-context';
import { ActivityCard, TrendCard, WatchesCard } from './side-cards';
import { useActions } from '../use-actions';
import { useAddress, type Desk } from '../use-address';
import { useCells } from '../cells/use-cells';
import { useSelection } from '../use-selection';
import { useKeptInput } from '../../../lib/kept-input';
import { PageStyles } from '../../../ui/page-styles';

type Summary = NonNullable<DeskSummaryQuery['deskSummary']>;

/** What the buttons in the page's head have opened. */
export type Open = 'add' | 'import' | undefined;

interface Props {
  summary: Summary | undefined;
  open: Open;
  setOpen: (open: Open) => void;
  /** The public rate cards with the drafts in them. */
  preview: ReactNode;
}

const TAB_LABELS: Record<TabId, string> = {
  all: 'All rates',
  home: 'Home page',
  hidden: 'Hidden',
  stale: 'Older than 7 days',
  pending: 'Drafts',
  history: 'History',
};

/** The rates desk. Changes are drafts until they are reviewed and published. */
export function RatesDesk({ summary, open, setOpen, preview }: Props): ReactNode {
  const desk = useAddress();
  const cells = useCells();
  const selection = useSelection();
  const actions = useActions();
  const [editing, setEditing] = useState<Editing>();
  const inDialog: Editing | undefined = open === 'add' ? { like: undefined } : editing;
  // a session that ends closes the dialog; its form keeps what was typed
  useKeptInput('rate-dialog', () => inDialog, setEditing);
  const [past, setPast] = useState<DeskRow>();
  const [reviewing, setReviewing] = useState(false);
  const [sought, setSought] = useState<string>();

  const { change, discard } = actions;
  const rowActions: RowActions = {
    edit: (rate) => setEditing({ rate }),
    duplicate: (rate) => setEditing({ like: rate }),
    history: setPast,
    archive: (rate) => void change([rate.id], { archive: true }, `${rateName(rate)} will be archived once you publish`),
    discard: (rate) => void discard([rate.id], `Change to ${rateName(rate)} discarded`),
  };
  const stable = useLatestActions(rowActions);

  function find(rate: DeskRow): void {
    setReviewing(false);
    setSought(rate.id);
    desk.show({ tab: 'pending', q: '', term: undefined, type: undefined, visible: undefined, province: undefined });
  }

  return (
    <div className="desk">
      <PageStyles href={styles} />
      {summary && <Banner summary={summary} review={() => setReviewing(true)} actions={actions} />}
      <p className="sr-text" role="status">
        {cells.said}
      </p>
      <div className="desk-cols">
        <div className="desk-main">
          <section className="panel" aria-label="Rate list">
            <Tabs desk={desk} summary={summary} />
            {desk.at.tab === 'history' ? (
              <PublicationHistory page={desk.at.page} go={desk.go} actions={actions} />
            ) : (
              <RateList
                desk={desk}
                cells={cells}
                selection={selection}
                actions={stable}
                add={() => setOpen('add')}
                sought={sought}
                found={() => setSought(undefined)}
              />
            )}
          </section>
          <Bulk selection={selection} actions={actions} />
        </div>
        <aside className="desk-side" aria-label="Preview and history">
          {preview}
          <TrendCard />
          <ActivityCard />
          <WatchesCard />
        </aside>
      </div>
      <RateDialog
        editing={inDialog}
        close={() => {
          setOpen(undefined);
          setEditing(undefined);
        }}
        actions={rowActions}
      />
      <RateHistoryDialog rate={past} close={() => setPast(undefined)} />
      <ReviewDialog isOpen={reviewing} close={() => setReviewing(false)} find={find} actions={actions} />
      <ImportDialog isOpen={open === 'import'} close={() => setOpen(undefined)} actions={actions} />
    </div>
  );
}

/** Stable functions from one render to the next, so that a row renders again only when its rate changes. */
function useLatestActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      edit: (rate) => latest.current.edit(rate),
      duplicate: (rate) => latest.current.duplicate(rate),
      history: (rate) => latest.current.history(rate),
      archive: (rate) => latest.current.archive(rate),
      discard: (rate) => latest.current.discard(rate),
    }),
    [],
  );
}

function Tabs({ desk: { at }, summary }: { desk: Desk; summary: Summary | undefined }): ReactNode {
  const { pathname } = useLocation();
  const counts: Partial<Record<TabId, number>> = { ...summary, history: undefined };
  // a review leads here; the tab shows only while it is open
  const shown = (['all', 'home', 'hidden', 'stale', 'pending', 'history'] as const).filter(
    (tab) => tab !== 'pending' || at.tab === 'pending',
  );
  const tabs = shown.map((id) => {
    const search = writeAddress({ ...at, tab: id, page: 1 }).toString();
    const count = counts[id];
    return { id, label: TAB_LABELS[id], to: { pathname, search }, ...(count !== undefined && { count }) };
  });
  return <TabLinks label="Rate views" tabs={tabs} current={at.tab} />;
}
