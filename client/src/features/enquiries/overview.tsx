import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { DayBars } from '../../ui/console/day-bars';
import { moment } from '../../ui/console/moment';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import type { EnquiryRowFragment } from './enquiries.generated';
import { useOverviewQuery, type OverviewQuery } from './overview.generated';
import { ClockTag, StatusTag } from './tags';

const POLL_MS = 30_000;
const INBOX = paths.adminEnquiries;

type Counts = NonNullable<OverviewQuery['officeCounts']>;
type Desk = NonNullable<OverviewQuery['deskSummary']>;

function Figures({ counts }: { counts: Counts }): ReactNode {
  const { waiting, overdue, dueSoon, today, failedMail } = counts;
  return (
    <div className="figures">
      <Link className={`figure${overdue > 0 ? ' figure-bad' : ''}`} to={`${INBOX}?overdue=1`}>
        <span>Overdue</span>
        <b className="num">{overdue}</b>
        <small>{dueSoon} more due within 4 hours</small>
      </Link>
      <Link className="figure" to={`${INBOX}?sort=due`}>
        <span>Waiting for an answer</span>
        <b className="num">{waiting}</b>
        <small>Promised within 24 hours</small>
      </Link>
      <Link className="figure" to={INBOX}>
        <span>New today</span>
        <b className="num">{today}</b>
        <small>Since midnight in Toronto</small>
      </Link>
      <Link className={`figure${failedMail > 0 ? ' figure-bad' : ''}`} to={`${paths.adminMail}?status=FAILED`}>
        <span>E-mails not sent</span>
        <b className="num">{failedMail}</b>
        <small>{failedMail > 0 ? 'Send them again' : 'Everything arrived'}</small>
      </Link>
    </div>
  );
}

function Brief({ enquiry, tag }: { enquiry: EnquiryRowFragment; tag: ReactNode }): ReactNode {
  return (
    <li className="brief-row">
      <div>
        <Link className="row-link" to={paths.adminEnquiry(enquiry.id)}>
          {enquiry.fullName}
        </Link>
        <small>
          {enquiry.subject} · {moment(enquiry.createdAt)}
        </small>
      </div>
      {tag}
    </li>
  );
}

function PanelHead({ title, to, more }: { title: string; to: string; more: string }): ReactNode {
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      <Link to={to}>{more}</Link>
    </div>
  );
}

function RatesToPublish({ desk }: { desk: Desk }): ReactNode {
  const { pending, problems, stale, lastPublication } = desk;
  return (
    <section className="panel" aria-label="Rates">
      <PanelHead title="Rates" to={paths.adminRates} more="Open the desk" />
      <div className="desk-brief">
        <p>
          {pending === 0 ? (
            'Everything is published.'
          ) : (
            <>
              <b>
                {pending} {pending === 1 ? 'change' : 'changes'} not published
              </b>
              {problems > 0 && `, ${problems} ${problems === 1 ? 'needs' : 'need'} fixing`}. Visitors still see the
              rates before.
            </>
          )}
        </p>
        {stale > 0 && <p className="muted">{stale} older than 7 days.</p>}
        {lastPublication && (
          <p className="muted">
            Last published {moment(lastPublication.at)}
            {lastPublication.actorName && ` by ${lastPublication.actorName}`}
          </p>
        )}
        {pending > 0 && (
          <Link className="b b3" to={paths.adminRates}>
            Review and publish <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
    </section>
  );
}

/** The day at a glance: what is due, what came in, what waits to be published. */
export function Overview(): ReactNode {
  const { data, previousData, error, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const now = data ?? previousData;
  if (!now && error) return <LoadFailed what="The overview" retry={() => void refetch()} />;
  if (!now) return <RowSkeletons />;
  const { officeCounts, enquiriesPerDay, due, newest, deskSummary } = now;
  return (
    <>
      {error && <NotCurrent />}
      {officeCounts && <Figures counts={officeCounts} />}
      <div className="side-by-side">
        <div className="office-stack">
          <section className="panel" aria-label="Answer next">
            <PanelHead title="Answer next" to={`${INBOX}?sort=due`} more="All that wait" />
            {due && due.items.length > 0 ? (
              <ul>
                {due.items.map((enquiry) => (
                  <Brief key={enquiry.id} enquiry={enquiry} tag={<ClockTag enquiry={enquiry} />} />
                ))}
              </ul>
            ) : (
              <Empty title="Everybody has been answered">
                <p>What comes in next appears here with its 24 hours.</p>
              </Empty>
            )}
          </section>
          <section className="panel" aria-label="Just in">
            <PanelHead title="Just in" to={INBOX} more="The whole inbox" />
            {newest && newest.items.length > 0 ? (
              <ul>
                {newest.items.map((enquiry) => (
                  <Brief key={enquiry.id} enquiry={enquiry} tag={<StatusTag status={enquiry.status} />} />
                ))}
              </ul>
            ) : (
              <Empty title="Nothing has come in yet">
                <p>Applications appear here the moment they are sent.</p>
              </Empty>
            )}
          </section>
        </div>
        <div className="office-stack">
          {enquiriesPerDay && (
            <section className="panel" aria-label="This week">
              <DayBars
                title="This week"
                unit="Enquiries"
                days={enquiriesPerDay.map(({ on, enquiries }) => ({ on, count: enquiries }))}
              />
            </section>
          )}
          {deskSummary && <RatesToPublish desk={deskSummary} />}
        </div>
      </div>
    </>
  );
}
