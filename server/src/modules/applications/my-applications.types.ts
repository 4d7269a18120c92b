import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';

@ObjectType({ description: 'A step of an application, in words for the applicant.', simpleResolvers: true })
export class ApplicationStep {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  status: string;

  @Field(() => String)
  label: string;

  @Field(() => DateTime)
  at: Date | string;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('MyApplication', { description: 'One’s own application.' })
export class MyApplicationView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  applicationNumber: string;

  @Field(() => String, { simple: true, description: "'basic' or 'comprehensive'" })
  kind: string;

  @Field(() => String, { simple: true, description: "'new_purchase' and the like" })
  mortgageType: string;

  @Field(() => String, { simple: true })
  status: string;

  @Field(() => String, { simple: true, description: 'The status in words for the applicant' })
  statusLabel: string;

  @Field(() => DateTime, { simple: true })
  submittedAt: Date | string;

  @Field(() => DateTime, { simple: true })
  updatedAt: Date | string;

  @Field(() => [ApplicationStep], { simple: true, description: 'Oldest first' })
  timeline: ApplicationStep[];
}

@Auth('ACCOUNT_HOLDER')
@ObjectType()
export class MyApplicationPage {
  @Field(() => [MyApplicationView], { simple: true })
  items: MyApplicationView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}
