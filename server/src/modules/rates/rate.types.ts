import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Percent } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import { RateInsurance, RatePurpose, RateType } from './rate.entity.js';

registerEnumType(RateType, { name: 'RateType', description: 'Whether the rate stays for the term or follows prime.' });
registerEnumType(RatePurpose, {
  name: 'RatePurpose',
  description: 'What the mortgage is for; ANY: it does not matter.',
});
registerEnumType(RateInsurance, {
  name: 'RateInsurance',
  description: 'How the mortgage stands to default insurance; ANY: it does not matter.',
});

@ObjectType('Rate', { description: "One of a lender's rates.", simpleResolvers: true })
export class RateView {
  @Field(() => ID)
  id: string;

  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent, { description: 'Percent a year' })
  rate: number;

  @Field(() => Percent, { nullable: true, description: 'Percent a year with the fees in it, where it is known' })
  apr: number | null;

  @Field(() => RatePurpose)
  purpose: RatePurpose;

  @Field(() => RateInsurance)
  insurance: RateInsurance;

  @Field(() => String, { nullable: true, description: 'Two letters; null: everywhere' })
  province: string | null;

  @Field(() => String, { nullable: true, description: 'Conditions in words' })
  notes: string | null;

  @Field(() => Int, { description: 'Goes up with each change; send it back as expectedVersion' })
  version: number;

  @Field(() => DateTime)
  updatedAt: Date | string;
}

@ObjectType('Bank', { description: 'A lender as a rate card.' })
export class BankView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => String, { simple: true })
  name: string;

  @Field(() => String, { simple: true, description: 'The name as a part of addresses' })
  slug: string;

  @Field(() => String, {
    simple: true,
    description:
      'What kind of lender it is, in words a visitor knows: Chartered bank, Credit union, Trust company, Monoline lender, Private lender',
  })
  kind: string;

  @Field(() => String, {
    simple: true,
    description: 'Address of the logo picture: uploaded, or a monogram drawn from the name',
  })
  logoUrl: string;

  @Field(() => Int, { simple: true, description: 'Place among lenders that are equally cheap' })
  position: number;

  @Field(() => DateTime, { simple: true, description: 'When any of its rates last changed' })
  updatedAt: Date | string;

  /** All of them, cheapest first; the field of this name takes as many as are asked for. */
  rates: RateView[];
}

@ObjectType({ description: 'A change of a rate, for the office.', simpleResolvers: true })
export class RateHistoryEntry {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  rateId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => Percent, { nullable: true, description: 'null: this change made the rate' })
  oldRate: number | null;

  @Field(() => Percent, { nullable: true, description: 'null: this change removed the rate' })
  newRate: number | null;

  @Field(() => String, { nullable: true, description: 'null: the system, or a person who is gone' })
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
