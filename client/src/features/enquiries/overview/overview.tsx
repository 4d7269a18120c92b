import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { consolePaths } from '../../../lib/console-paths';
import { ButtonLink } from '../../../ui/console/button';
import { DayBars } from '../../../ui/console/day-bars';
import { moment } from '../../../ui/console/moment';
import { PageStyles } from '../../../ui/page-styles';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../../ui/console/states';
import type { EnquiryRowFragment } from '../enquiries.generated';
import { useOverviewQuery, type OverviewQuery } from './overview.generated';
import { MyTasks } from '../work/tasks/my-tasks';
import { href as tasks } from '../work/tasks/tasks.module.css?sheet';
import { ClockTag, StatusTag } from '../tags';

const POLL_MS = 30_000;
const SHOWN = 5;
const INBOX = consolePaths.enquiries;

type Counts = NonNullable<OverviewQuery['officeCounts']>;
type Desk = NonNullable<OverviewQuery['deskSummary']>;

function Figures({ counts }: { counts: Counts }): ReactNode {
  const { waiting, overdue, dueSoon, today, failedMail } = counts;
  return (
    <div className="figures">
      <Link className={`figure${overdue > 0 ? ' figure-bad' : ''}`} to={`${INBOX}?view=overdue`}>
        <span>Overdue</span>
        <b className="num">{overdue}</b>
        <small>{dueSoon} more due within 4 hours</small>
      </Link>
      <Link className="figure" to={INBOX}>
        <span>Waiting for an answer</span>
        <b className="num">{waiting}</b>
        <small>We promise 24 hours</small>
      </Link>
      <Link className="figure" to={`${INBOX}?sort=came`}>
        <span>New today</span>
        <b className="num">{today}</b>
        <small>Since midnight in Toronto</small>
      </Link>
      <Link className={`figure${failedMail > 0 ? ' figure-bad' : ''}`} to={`${consolePaths.mail}?status=FAILED`}>
        <span>Emails not sent</span>
        <b className="num">{failedMail}</b>
        <small>{failedMail > 0 ? 'Try them again' : 'All sent'}</small>
      </Link>
    </div>
  );
}

function Brief({ enquiry, tag }: { enquiry: EnquiryRowFragment; tag: ReactNode }): ReactNode {
  return (
    <li className="brief-row">
      <div>
        <Link className="row-link" to={consolePaths.enquiry(enquiry.id)}>
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
  const { pendingLenders, problems, stale, lastPublication } = desk;
  const pending = desk.pending + pendingLenders;
  return (
    <section className="panel" aria-label="Rates">
      <PanelHead title="Rates" to={consolePaths.rates} more="Open rates desk" />
      <div className="desk-brief">
        <p>
          {pending === 0 ? (
            'Everything is published.'
          ) : (
            <>
              <b>
                {pending} {pending === 1 ? 'change' : 'changes'} not published
              </b>
              {problems > 0 && <span>{`, ${problems} ${problems === 1 ? 'needs' : 'need'} fixing`}</span>}. Visitors see
              the published rates until then.
            </>
          )}
        </p>
        {stale > 0 && (
          <p className="muted">
            {stale} {stale === 1 ? 'rate has' : 'rates have'} not changed for more than 7 days.
          </p>
        )}
        {lastPublication && (
          <p className="muted">
            Last published {moment(lastPublication.at)}
            {lastPublication.actorName && <span>{` by ${lastPublication.actorName}`}</span>}
          </p>
        )}
        {pending > 0 && (
          <ButtonLink look="gold" to={consolePaths.rates}>
            Review and publish <ArrowRight size={16} aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Today at a glance: what is due, what came in, what to publish. A sheet that came with the data would hide the page. */
export const Overview = (): ReactNode => (
  <>
    <PageStyles href={tasks} />
    <Today />
  </>
);

function Today(): ReactNode {
  const { data, previousData, error, refetch } = useOverviewQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const now = data ?? previousData;
  if (!now && error) return <LoadFailed what="The overview" retry={refetch} />;
  if (!now) return <RowSkeletons />;
  const { officeCounts, enquiriesPerDay, due, deskSummary } = now;
  // whoever is to be answered next is listed once, there
  const next = new Set(due?.items.map(({ id }) => id));
  const newest = (now.newest?.items ?? []).filter(({ id }) => !next.has(id)).slice(0, SHOWN);
  return (
    <>
      {error && <NotCurrent retry={refetch} />}
      {officeCounts && <Figures counts={officeCounts} />}
      <div className="side-by-side">
        <div className="office-stack">
          <section className="panel" aria-label="Answer next">
            <PanelHead title="Answer next" to={INBOX} more="View all waiting" />
            {due && due.items.length > 0 ? (
              <ul>
                {due.items.map((enquiry) => (
                  <Brief key={enquiry.id} enquiry={enquiry} tag={<ClockTag enquiry={enquiry} />} />
                ))}
              </ul>
            ) : (
              <Empty title="Everyone has an answer">
                <p>New enquiries will show up here with the time left to answer.</p>
              </Empty>
            )}
          </section>
          <section className="panel" aria-label="Just in">
            <PanelHead title="Just in" to={`${INBOX}?sort=came`} more="View inbox" />
            {newest.length > 0 ? (
              <ul>
                {newest.map((enquiry) => (
                  <Brief key={enquiry.id} enquiry={enquiry} tag={<StatusTag status={enquiry.status} />} />
                ))}
              </ul>
            ) : (
              <Empty title={next.size > 0 ? 'Nothing else is new' : 'No enquiries yet'}>
                <p>New applications and messages will show up here right away.</p>
              </Empty>
            )}
          </section>
        </div>
        <div className="office-stack">
          <MyTasks />
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
