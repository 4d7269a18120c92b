import { EMAIL_REFUSALS } from '@brokerage/domain/enquiries/email-delivery';
import { Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatPhone } from '../../../lib/format';
import { telephone } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/console/button';
import { moment } from '../../../ui/console/moment';
import type { EnquiryFacts } from '../on-desk';
import { ClockTag, StatusTag } from '../tags';

/** Under the person's name: where it stands, how long is left, what it is. */
export function FileLead({ enquiry }: { enquiry: EnquiryFacts }): ReactNode {
  return (
    <>
      <StatusTag status={enquiry.status} /> <ClockTag enquiry={enquiry} />
      <span>
        {enquiry.subject}, received {moment(enquiry.createdAt)}
      </span>
    </>
  );
}

export const CallButton = ({ phone }: { phone: string | null }): ReactNode =>
  phone && (
    <ButtonLink look="main" href={telephone(phone)}>
      <Phone size={16} aria-hidden="true" /> Call
    </ButtonLink>
  );

interface Props {
  enquiry: EnquiryFacts;
  phone: string | null;
  answers: readonly { label: string; value: string }[];
  /** Puts the contact details right, where that is allowed */
  correct?: ReactNode;
  children?: ReactNode;
}

/** Who it is, how to reach them, and what they answered. */
export function FileFacts({ enquiry, phone, answers, correct, children }: Props): ReactNode {
  return (
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
          {correct}
        </dd>
        {answers.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </section>
  );
}
