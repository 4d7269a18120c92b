import { Bell as BellIcon, Inbox, MailX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import type { NotificationKind } from '../../schema.generated';
import { PopoverButton } from '../../ui/aria/popover-button';
import { moment } from '../../ui/console/moment';
import type { NewsFragment } from './notifications.generated';
import type { OfficeNews } from './use-news';

const ICONS: Record<NotificationKind, LucideIcon> = {
  OVERDUE_ENQUIRY: TriangleAlert,
  NEW_ENQUIRY: Inbox,
  FAILED_MAIL: MailX,
};

type Item = NewsFragment['items'][number];

const words: Record<NotificationKind, (item: Item) => string> = {
  OVERDUE_ENQUIRY: ({ at }) => `Answer was due ${moment(at)}`,
  NEW_ENQUIRY: ({ at }) => `Came in ${moment(at)}`,
  FAILED_MAIL: ({ at }) => `E-mail not sent, ${moment(at)}`,
};

const addressOf = ({ kind, id }: Item): string =>
  kind === 'FAILED_MAIL' ? `${paths.adminMail}?status=FAILED` : paths.adminEnquiry(id);

const unread = (count: number): string => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`);

function List({ items, fresh, close }: { items: Item[]; fresh: ReadonlySet<string>; close: () => void }): ReactNode {
  return (
    <ul className="news">
      {items.map((item) => {
        const Icon = ICONS[item.kind];
        return (
          <li key={`${item.kind}-${item.id}`}>
            <Link to={addressOf(item)} className={`news-item news-${item.kind}`} onClick={close}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <b>{item.title}</b>
                <span className="news-detail">{item.detail}</span>
                <small>{words[item.kind](item)}</small>
              </span>
              {fresh.has(item.id) && (
                <i>
                  <span className="vh">New</span>
                </i>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** How much is new, and what. Looking at it is having seen it; what was new stays marked while the list is open. */
export function Bell({ news, failed, markSeen }: OfficeNews): ReactNode {
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
          {failed && <p className="a-none">They could not be loaded: the connection or the server is away.</p>}
          {news && items.length === 0 && <p className="a-none">Nothing waits. Everybody has been answered in time.</p>}
          {items.length > 0 && <List items={items} fresh={fresh} close={close} />}
        </>
      )}
    </PopoverButton>
  );
}

/** Says quietly that something has come in since the page was opened. */
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
    <p className="vh" role="status">
      {said}
    </p>
  );
}
