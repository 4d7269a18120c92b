import type { CostUnknown as Unknown } from '@brokerage/domain/rates/ranking';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Money, Percent } from '../../../graphql/scalars.js';
import { describedEnum } from '../../../kernel/described-enum.js';

export const CostUnknown = describedEnum<Unknown>(
  'CostUnknown',
  'Why a cost is not told. What is not known never counts as nothing.',
  {
    TERM: 'The rate ends before the month that was asked for',
    PENALTY: 'Nobody told us how its lender charges',
    POSTED_RATE: 'Its lender compares with posted rates that we do not have',
    COMPARISON_RATE: 'Its lender publishes no rate for about the months that are left',
    FEES: 'Nobody told us what it takes to get it',
  },
);

/** Dollars, by `costOfLeaving` of the domain. */
@ObjectType({
  description: 'What a rate costs whoever pays the mortgage out after some months, with rates as they are today.',
  simpleResolvers: true,
})
export class RateCost {
  @Field(() => Int, { description: 'The months that are counted; fewer where the term ends before' })
  months: number;

  @Field(() => Money, { description: 'Each month' })
  payment: number;

  @Field(() => Money, { description: 'All that is paid until then' })
  interest: number;

  @Field(() => Money, {
    nullable: true,
    description: 'What lender and broker charge on a mortgage of $500,000; null: not known',
  })
  fees: number | null;

  @Field(() => Money, { nullable: true, description: 'For leaving before the term ends; null: not known' })
  penalty: number | null;

  @Field(() => Boolean, {
    description: "Whether the penalty is the interest rate differential; otherwise it is three months' interest",
  })
  isDifferential: boolean;

  @Field(() => Percent, { nullable: true, description: 'What the lender compares the rate with; null where with none' })
  comparisonRatePct: number | null;

  @Field(() => Money, { nullable: true, description: 'Interest, fees and penalty; null where one is not known' })
  total: number | null;

  @Field(() => CostUnknown, { nullable: true, description: 'Why there is no total' })
  unknown: Unknown | null;

  @Field(() => Boolean, { description: 'Costs the least of two or more that could be worked out' })
  isCheapest: boolean;
}

@InputType({ description: 'A mortgage, and when it is paid out: what rates cost is compared on it.' })
export class KeptMortgageInput {
  @Field(() => Money, { description: 'What is borrowed, with the insurance premium' })
  amount: string;

  @Field(() => Int, { nullable: true, defaultValue: 25, description: 'Years until it is paid off, up to 40' })
  amortizationYears?: number | null;

  @Field(() => Int, { description: 'After how many months it is paid out, 1 to 120' })
  months: number;
}
