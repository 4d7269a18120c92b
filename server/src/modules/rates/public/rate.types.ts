import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Percent } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';
import { PublicRate } from '../rate-facts.types.js';

@ObjectType('Rate', { description: "One of a lender's rates.", simpleResolvers: true })
export class RateView extends PublicRate {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;

  @Field(() => DateTime)
  updatedAt: Date | string;
}

@ObjectType('Bank', { description: 'A lender and its rates.' })
export class BankView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true, description: 'The name as it appears in addresses' })
  slug: string;

  @Field(() => String, {
    simple: true,
    description: 'Chartered bank, Credit union, Trust company, Monoline lender or Private lender',
  })
  kind: string;

  @Field(() => String, {
    simple: true,
    description: 'Address of the logo: an uploaded picture, or a monogram drawn from the name',
  })
  logoUrl: string;

  @Field(() => Int, { simple: true, description: 'Breaks ties between lenders with the same best rate; lowest first' })
  position: number;

  @Field(() => DateTime, { simple: true, description: 'When any of its rates last changed' })
  updatedAt: Date | string;

  /** All of them, lowest first. The field of this name returns as many as were asked for. */
  rates: RateView[];
}

@ObjectType({ description: 'A change to a published rate.', simpleResolvers: true })
export class RateHistoryEntry {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  rateId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => Percent, { nullable: true, description: 'null: this change created the rate' })
  oldRate: number | null;

  @Field(() => Percent, { nullable: true, description: 'null: this change removed the rate' })
  newRate: number | null;

  @Field(() => String, { nullable: true, description: 'null: the system, or a former user' })
  actorName: string | null;

  @Field(() => DateTime)
  at: Date | string;
}

@ObjectType()
export class UpdateRatePayload extends Payload {
  @Field(() => RateView, { nullable: true, simple: true })
  rate?: RateView;
}

@ObjectType()
export class DeleteRatePayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true })
  deletedId?: string;
}
