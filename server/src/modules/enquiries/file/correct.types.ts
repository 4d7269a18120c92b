import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ChangeEnquiryPayload } from '../work/work.types.js';

@InputType({ description: 'What is left out stays.' })
export class CorrectEnquiryContactInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A North American number' })
  phone?: string | null;

  @Field(() => Int, { nullable: true })
  expectedVersion?: number | null;
}

@ObjectType()
export class CorrectEnquiryContactPayload extends ChangeEnquiryPayload {
  @Field(() => String, { nullable: true, simple: true, description: 'The full number as it is now' })
  phone?: string | null;
}
