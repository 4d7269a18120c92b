import { MailX, UserRound } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { enquiryClock } from '@brokerage/domain/enquiries/enquiry-clock';
import { shortChannelLabel } from '@brokerage/domain/leads/channels';
import { EMAIL_REFUSALS } from '@brokerage/domain/enquiries/email-delivery';
import { consolePaths } from '../../../lib/console-paths';
import { initialsOf } from '@brokerage/domain/text/initials';
import { moment } from '../../../ui/console/moment';
import type { EnquiryRowFragment } from '../enquiries.generated';
import styles from './inbox.module.css?sheet';
import { SelectBox } from '../bulk/selection';
import { CLOCK_ICON, StatusTag } from '../tags';
import { useLiveEnquiry } from '../use-live-enquiry';

function Clock({ enquiry, now }: { enquiry: EnquiryRowFragment; now: Date }): ReactNode {
  const { words, urgency } = enquiryClock(enquiry, now);
  const Icon = CLOCK_ICON[urgency];
  const { firstRespondedAt, firstResponseDueAt, followUpAt, createdAt } = enquiry;
  return (
    <>
      <b className={`num ${styles.clock} ${styles[urgency]}`}>
        {!firstRespondedAt && <Icon size={15} aria-hidden="true" />}
        <span>{words}</span>
      </b>
      <small>
        {followUpAt
          ? `follow up ${moment(followUpAt)}`
          : firstRespondedAt
            ? `came in ${moment(createdAt)}`
            : `due ${moment(firstResponseDueAt)}`}
      </small>
    </>
  );
}

interface Props {
  enquiry: EnquiryRowFragment;
  /** Where it is among all rows, headings counted, from 1 */
  position: number;
  now: Date;
  /** The one row that Tab leads to */
  isActive: boolean;
  /** Its file is open beside the list */
  isOpen: boolean;
  /** A press beside the links and buttons of the row */
  choose: (id: string) => void;
  focused: (id: string) => void;
}

/** One enquiry in the list. */
export const InboxRow = memo(function InboxRow(props: Props): ReactNode {
  const { position, now, isActive, isOpen, choose, focused } = props;
  const enquiry = useLiveEnquiry(props.enquiry);
  const { id, fullName, subject, assignedTo, status, channel, campaign, emailRefusal } = enquiry;
  const from = shortChannelLabel(channel);
  function press(event: MouseEvent<HTMLElement>): void {
    const isBeside = event.target instanceof Element && !event.target.closest('a, button, input, label');
    if (isBeside) choose(id);
  }
  return (
    <tr
      data-entry="row"
      data-id={id}
      aria-rowindex={position}
      aria-current={isOpen || undefined}
      className={`${styles.row} ${isOpen ? styles.chosen : ''}`}
      onClick={press}
    >
      <td className={styles.who}>
        <SelectBox id={id} name={fullName} />
        <span className={styles.name}>
          <Link
            className="row-link"
            to={consolePaths.enquiry(id)}
            tabIndex={isActive ? 0 : -1}
            onFocus={() => focused(id)}
            title={fullName}
          >
            {fullName}
          </Link>
          {emailRefusal && (
            <span className={styles.refused} title={`Email refused: ${EMAIL_REFUSALS[emailRefusal].toLowerCase()}`}>
              <MailX size={16} aria-hidden="true" />
              <span className="sr-text">Email refused</span>
            </span>
          )}
        </span>
        <small>{subject}</small>
      </td>
      <td className={styles.status}>
        <StatusTag status={status} />
        <small title={campaign ? `${from}, ${campaign}` : from}>{from}</small>
      </td>
      <td className={styles.source}>
        <span>{from}</span>
        <small title={campaign ?? undefined}>{campaign ?? 'no campaign'}</small>
      </td>
      <td className={styles.time}>
        <Clock enquiry={enquiry} now={now} />
      </td>
      <td className={styles.owner}>
        <span
          className={assignedTo ? `avatar ${styles.face}` : `avatar ${styles.face} ${styles.nobody}`}
          title={assignedTo ?? 'Unassigned'}
        >
          {assignedTo ? (
            <span aria-hidden="true">{initialsOf(assignedTo)}</span>
          ) : (
            <UserRound size={15} aria-hidden="true" />
          )}
          <span className="sr-text">{assignedTo ?? 'Unassigned'}</span>
        </span>
      </td>
    </tr>
  );
});
