import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link';
import { consolePaths } from '../../../lib/console-paths';
import { ButtonLink } from '../../../ui/console/button';
import { Empty, LoadFailed, NotCurrent, RowSkeletons } from '../../../ui/console/states';
import { useEnquiryByIdQuery } from '../enquiry.generated';
import { CorrectContact } from './correct-contact';
import { addToFile, type Detail } from '../file-cache';
import { FileActions } from './actions';
import { CallButton, FileFacts, FileLead } from './facts';
import { FileHolds } from './holds';
import { FileRetention } from './retention';
import { History } from './history';
import { Notes } from './notes/notes';
import { ResumeButton } from './resume-button';
import { OfferRates } from '../work/email/offer-rates';
import { OfferTimes } from '../work/email/offer-times';
import { Others } from './others';
import { CameFrom } from './came-from';
import { Tasks } from '../work/tasks/tasks';
import { useEmailStates } from '../work/email/use-states';
import { WorkPanel } from '../work/panel';
import { EmailButton } from '../work/email/write-email';

/** The applicant for the page's head, once the enquiry has loaded. */
export function useEnquirer(id: string): { name: string; lead: ReactNode; actions: ReactNode } | undefined {
  const { data } = useEnquiryByIdQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  if (!data?.enquiry) return undefined;
  const { enquiry, phone } = data.enquiry;
  return {
    name: enquiry.fullName,
    lead: <FileLead enquiry={enquiry} />,
    actions: (
      <>
        {enquiry.applicationId && (
          <ButtonLink to={consolePaths.application(enquiry.applicationId)}>
            <FileText size={16} aria-hidden="true" /> Open the file
          </ButtonLink>
        )}
        <EmailButton enquiry={enquiry} />
        <CallButton phone={phone} />
      </>
    ),
  };
}

interface DetailProps {
  id: string;
  /** The note's box takes the focus as soon as it is there, and calls this */
  focusNote?: (() => void) | undefined;
}

/** One enquiry in full. Every view is logged: this is someone's income and home. */
export function EnquiryDetail({ id, focusNote }: DetailProps): ReactNode {
  const { data, previousData, error, loading, refetch } = useEnquiryByIdQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // a failed refetch keeps the enquiry on screen, and the note being written
  const detail = (data ?? previousData)?.enquiry;
  if (!detail && loading) return <RowSkeletons />;
  if (!detail && error) return <LoadFailed what="This enquiry" retry={refetch} />;
  if (!detail) {
    return (
      <Empty title="This enquiry does not exist">
        <Link to={consolePaths.enquiries}>Back to the inbox</Link>
      </Empty>
    );
  }
  return <File key={id} detail={detail} focusNote={focusNote} isOld={error !== undefined} reload={refetch} />;
}

interface FileProps extends Pick<DetailProps, 'focusNote'> {
  detail: Detail;
  isOld: boolean;
  reload: () => Promise<unknown>;
}

function File({ detail, focusNote, isOld, reload }: FileProps): ReactNode {
  const { enquiry, phone, answers, notes, events, contacts, emails, others, firstTouch, lastTouch } = detail;
  useEmailStates(detail, reload);
  return (
    <div className="detail">
      <div className="detail-col">
        <FileFacts
          enquiry={enquiry}
          phone={phone}
          answers={answers}
          correct={<CorrectContact enquiry={enquiry} phone={phone} />}
        >
          {enquiry.kind === 'CAREER' && <ResumeButton enquiryId={enquiry.id} />}
        </FileFacts>
        <Notes
          enquiryId={enquiry.id}
          notes={notes}
          focusNote={focusNote}
          keep={(cache, note) => addToFile(cache, enquiry.id, ({ notes: before }) => ({ notes: [note, ...before] }))}
        />
      </div>
      <div className="detail-col detail-side">
        {isOld && <NotCurrent retry={reload} />}
        <WorkPanel enquiry={enquiry} phone={phone} reload={reload} />
        <Tasks enquiryId={enquiry.id} />
        {enquiry.kind !== 'CAREER' && <FileHolds enquiryId={enquiry.id} />}
        <CameFrom first={firstTouch} last={lastTouch} />
        <Others id={enquiry.id} others={others} />
        <History events={events} contacts={contacts} emails={emails} />
        <FileRetention enquiryId={enquiry.id} name={enquiry.fullName} />
        <p className="muted">Views of this file are logged.</p>
      </div>
      <FileActions enquiry={enquiry} phone={phone} reload={reload} />
      <OfferTimes enquiry={enquiry} />
      <OfferRates enquiry={enquiry} />
    </div>
  );
}
