import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Payload } from '../user-error.types.js';

@InputType({ description: 'What the chat asked. A choice is one of those it offers, word for word.' })
export class ChatLeadInput {
  @Field(() => String)
  fullName: string;

  @Field(() => String, { description: 'A Canadian number in any usual notation' })
  phone: string;

  @Field(() => String, { description: 'New Purchase, Refinance, Renewal, Equity Takeout or Other' })
  serviceType: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { nullable: true, description: 'New Purchase alone: 5%, 10%, 15% or 20% or more' })
  downPayment?: string | null;

  @Field(() => String, { nullable: true, description: 'Under $300K, $300K-$500K, $500K-$1M or $1M+' })
  propertyValue?: string | null;

  @Field(() => String, { nullable: true, description: 'Under $200K, $200K - $500K, $500K - $1M or $1M+' })
  mortgageAmount?: string | null;

  @Field(() => String, { nullable: true, description: 'At least 5 characters where the service is Other' })
  additionalComments?: string | null;
}

@ObjectType({ simpleResolvers: true })
export class SubmittedLead {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class SubmitChatLeadPayload extends Payload {
  @Field(() => SubmittedLead, { nullable: true, simple: true })
  lead?: SubmittedLead;
}
