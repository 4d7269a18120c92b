import { EMAIL_REFUSALS } from '@brokerage/domain/vocabulary/email-delivery';
import { FileText, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../lib/console-paths';
import { telephone } from '../../lib/paths';
import { formatPhone } from '../../lib/format';
import { ButtonLink } from '../../ui/console/button';
import { moment } from '../../ui/console/moment';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../ui/console/states';
import { useEnquiryByIdQuery, type EnquiryByIdQuery } from './enquiry.generated';
import { CorrectContact } from './correct-contact';
import { addToFile } from './file-cache';
import { FileActions } from './file-actions';
import { FileRetention } from './file-retention';
import { History } from './history';
import { Notes } from './notes';
import { ResumeButton } from './resume-button';
import { OfferRates } from './offer-rates';
import { OfferTimes } from './offer-times';
import { Others } from './others';
import { ClockTag, StatusTag } from './tags';
import { CameFrom } from './came-from';
import { Tasks } from './tasks';
import { useEmailStates } from './use-email-states';
import { WorkPanel } from './work-panel';
import { EmailButton } from './write-email';

export type Detail = NonNullable<EnquiryByIdQuery['enquiry']>;

/** The applicant for the page's head, once the enquiry has loaded. */
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
          {enquiry.subject}, received {moment(enquiry.createdAt)}
        </span>
      </>
    ),
    actions: (
      <>
        {enquiry.applicationId && (
          <ButtonLink to={consolePaths.application(enquiry.applicationId)}>
            <FileText size={16} aria-hidden="true" /> Open the file
          </ButtonLink>
        )}
        <EmailButton enquiry={enquiry} />
        {phone && (
          <ButtonLink look="main" href={telephone(phone)}>
            <Phone size={16} aria-hidden="true" /> Call
          </ButtonLink>
        )}
      </>
    ),
  };
}

/** One enquiry in full. Every view is logged: this is someone's income and home. */
export function EnquiryDetail({ id }: { id: string }): ReactNode {
  const { data, previousData, error, loading, refetch } = useEnquiryByIdQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // a failed refetch keeps the enquiry on screen, and the note being written
  const detail = (data ?? previousData)?.enquiry;
  if (!detail && loading) return <RowSkeletons />;
  if (!detail && error) return <LoadFailed what="This enquiry" retry={() => void refetch()} />;
  if (!detail) {
    return (
      <Empty title="This enquiry does not exist">
        <Link to={consolePaths.enquiries}>Back to the inbox</Link>
      </Empty>
    );
  }
  return <File key={id} detail={detail} isOld={error !== undefined} reload={refetch} />;
}

function File({
  detail,
  isOld,
  reload,
}: {
  detail: Detail;
  isOld: boolean;
  reload: () => Promise<unknown>;
}): ReactNode {
  const { enquiry, phone, answers, notes, events, contacts, emails, others, firstTouch, lastTouch } = detail;
  useEmailStates(detail, reload);
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
            <dd className="num">{phone ? <a href={telephone(phone)}>{formatPhone(phone)}</a> : 'Not given'}</dd>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>{' '}
              {enquiry.emailRefusal && (
                <span className="tag tag-bad">Refused: {EMAIL_REFUSALS[enquiry.emailRefusal].toLowerCase()}</span>
              )}
              <CorrectContact enquiry={enquiry} phone={phone} />
            </dd>
            {answers.map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {enquiry.kind === 'CAREER' && <ResumeButton enquiryId={enquiry.id} />}
        </section>
        <Notes
          enquiryId={enquiry.id}
          notes={notes}
          keep={(cache, note) => addToFile(cache, enquiry.id, ({ notes: before }) => ({ notes: [note, ...before] }))}
        />
      </div>
      <div className="detail-col detail-side">
        {isOld && <NotCurrent />}
        <WorkPanel enquiry={enquiry} phone={phone} reload={reload} />
        <Tasks enquiryId={enquiry.id} />
        <CameFrom first={firstTouch} last={lastTouch} />
        <Others id={enquiry.id} others={others} />
        <History events={events} contacts={contacts} emails={emails} />
        <FileRetention enquiryId={enquiry.id} />
        <p className="muted">Views of this file are logged.</p>
      </div>
      <FileActions enquiry={enquiry} phone={phone} reload={reload} />
      <OfferTimes enquiry={enquiry} />
      <OfferRates enquiry={enquiry} />
    </div>
  );
}
