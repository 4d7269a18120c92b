import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Percent } from '../../graphql/scalars.js';
import { RateInsurance, RatePurpose, RateType } from './rate.entity.js';

/** Names are those of GraphQL. */
export const RateOfferSort = { RATE: 'rate', PAYMENT: 'payment', LENDER: 'lender' } as const;
export type RateOfferSort = (typeof RateOfferSort)[keyof typeof RateOfferSort];
registerEnumType(RateOfferSort, {
  name: 'RateOfferSort',
  description:
    'PAYMENT: by what is paid for the same mortgage; a variable rate compounds monthly and so costs a little more.',
});

@InputType({ description: 'Left out: any.' })
export class RateOfferFilter {
  @Field(() => [ID], { nullable: true, description: 'Only these, at most 10' })
  ids?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Years' })
  term?: number | null;

  @Field(() => RateType, { nullable: true })
  type?: RateType | null;

  @Field(() => RatePurpose, { nullable: true, description: 'Also rates for any purpose' })
  purpose?: RatePurpose | null;

  @Field(() => RateInsurance, { nullable: true, description: 'Also rates for any insurance' })
  insurance?: RateInsurance | null;

  @Field(() => String, { nullable: true, description: 'Two letters; also rates for everywhere' })
  province?: string | null;
}

@ObjectType({ description: 'A rate with the lender who offers it.', simpleResolvers: true })
export class RateOffer {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  bankId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => String, { description: 'What kind of lender it is, in words a visitor knows' })
  bankKind: string;

  @Field(() => String)
  logoUrl: string;

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

  @Field(() => DateTime)
  updatedAt: Date | string;
}

@ObjectType({ simpleResolvers: true })
export class RateOfferPage {
  @Field(() => [RateOffer])
  items: RateOffer[];

  @Field(() => Int)
  totalItems: number;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  limit: number;

  @Field(() => [Float], { description: 'Every term that any lender offers, whatever the filter; years' })
  terms: number[];

  @Field(() => Int, { description: 'Lenders with a rate that matches' })
  lenders: number;
}

@ObjectType({ description: 'The lowest rate of any lender for a term and type.', simpleResolvers: true })
export class BestRate {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent, { description: 'Percent a year' })
  rate: number;

  @Field(() => Int, { description: 'How many lenders offer this term and type' })
  lenders: number;
}
