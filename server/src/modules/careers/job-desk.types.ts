import { JOB_FORM, type JobTexts } from '@brokerage/domain/careers/job-form';
import type { EnquiryStatusName } from '@brokerage/domain/enquiries/enquiry-status';
import { Field, ID, Int, ObjectType, type ClassType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { inputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { EnquiryStatus } from '../enquiries/public.js';
import { EmploymentType, JobDepartment, PayUnit, PublicJob } from './career.types.js';

interface Flags {
  remote?: boolean | null;
  licenceRequired?: boolean | null;
  closesOn?: string | null;
}
export type JobInput = JobTexts & Flags;

export const JobInput = inputTypeOf(JOB_FORM, {
  name: 'JobInput',
  description: 'A whole job: what is left out is empty.',
  enums: { department: JobDepartment, employmentType: EmploymentType, payUnit: PayUnit },
  // with the enums and the flags, which the table does not tell the types of
}) as unknown as ClassType<JobInput & object>;

const add = (name: keyof Flags, type: Parameters<typeof Field>[0], description: string): void => {
  Field(type, { nullable: true, description })(JobInput.prototype as object, name);
};
add('remote', () => Boolean, 'Can be done from home; with a province, from home there');
add('licenceRequired', () => Boolean, 'Only for people with a licence');
add('closesOn', () => CalendarDate, 'The last day on which people can apply, in Toronto');

@Auth('ADMIN')
@ObjectType({ description: 'A job as the office sees it.', simpleResolvers: true })
export class DeskJob extends PublicJob {
  @Field(() => DateTime, { nullable: true, description: 'When the office closed it; null: it is open or a draft' })
  closedAt: Date | null;

  @Field(() => Int, { description: 'How many people applied' })
  applicants: number;

  @Field(() => Int, { description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;

  @Field(() => DateTime)
  updatedAt: Date;
}

@Auth('ADMIN')
@ObjectType({ description: 'Somebody who applied for a job.', simpleResolvers: true })
export class JobApplicant {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'Where the answers, the résumé and the notes are' })
  enquiryId: string;

  @Field(() => String, { description: 'First and last name, as the person wrote them' })
  fullName: string;

  @Field(() => EnquiryStatus, { description: 'How far the office is with them' })
  status: EnquiryStatusName;

  @Field(() => DateTime, { description: 'When we received it' })
  appliedAt: Date;

  @Field(() => Boolean, { description: 'The same address applied for this job before, and nobody confirmed this one' })
  sentAgain: boolean;

  @Field(() => Int, { description: 'How many notes there are' })
  notes: number;

  @Field(() => String, { nullable: true, description: 'Who looks after them' })
  assignedTo: string | null;
}

@ObjectType()
export class JobPayload extends Payload {
  @Field(() => DeskJob, { nullable: true, simple: true })
  job?: DeskJob;
}

@ObjectType()
export class RemoveApplicantPayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  enquiryId?: string;
}
