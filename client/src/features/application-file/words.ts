import { lowerCase, upperCase } from '@brokerage/domain/data/codes';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import type { ApplicationFileByIdQuery } from './file.generated';

export type File = NonNullable<ApplicationFileByIdQuery['applicationFile']>;

type Row = File['sections'][number]['groups'][number]['rows'][number];

/** An answer of the file. */
export type FileAnswer = NonNullable<Row['answers'][number]>;

/** The answer at a place of the application, in words. */
export function answerAt({ sections }: File, place: string): string | undefined {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  return rows.flatMap(({ answers }) => answers).find((answer) => answer?.place === place)?.value || undefined;
}

/** The schema's name of a status as the domain writes it. */
export const statusOf = (status: File['status']): ApplicationStatus => lowerCase(status);

/** And the other way round. */
export const nameOf = (status: ApplicationStatus): File['status'] => upperCase(status);

/** What a transition is called where somebody chooses it. */
const VERBS: Readonly<Record<ApplicationStatus, string>> = {
  submitted: 'Submit',
  in_review: 'Start the review',
  documents_requested: 'Ask for documents',
  submitted_to_lender: 'Send to lender',
  conditionally_approved: 'Record a conditional approval',
  approved: 'Record the approval',
  funded: 'Record the funding',
  declined: 'Decline',
  withdrawn: 'Withdraw for the applicant',
  expired: 'Let it expire',
};

export const verbOf = (from: ApplicationStatus, to: ApplicationStatus): string =>
  from === 'documents_requested' && to === 'in_review' ? 'Back to review' : VERBS[to];
