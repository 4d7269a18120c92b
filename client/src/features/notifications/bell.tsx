import {
  AtSign,
  BadgeAlert,
  Bell as BellIcon,
  Handshake,
  Hourglass,
  Inbox,
  MailX,
  Scale,
  Timer,
  TriangleAlert,
  Undo2,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { FORMER_COLLEAGUE } from '@brokerage/domain/enquiries/note-mentions';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { consolePaths } from '../../lib/console-paths';
import { formatDay } from '../../lib/format';
import type { NotificationKind } from '../../schema.generated';
import { PopoverButton } from '../../ui/aria/popover-button';
import { moment } from '../../ui/console/moment';
import type { NewsFragment } from './notifications.generated';
import type { OfficeNews } from './use-news';

const ICONS: Record<NotificationKind, LucideIcon> = {
  OVERDUE_ENQUIRY: TriangleAlert,
  NEW_ENQUIRY: Inbox,
  UNANSWERED_5_MIN: Timer,
  DUE_IN_4_HOURS: Hourglass,
  DUE_IN_1_HOUR: Hourglass,
  FAILED_MAIL: MailX,
  WITHDRAWN_APPLICATION: Undo2,
  MENTION: AtSign,
  ASSIGNED_TO_YOU: UserRoundCheck,
  YOURS_IN_TURN: UserRoundCheck,
  LICENCE_EXPIRING: BadgeAlert,
  LENDER_CHOSEN: Handshake,
  FIT_CHANGED: Scale,
};

type Item = NewsFragment['items'][number];

const HOUR_MS = 3_600_000;
const later = (iso: string, hours: number): string => new Date(Date.parse(iso) + hours * HOUR_MS).toISOString();

const words: Record<NotificationKind, (item: Item) => string> = {
  OVERDUE_ENQUIRY: ({ at }) => `Answer was due ${moment(at)}`,
  NEW_ENQUIRY: ({ at }) => `Received ${moment(at)}`,
  UNANSWERED_5_MIN: ({ at }) => `No answer after 5 minutes, ${moment(at)}`,
  DUE_IN_4_HOURS: ({ at }) => `Less than 4 hours left, due ${moment(later(at, 4))}`,
  DUE_IN_1_HOUR: ({ at }) => `Less than an hour left, due ${moment(later(at, 1))}`,
  FAILED_MAIL: ({ at }) => `Email not sent, ${moment(at)}`,
  WITHDRAWN_APPLICATION: ({ at }) => `Application withdrawn, ${moment(at)}`,
  MENTION: ({ at, actorName }) => `${actorName ?? FORMER_COLLEAGUE} mentioned you, ${moment(at)}`,
  ASSIGNED_TO_YOU: ({ actorName, at }) => `Assigned to you${actorName ? ` by ${actorName}` : ''}, ${moment(at)}`,
  YOURS_IN_TURN: ({ at }) => `Yours in turn, ${moment(at)}`,
  LICENCE_EXPIRING: ({ detail }) => `Licence expires on ${formatDay(detail)}`,
  LENDER_CHOSEN: ({ at }) => `Picked a mortgage, ${moment(at)}`,
  FIT_CHANGED: ({ at }) => `A policy or a table changed, ${moment(at)}`,
};

function addressOf({ id, kind, enquiryId, count }: Item): string {
  if (kind === 'LICENCE_EXPIRING') return consolePaths.agent(id.replace(/^.*\./, ''));
  if (kind === 'LENDER_CHOSEN') return consolePaths.lenderFit(id.replace(/^.*\./, ''));
  if (kind === 'FIT_CHANGED') return consolePaths.lenders;
  if (enquiryId === null) return `${consolePaths.mail}?status=FAILED`;
  return count > 1 ? `${consolePaths.enquiries}?view=mine` : consolePaths.enquiry(enquiryId);
}

const DETAILS: Partial<Record<NotificationKind, string>> = { LICENCE_EXPIRING: 'Agent', FIT_CHANGED: 'Lender fit' };
const detailOf = ({ kind, detail }: Item): string => DETAILS[kind] ?? detail;

const titleOf = ({ kind, title, count }: Item): string => {
  if (kind === 'FIT_CHANGED') return count === 1 ? '1 open file' : `${count.toLocaleString('en-CA')} open files`;
  return count > 1 ? `${count.toLocaleString('en-CA')} enquiries` : title;
};

const others = (count: number): string => `${count.toLocaleString('en-CA')} ${count === 1 ? 'other' : 'others'}`;

const unread = (count: number): string => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`);

function List({ items, fresh, close }: { items: Item[]; fresh: ReadonlySet<string>; close: () => void }): ReactNode {
  return (
    <ul className="news">
      {items.map((item) => {
        const Icon = ICONS[item.kind];
        return (
          <li key={item.id}>
            <Link to={addressOf(item)} className={`news-item news-${item.kind}`} onClick={close}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <b>{titleOf(item)}</b>
                <span className="news-detail">
                  {item.count > 1 && item.kind !== 'FIT_CHANGED'
                    ? `${item.title} and ${others(item.count - 1)}`
                    : detailOf(item)}
                </span>
                <small>{words[item.kind](item)}</small>
              </span>
              {fresh.has(item.id) && (
                <i>
                  <span className="sr-text">New</span>
                </i>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The bell and its list. Opening it marks everything as seen; what was new stays marked while it is open. */
export function Bell({ news, failed, markSeen, setDigest }: OfficeNews): ReactNode {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = news?.unseen ?? 0;
  const items = news?.items ?? [];
  return (
    <PopoverButton
      label={unread(unseen)}
      title="Notifications"
      className="a-icon bell"
      face={
        <>
          <BellIcon size={20} aria-hidden="true" />
          {unseen > 0 && <i aria-hidden="true" />}
        </>
      }
      onOpen={() => {
        setFresh(new Set(items.filter((item) => item.unseen).map(({ id }) => id)));
        if (unseen > 0) markSeen();
      }}
    >
      {(close) => (
        <>
          <h2 className="news-head">Notifications</h2>
          {failed && <p className="a-none">Notifications couldn’t be loaded. Check your connection.</p>}
          {news && items.length === 0 && <p className="a-none">You’re all caught up.</p>}
          {items.length > 0 && <List items={items} fresh={fresh} close={close} />}
          {news && (
            <label className="news-foot">
              <input type="checkbox" checked={news.dailyDigest} onChange={({ target }) => setDigest(target.checked)} />
              Email me a summary each morning
            </label>
          )}
        </>
      )}
    </PopoverButton>
  );
}

/** Announces new notifications to screen readers. */
export function NewsAnnouncer({ news }: Pick<OfficeNews, 'news'>): ReactNode {
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  const unseen = news?.unseen;
  useEffect(() => {
    if (unseen === undefined) return;
    if (before.current !== undefined && unseen > before.current) setSaid(unread(unseen));
    before.current = unseen;
  }, [unseen]);
  return (
    <p className="sr-text" role="status">
      {said}
    </p>
  );
}
