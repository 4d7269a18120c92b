import { Fragment, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/console/button';
import styles from './inbox.module.css?sheet';
import { InboxRow } from './row';
import { useNow } from '../../../ui/console/use-now';
import type { InboxEntry, InboxList } from './use-list';
import { useVirtualRows } from './use-virtual-rows';

const COLUMNS = [
  { name: 'Who and what', look: '' },
  { name: 'Status', look: styles.status },
  { name: 'Source', look: styles.source },
  { name: '24-hour clock', look: styles.time },
  { name: 'Owner', look: styles.owner },
];
/** Keys that belong to a grid; they work whether single letters are on or not. */
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

interface Props {
  list: InboxList;
  /** The row that Tab leads to, and how often the keys have moved to it */
  active: { id: string | undefined; moves: number };
  /** The file beside the list */
  open: string | undefined;
  move: (step: (at: number, last: number) => number) => void;
  choose: (id: string) => void;
  focused: (id: string) => void;
}

const Gap = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={COLUMNS.length} style={{ height }} />
    </tr>
  );

function Heading({ entry, position }: { entry: InboxEntry & { kind: 'group' }; position: number }): ReactNode {
  return (
    <tr
      data-entry="group"
      aria-rowindex={position}
      className={entry.group === 'OVERDUE' ? `${styles.group} ${styles.late}` : styles.group}
    >
      <th scope="rowgroup" colSpan={COLUMNS.length}>
        {entry.label} <span className="num">{entry.count}</span>
      </th>
    </tr>
  );
}

/** A column in which every cell says the same says nothing. */
function isOneSource(entries: readonly InboxEntry[]): boolean {
  const from = entries.flatMap((entry) =>
    entry.kind === 'row' ? [`${entry.enquiry.channel} ${entry.enquiry.campaign ?? ''}`] : [],
  );
  return from.length > 1 && new Set(from).size === 1;
}

/** The rows of the inbox under their headings. Only what is in view is drawn, and the row with the focus. */
export function InboxTable({ list, active, open, move, choose, focused }: Props): ReactNode {
  const { entries, first, hasMore, moreFailed, loadMore } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  const now = useNow();
  const oneSource = useMemo(() => isOneSource(entries), [entries]);
  const headings = useMemo(() => entries.map(({ kind }) => kind === 'group'), [entries]);
  const firstRow = entries.find(({ kind }) => kind === 'row')?.id;
  const place = entries.findIndex(({ id }) => id === active.id);
  const tabbed = place >= 0 ? active.id : firstRow;
  const { places, gaps, nearEnd } = useVirtualRows({ body, headings, kept: [place] });
  useLayoutEffect(() => {
    if (nearEnd && hasMore && !moreFailed) loadMore();
  });
  useLayoutEffect(() => {
    if (active.moves === 0) return;
    const row = body.current?.querySelector(`[data-id="${active.id}"]`);
    row?.querySelector('a')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [active.id, active.moves]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const link = event.target instanceof Element && event.target.closest('a');
    if (!step || event.ctrlKey || event.metaKey || event.altKey || !link) return;
    event.preventDefault();
    move(step);
  }
  const groups = headings.filter(Boolean).length;
  const rowCount = first?.isTotalCapped ? -1 : (first?.totalItems ?? 0) + groups + 1;
  return (
    <>
      <table
        role="grid"
        aria-label="Enquiries"
        aria-rowcount={rowCount}
        className={`table-inbox ${styles.table} ${oneSource ? styles.oneSource : ''}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(({ name, look }) => (
              <th key={name} scope="col" className={look}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {places.map((at, index) => {
            const entry = entries[at];
            if (!entry) return null;
            return (
              <Fragment key={entry.id}>
                <Gap height={gaps[index] ?? 0} />
                {entry.kind === 'group' ? (
                  <Heading entry={entry} position={at + 2} />
                ) : (
                  <InboxRow
                    enquiry={entry.enquiry}
                    position={at + 2}
                    now={now}
                    isActive={entry.id === tabbed}
                    isOpen={entry.id === open}
                    choose={choose}
                    focused={focused}
                  />
                )}
              </Fragment>
            );
          })}
          <Gap height={gaps.at(-1) ?? 0} />
        </tbody>
      </table>
      {hasMore && (
        <p className={styles.more} role="status">
          {moreFailed ? (
            <>
              The next enquiries couldn’t be loaded.{' '}
              <Button small onClick={loadMore}>
                Try again
              </Button>
            </>
          ) : (
            'Loading more…'
          )}
        </p>
      )}
    </>
  );
}
