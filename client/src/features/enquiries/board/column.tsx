import type { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { useAddressState } from '../../../lib/address-state';
import { LoadStates } from '../../../ui/console/record-list';
import { BoardCard } from './card';
import { useEnquiryColumnQuery } from './board.generated';
import styles from './board.module.css?sheet';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { countWords, POLL_MS, toFilter, type Filters } from '../views/filters';
import type { Board } from './use-board';

const NOBODY = 'Unassigned';

interface Props {
  of: (typeof ENQUIRY_STATUSES)[number];
  filters: Filters;
  board: Board;
  /** Which card has the focus, if any */
  active: string;
  focused: (id: string) => void;
  /** On a phone, where one column shows */
  isShown: boolean;
}

/** The cards by adviser, in the order of the names; nobody's come first. */
function byAdviser(cards: readonly EnquiryRowFragment[]): [adviser: string, cards: EnquiryRowFragment[]][] {
  const groups = new Map<string, EnquiryRowFragment[]>();
  for (const card of cards) {
    const adviser = card.assignedTo ?? NOBODY;
    groups.set(adviser, [...(groups.get(adviser) ?? []), card]);
  }
  const rank = (adviser: string): string => (adviser === NOBODY ? '' : adviser);
  return [...groups].sort(([a], [b]) => rank(a).localeCompare(rank(b), 'en-CA'));
}

/** A status with its most urgent cards; the list has the others. */
export function BoardColumn(props: Props): ReactNode {
  const { of, filters, board, active, focused, isShown } = props;
  const { search } = useAddressState();
  const [isOver, setIsOver] = useState(false);
  const { data, previousData, error, refetch } = useEnquiryColumnQuery({
    variables: { filter: { ...toFilter(filters), status: of.value }, sort: filters.sort },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const page = (data ?? previousData)?.enquiries ?? undefined;
  const items = page?.items ?? [];
  const { placed, settle } = board;
  const stays = items.filter(({ id, status }) => {
    const at = placed.get(id);
    return (at?.isPending ? at.status : status) === of.value;
  });
  const came = [...placed.values()]
    .filter(({ enquiry, status }) => status === of.value && !items.some(({ id }) => id === enquiry.id))
    .map(({ enquiry }) => enquiry);
  useEffect(() => {
    for (const { id, status } of items) {
      const at = placed.get(id);
      if (at && !at.isPending && at.status === of.value && status === of.value) settle(id);
    }
  });
  const cards = [...came, ...stays];
  const groups = byAdviser(cards);
  const inOrder = groups.flatMap(([, own]) => own);
  const tabbed = inOrder.some(({ id }) => id === active) ? active : inOrder[0]?.id;
  const rest = page ? page.totalItems - items.length : 0;

  const list = new URLSearchParams(search);
  list.delete('layout');
  list.set('status', of.value);
  const total = page ? countWords(page.totalItems, page.isTotalCapped) : '';

  function over(event: DragEvent): void {
    event.preventDefault();
    setIsOver(true);
  }
  return (
    <section
      className={isOver ? `${styles.column} ${styles.over}` : styles.column}
      aria-label={of.label}
      data-column={of.value}
      data-shown={isShown || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        board.drop(of.value);
      }}
    >
      <h2>
        {of.label} <span className="num">{total}</span>
      </h2>
      <LoadStates what={of.label} loaded={page !== undefined} failed={error !== undefined} retry={refetch} />
      {page && cards.length === 0 && <p className={styles.none}>No enquiries</p>}
      {groups.map(([adviser, own]) => (
        <div key={adviser} className={styles.group}>
          <h3>{adviser}</h3>
          <ul>
            {own.map((enquiry) => (
              <BoardCard
                key={enquiry.id}
                enquiry={enquiry}
                column={of.value}
                isPending={placed.get(enquiry.id)?.isPending ?? false}
                isTabbed={enquiry.id === tabbed}
                board={board}
                focused={focused}
              />
            ))}
          </ul>
        </div>
      ))}
      {rest > 0 && (
        <p className={styles.rest}>
          {rest.toLocaleString('en-CA')}
          {page?.isTotalCapped ? <span>+</span> : null} more. <Link to={`?${list}`}>Show the list</Link>
        </p>
      )}
    </section>
  );
}
