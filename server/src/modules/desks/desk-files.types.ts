import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import type { MortgageTypeName } from '@brokerage/domain/application/applications';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { MortgageType } from '../../kernel/mortgage-type.enum.js';
import { ApplicationKind, ApplicationStatus } from '../applications/public.js';

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'An application on your desk.', simpleResolvers: true })
export class MyFile {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  applicationNumber: string;

  @Field(() => ApplicationKind)
  kind: ApplicationKind;

  @Field(() => MortgageType)
  mortgageType: MortgageTypeName;

  @Field(() => ApplicationStatus)
  status: Status;

  @Field(() => String, { description: 'The status in the applicant’s words.' })
  statusLabel: string;

  @Field(() => DateTime, { description: 'When it was sent' })
  submittedAt: Date | string;

  @Field(() => String, { description: 'Of the applicant' })
  fullName: string;

  @Field(() => ID, { description: 'Its enquiry on your desk' })
  leadId: string;

  @Field(() => Int, { description: 'How many documents the applicant still has to send' })
  papersToSend: number;
}
