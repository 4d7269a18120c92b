import { Mail, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, telephone } from '../../lib/paths';
import { formatPhone } from '../../lib/format';
import { moment } from '../../ui/console/moment';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useEnquiryByIdQuery, type EnquiryByIdQuery } from './enquiry.generated';
import { Moves } from './moves';
import { Notes } from './notes';
import { ClockTag, statusLabel, StatusTag } from './tags';

export type Detail = NonNullable<EnquiryByIdQuery['enquiry']>;

function History({ events }: { events: Detail['events'] }): ReactNode {
  return (
    <section className="panel panel-pad">
      <h2>History</h2>
      <ol className="log">
        {events.map(({ id, actorName, from, to, at }) => (
          <li key={id}>
            <p>{from ? `${statusLabel(from)} → ${statusLabel(to)}` : 'Came in'}</p>
            <small>
              {actorName ?? 'The visitor'}, {moment(at)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whose enquiry it is, as soon as it has been read. */
export function useEnquirer(id: string): { name: string; lead: ReactNode; actions: ReactNode } | undefined {
  const { data } = useEnquiryByIdQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  if (!data?.enquiry) return undefined;
  const { enquiry, phone } = data.enquiry;
  return {
    name: enquiry.fullName,
    lead: (
      <>
        <StatusTag status={enquiry.status} /> <ClockTag enquiry={enquiry} />
        <span>
          {enquiry.subject}, came in {moment(enquiry.createdAt)}
        </span>
      </>
    ),
    actions: (
      <>
        <a className="b b2" href={`mailto:${enquiry.email}`}>
          <Mail size={16} aria-hidden="true" /> E-mail
        </a>
        <a className="b b1" href={telephone(phone)}>
          <Phone size={16} aria-hidden="true" /> Call
        </a>
      </>
    ),
  };
}

/** One enquiry whole. Opening it is recorded: these are somebody's income and home. */
export function EnquiryDetail({ id }: { id: string }): ReactNode {
  const { data, previousData, error, loading, refetch } = useEnquiryByIdQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // one that could not be read again stays on the screen, with the note that is being written
  const detail = (data ?? previousData)?.enquiry;
  if (!detail && loading) return <RowSkeletons />;
  if (!detail && error) return <LoadFailed what="This enquiry" retry={() => void refetch()} />;
  if (!detail) {
    return (
      <Empty title="There is no such enquiry">
        <Link to={paths.adminEnquiries}>Back to the inbox</Link>
      </Empty>
    );
  }
  const { enquiry, phone, answers, notes, events } = detail;
  return (
    <div className="detail">
      <div className="detail-col">
        <section className="panel panel-pad">
          <h2>{enquiry.subject}</h2>
          <dl className="facts-list">
            {enquiry.applicationNumber && (
              <>
                <dt>Application number</dt>
                <dd className="num">{enquiry.applicationNumber}</dd>
              </>
            )}
            <dt>Name</dt>
            <dd>{enquiry.fullName}</dd>
            <dt>Phone</dt>
            <dd className="num">
              <a href={telephone(phone)}>{formatPhone(phone)}</a>
            </dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
            </dd>
            {answers.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <Notes enquiryId={enquiry.id} notes={notes} changed={refetch} />
      </div>
      <div className="detail-col detail-side">
        {error && <NotCurrent />}
        <section className="panel panel-pad">
          <h2>Where it stands</h2>
          <Moves enquiry={enquiry} changed={refetch} />
        </section>
        <History events={events} />
        <p className="muted">That you opened this enquiry has been recorded.</p>
      </div>
    </div>
  );
}
