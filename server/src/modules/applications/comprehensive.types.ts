import type { ApplicationStatus as Status } from '@brokerage/domain/application/application-status';
import { Field, ID, ObjectType } from 'type-graphql';
import { Payload } from '../../kernel/user-error.types.js';

@ObjectType({ simpleResolvers: true, description: 'A comprehensive application, as it was received.' })
export class SubmittedComprehensiveApplication {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'MB-, the year and eight characters. Applicants quote it when they call.' })
  applicationNumber: string;

  @Field(() => String, { description: 'As REST writes it: submitted' })
  status: Status;

  @Field(() => [String], {
    description: 'The places that were left out because another answer rules them out, such as property.condoFee.',
  })
  removed: string[];
}

@ObjectType()
export class SubmitComprehensiveApplicationPayload extends Payload {
  @Field(() => SubmittedComprehensiveApplication, { nullable: true, simple: true })
  application?: SubmittedComprehensiveApplication;
}
