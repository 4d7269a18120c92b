import type { Compounding as Period } from '@brokerage/domain/mortgage/periodic-rate';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { CalendarDate, Money, Percent } from '../../graphql/scalars.js';
import { Compounding } from './compounding.enum.js';
import { RateInsurance, RatePurpose, RateType, RateVisibility } from './rate.entity.js';
import { describeEnum } from '../../kernel/described-enum.js';

describeEnum(RateType, {
  name: 'RateType',
  description: 'Whether the rate is fixed for the term or follows prime.',
  meanings: {
    FIXED: 'The same until the term ends',
    VARIABLE: 'Goes up and down with the prime rate',
  },
});
describeEnum(RatePurpose, {
  name: 'RatePurpose',
  description: 'What the mortgage is for. ANY: all purposes.',
  meanings: {
    ANY: 'Every one of these',
    PURCHASE: 'To buy a home',
    RENEWAL: 'To go on at the end of a term',
    REFINANCE: 'To borrow more on a home',
  },
});
describeEnum(RateInsurance, {
  name: 'RateInsurance',
  description: 'The default insurance class. ANY: all classes.',
  meanings: {
    ANY: 'Every one of these',
    INSURED: 'The buyer pays for default insurance',
    INSURABLE: 'The lender may insure it',
    UNINSURED: 'Nobody insures it',
  },
});
describeEnum(RateVisibility, {
  name: 'RateVisibility',
  description: 'Who can see a rate. HIDDEN: staff only.',
  meanings: {
    EVERYONE: 'All visitors',
    SIGNED_IN: 'People with an account',
    HIDDEN: 'Staff alone',
  },
});

/** What every rate has that is shown anywhere. Its APR is added by rate-apr.resolver.ts. */
@ObjectType({ simpleResolvers: true })
export abstract class ShownRate {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Compounding)
  compounding: Period;

  @Field(() => Percent, { description: 'Percent per year' })
  rate: number;

  @Field(() => Money, {
    nullable: true,
    description: 'What lender and broker charge on the example mortgage of $500,000; null: not known',
  })
  fees: number | null;

  @Field(() => RateInsurance)
  insurance: RateInsurance;
}

/** A rate with whom it is for. */
@ObjectType({ simpleResolvers: true })
export abstract class OfferedRate extends ShownRate {
  @Field(() => RatePurpose)
  purpose: RatePurpose;

  @Field(() => String, { nullable: true, description: 'Two letters; null: offered everywhere' })
  province: string | null;
}

/** All that visitors are told of a rate. */
@ObjectType({ simpleResolvers: true })
export abstract class PublicRate extends OfferedRate {
  @Field(() => String, { nullable: true, description: 'Conditions, in words' })
  notes: string | null;
}

/** Percents and years have few decimals, so JSON keeps them exactly. */
@ObjectType({ description: 'The values of a rate.', simpleResolvers: true })
export class RateFacts extends PublicRate {
  @Field(() => RateVisibility)
  visibility: RateVisibility;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day visitors see it' })
  endsOn: string | null;
}

/** A change: what is left out stays as it is. */
@InputType()
export abstract class PublicRateInput {
  @Field(() => Float, { nullable: true, description: 'Years, 0.5 to 10' })
  term?: number | null;

  @Field(() => RateType, { nullable: true })
  type?: RateType | null;

  @Field(() => Compounding, { nullable: true, description: 'A new rate without it gets the usual one for its type' })
  compounding?: Period | null;

  @Field(() => Percent, { nullable: true, description: 'Percent per year' })
  rate?: number | null;

  @Field(() => Money, { nullable: true, description: 'What lender and broker charge on a mortgage of $500,000' })
  fees?: string | null;

  @Field(() => Percent, {
    nullable: true,
    description: 'In place of fees: they become what explains this APR. Not below the rate; null clears the fees',
  })
  apr?: number | null;

  @Field(() => RatePurpose, { nullable: true })
  purpose?: RatePurpose | null;

  @Field(() => RateInsurance, { nullable: true })
  insurance?: RateInsurance | null;

  @Field(() => String, { nullable: true, description: 'Two letters; null: offered everywhere' })
  province?: string | null;

  @Field(() => String, { nullable: true, description: 'Conditions, in words' })
  notes?: string | null;
}
