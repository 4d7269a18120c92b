import { enumOf } from '@brokerage/domain/data/codes';
import { CAREER_FORM, type CareerInput as Input } from '@brokerage/domain/careers/application-form';
import { JOB_FORM } from '@brokerage/domain/careers/job-form';
import {
  JOB_STATUSES,
  PAY_UNITS,
  type EmploymentType as Employment,
  type JobDepartment as Department,
  type JobStatus as Status,
  type PayUnit as Unit,
} from '@brokerage/domain/careers/jobs';
import { Field, ID, ObjectType } from 'type-graphql';
import { inputTypeOf, outputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { describeEnum, describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

export const JobDepartment = describedEnum('JobDepartment', 'The part of the house that hires.', {
  ADVICE: 'Advises clients and finds their lenders',
  UNDERWRITING: 'Prepares files for lenders',
  OPERATIONS: 'Keeps the office running',
  TECHNOLOGY: 'Builds and runs our systems',
  CLIENT_CARE: 'Answers clients and stays in touch',
} satisfies Record<Department, string>);
export const EmploymentType = describedEnum('EmploymentType', 'How somebody is employed.', {
  FULL_TIME: 'A whole working week',
  PART_TIME: 'Less than a whole working week',
  CONTRACTOR: 'Self-employed, paid by commission',
  TEMPORARY: 'For a limited time',
  INTERN: 'While still learning the work',
} satisfies Record<Employment, string>);
export const JobStatus = describedEnum('JobStatus', 'Where a job stands.', JOB_STATUSES);
export const PayUnit = enumOf(PAY_UNITS);
describeEnum(PayUnit, {
  name: 'PayUnit',
  description: 'What the pay is counted by.',
  meanings: {
    HOUR: 'For each hour worked',
    YEAR: 'For a whole year',
  },
});

export const CareerApplicationInput = inputTypeOf(CAREER_FORM, {
  name: 'CareerApplicationInput',
  description: 'Who applies for a job. The résumé is an argument of its own.',
  meanings: {
    coverLetter: 'Why the person wants the job, in their own words',
    licenceNumber: 'As the regulator writes it',
    licensed: 'Whether the person has a mortgage licence',
  },
});
export type CareerApplicationInput = Input;

const Answers = outputTypeOf(JOB_FORM, {
  name: 'JobAnswers',
  enums: { department: JobDepartment, employmentType: EmploymentType, payUnit: PayUnit },
});

@ObjectType('Job', { description: 'A job that can be applied for, or that was filled.', simpleResolvers: true })
export class PublicJob extends Answers {
  @Field(() => ID)
  id: string;

  declare department: Department;
  declare employmentType: Employment;
  declare payUnit: Unit | null;

  @Field(() => Boolean, { description: 'Can be done from home; with a province, from home there' })
  remote: boolean;

  @Field(() => Boolean)
  licenceRequired: boolean;

  @Field(() => JobStatus)
  status: Status;

  @Field(() => DateTime, { nullable: true })
  postedAt: Date | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day on which people can apply, in Toronto' })
  closesOn: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An application for a job, as it was received.' })
export class SentCareerApplication {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class ApplyForJobPayload extends Payload {
  @Field(() => SentCareerApplication, { nullable: true, simple: true })
  application?: SentCareerApplication | null;
}

@ObjectType()
export class AnswerJobApplicationPayload extends Payload {}
