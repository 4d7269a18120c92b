import { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { consolePaths } from '../../lib/console-paths';
import { toast } from '../../ui/aria/toast';
import { ConfirmDialog } from '../../ui/console/confirm-dialog';
import { moment } from '../../ui/console/moment';
import { LoadStates } from '../../ui/console/record-list';
import {
  JobApplicantsDocument,
  useJobApplicantsQuery,
  useRemoveApplicantCommand,
  type JobApplicantsQuery,
} from './job-desk.generated';
import styles from './job-editor.module.css?sheet';

type Applicant = NonNullable<JobApplicantsQuery['jobApplicants']>[number];

function Line({ applicant, remove }: { applicant: Applicant; remove: () => void }): ReactNode {
  const { enquiryId, fullName, appliedAt, sentAgain, notes, assignedTo } = applicant;
  const facts = [
    moment(appliedAt),
    ...(sentAgain ? ['sent again, not confirmed'] : []),
    ...(notes > 0 ? [notes === 1 ? '1 note' : `${notes} notes`] : []),
    ...(assignedTo ? [assignedTo] : []),
  ];
  return (
    <li>
      <span>
        <Link className="row-link" to={consolePaths.enquiry(enquiryId)}>
          {fullName}
        </Link>
        <small className="muted">{facts.join(' · ')}</small>
      </span>
      <button type="button" className="a-icon" aria-label={`Remove ${fullName}’s application`} onClick={remove}>
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Who applied, by how far the office is with them. Notes, the résumé and the next step are in each person's file. */
export function Applicants({ jobId }: { jobId: string }): ReactNode {
  const { data, error, refetch } = useJobApplicantsQuery({ variables: { jobId }, fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Applicant>();
  const [remove] = useRemoveApplicantCommand({ say: toast, refetchQueries: [JobApplicantsDocument] });
  const all = data?.jobApplicants;
  const stages = ENQUIRY_STATUSES.flatMap(({ value, label }) => {
    const people = all?.filter(({ status }) => status === value) ?? [];
    return people.length > 0 ? [{ label, people }] : [];
  });
  return (
    <section className="panel panel-pad" aria-labelledby="applicants-title">
      <h2 id="applicants-title">Applicants</h2>
      <LoadStates what="The applicants" loaded={all != null} failed={error !== undefined} retry={refetch} rows={3} />
      {all?.length === 0 && <p className="muted">Nobody has applied yet. People show up here as they do.</p>}
      {stages.map(({ label, people }) => (
        <div key={label} className={styles.stage}>
          <h3>
            {label} <span className="muted num">{people.length}</span>
          </h3>
          <ul>
            {people.map((applicant) => (
              <Line key={applicant.id} applicant={applicant} remove={() => setAsked(applicant)} />
            ))}
          </ul>
        </div>
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked?.fullName ?? ''}’s application?`}
        confirmLabel="Remove application"
        name={asked?.fullName}
        onConfirm={async () => {
          if (asked) await remove({ enquiryId: asked.enquiryId }, `${asked.fullName}’s application was removed`);
        }}
      >
        Their answers, the notes and the résumé are deleted. This can’t be undone. Otherwise an application is deleted
        after 12 months.
      </ConfirmDialog>
    </section>
  );
}
