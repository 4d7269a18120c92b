import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../graphql/scalars.js';
import { pageOf } from '../../../kernel/paging.types.js';
import { RateInsurance, RatePurpose, RateType } from '../rate.entity.js';
import { OfferedRate, PublicRate, ShownRate } from '../rate-facts.types.js';
import { describeEnum } from '../../../kernel/described-enum.js';
import { RateCost } from './rate-cost.types.js';

/** Names are those of GraphQL. */
export const RateOfferSort = { RATE: 'rate', PAYMENT: 'payment', LENDER: 'lender', COST: 'cost' } as const;
export type RateOfferSort = (typeof RateOfferSort)[keyof typeof RateOfferSort];
describeEnum(RateOfferSort, {
  name: 'RateOfferSort',
  description:
    'PAYMENT: by the monthly payment on the same mortgage. A rate that compounds monthly costs a little more. COST needs `kept`.',
  meanings: {
    RATE: 'By the rate, then the name',
    PAYMENT: 'By the monthly payment on the same mortgage',
    LENDER: 'By the name of the lender',
    COST: 'By what it costs until the mortgage is paid out; what is not known comes last',
  },
});

@InputType({ description: 'Fields you leave out match everything.' })
export class RateOfferFilter {
  @Field(() => [ID], { nullable: true, description: 'Only these rates, up to 10' })
  ids?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'Years' })
  term?: number | null;

  @Field(() => RateType, { nullable: true })
  type?: RateType | null;

  @Field(() => RatePurpose, { nullable: true, description: 'Includes rates for any purpose' })
  purpose?: RatePurpose | null;

  @Field(() => RateInsurance, { nullable: true, description: 'Includes rates for any insurance class' })
  insurance?: RateInsurance | null;

  @Field(() => String, { nullable: true, description: 'Two letters. Includes rates offered everywhere.' })
  province?: string | null;

  @Field(() => String, { nullable: true, description: 'A part of the lender’s name' })
  lender?: string | null;
}

@ObjectType({ description: 'A rate with the lender who offers it.', simpleResolvers: true })
export class RateOffer extends PublicRate {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  bankId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => String, { description: 'The kind of lender, such as Credit union' })
  bankKind: string;

  @Field(() => String)
  logoUrl: string;

  @Field(() => DateTime)
  updatedAt: Date | string;

  @Field(() => RateCost, { nullable: true, description: 'On the mortgage that was named; null where none was' })
  cost?: RateCost | null;
}

@ObjectType({ simpleResolvers: true })
export class RateOfferPage extends pageOf(RateOffer) {
  @Field(() => [Float], { description: 'Every term offered, whatever the filter; years' })
  terms: number[];

  @Field(() => Int, { description: 'Number of lenders with a matching rate' })
  lenders: number;
}

@ObjectType({ description: 'A published rate for a kind of mortgage, with its lender.', simpleResolvers: true })
export class StartRate extends OfferedRate {
  @Field(() => ID, { description: 'The rate’s own id' })
  id: string;

  @Field(() => String)
  bankName: string;

  @Field(() => DateTime, { description: 'When this rate was last published' })
  updatedAt: Date | string;
}

@InputType({ description: 'A kind of mortgage. ANY is no kind: name the purpose and the insurance.' })
export class StartRateInput {
  @Field(() => RatePurpose)
  purpose: RatePurpose;

  @Field(() => RateInsurance)
  insurance: RateInsurance;

  @Field(() => String, { nullable: true, description: 'Two letters' })
  province?: string | null;

  @Field(() => Float, { nullable: true, defaultValue: 5, description: 'Years; the closest term is taken' })
  term?: number | null;
}

@ObjectType({ description: 'The lowest rate for a term and type.', simpleResolvers: true })
export class BestRate extends ShownRate {
  @Field(() => String, { description: 'Who lends at it; of several one with the lowest fees' })
  bankName: string;

  @Field(() => DateTime, { description: 'When it last changed' })
  updatedAt: Date | string;

  @Field(() => Int, { description: 'Number of lenders offering this term and type' })
  lenders: number;
}

@ObjectType({ description: 'How many rates an account shows.', simpleResolvers: true })
export class RateCounts {
  @Field(() => Int, { description: 'Published rates, including those for people with an account' })
  rates: number;

  @Field(() => Int, { description: 'Lenders with at least one of these rates' })
  lenders: number;
}
