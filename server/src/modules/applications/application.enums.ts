import { APPLICATION_STATUSES } from '@brokerage/domain/application/application-status';
import { describeEnum, namesOf } from '../../kernel/described-enum.js';

/** Names in the schema, the stored values inside. */
export const ApplicationKind = { BASIC: 'basic', COMPREHENSIVE: 'comprehensive' } as const;
export type ApplicationKind = (typeof ApplicationKind)[keyof typeof ApplicationKind];
describeEnum(ApplicationKind, {
  name: 'ApplicationKind',
  description: 'Which form was sent.',
  meanings: {
    BASIC: 'The short form of one page',
    COMPREHENSIVE: 'The long form with work, money and the home',
  },
});

export const ApplicationStatus = namesOf(APPLICATION_STATUSES);
describeEnum(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: 'How far an application has come.',
  meanings: {
    SUBMITTED: 'It came in, and nobody has taken it up',
    IN_REVIEW: 'A broker is reviewing it',
    DOCUMENTS_REQUESTED: 'Waits for documents of the applicant',
    SUBMITTED_TO_LENDER: 'A lender has it',
    CONDITIONALLY_APPROVED: 'The lender said yes, with conditions',
    APPROVED: 'The lender said yes',
    FUNDED: 'The mortgage is in place',
    DECLINED: 'No lender took it',
    WITHDRAWN: 'The applicant took it back',
    EXPIRED: 'Nothing happened for too long',
  },
});
