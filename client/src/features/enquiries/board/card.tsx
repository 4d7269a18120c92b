import { shortChannelLabel } from '@brokerage/domain/leads/channels';
import {
  ENQUIRY_STATUSES,
  enquiryChoices,
  enquiryStatusLabel,
  isReopening,
  type EnquiryStatusName,
} from '@brokerage/domain/enquiries/enquiry-status';
import { ArrowRightLeft } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { useOnChange } from '../../../lib/effects';
import { consolePaths } from '../../../lib/console-paths';
import { ActionMenu } from '../../../ui/aria/action-menu';
import styles from './board.module.css?sheet';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { ClockTag } from '../tags';
import type { Board } from './use-board';
import { useLiveEnquiry } from '../use-live-enquiry';

const ORDER = ENQUIRY_STATUSES.map(({ value }) => value);

/** The next column this way that the card may move to. */
export function nextColumn(from: EnquiryStatusName, by: 1 | -1): EnquiryStatusName | undefined {
  const may = enquiryChoices(from);
  const way = by === 1 ? ORDER.slice(ORDER.indexOf(from) + 1) : ORDER.slice(0, ORDER.indexOf(from)).reverse();
  return way.find((status) => may.includes(status));
}

interface Props {
  enquiry: EnquiryRowFragment;
  /** The column it stands in */
  column: EnquiryStatusName;
  /** Its move waits for the server's answer */
  isPending: boolean;
  /** The one card of its column that Tab leads to */
  isTabbed: boolean;
  board: Board;
  focused: (id: string) => void;
}

/** An enquiry on the board. It is dragged, moved with Shift and an arrow, or by its menu. */
export function BoardCard(props: Props): ReactNode {
  const { column, isPending, isTabbed, board, focused } = props;
  const enquiry = useLiveEnquiry(props.enquiry);
  const { id, fullName, subject, status, channel } = enquiry;
  // somebody else moved it on: the next answer has it elsewhere
  const isElsewhere = !isPending && status !== column;
  useOnChange(() => {
    if (isElsewhere && board.placed.get(id)?.status === column) board.settle(id);
  }, [isElsewhere]);
  if (isElsewhere) return null;
  const why = board.refused?.id === id ? board.refused.why : undefined;

  function onKeyDown(event: KeyboardEvent): void {
    const by: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };
    const way = by[event.key];
    if (!way || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = nextColumn(status, way);
    if (to) board.move(enquiry, to);
  }

  return (
    <li
      className={isPending ? `${styles.card} ${styles.pending}` : styles.card}
      data-card={id}
      draggable={!isPending}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', fullName);
        dataTransfer.effectAllowed = 'move';
        board.drag(enquiry);
      }}
    >
      <div className={styles.cardHead}>
        <Link
          className="row-link"
          to={consolePaths.enquiry(id)}
          tabIndex={isTabbed ? 0 : -1}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          aria-describedby={why ? `${id}-why` : undefined}
          title={fullName}
          draggable={false}
          onFocus={() => focused(id)}
          onKeyDown={onKeyDown}
        >
          {fullName}
        </Link>
        <ActionMenu
          label={`Move ${fullName} to…`}
          excludeFromTabOrder={!isTabbed}
          off={isPending}
          actions={enquiryChoices(status).map((to) => ({
            id: to,
            label: isReopening(status, to) ? `Reopen: ${enquiryStatusLabel(to)}` : enquiryStatusLabel(to),
            run: () => board.move(enquiry, to),
          }))}
        >
          <ArrowRightLeft size={16} aria-hidden="true" />
        </ActionMenu>
      </div>
      <small>{subject}</small>
      <p className={styles.cardFoot}>
        <ClockTag enquiry={enquiry} /> <small>{shortChannelLabel(channel)}</small>
      </p>
      {why && (
        <p className="problem" role="alert" id={`${id}-why`}>
          {why}
        </p>
      )}
    </li>
  );
}
