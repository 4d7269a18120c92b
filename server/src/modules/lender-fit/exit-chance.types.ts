import type { ExitChance } from '@brokerage/domain/lender-fit/exit-chances';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';

@InputType({ description: 'A month after which somebody may leave, and how likely it is.' })
export class ExitChanceInput implements ExitChance {
  @Field(() => Int, { description: '24 to 60' })
  month: number;

  @Field(() => Int, { description: 'Whole percent; all months together 100' })
  pct: number;
}

@ObjectType({ description: 'What a mortgage costs to one of several months.', simpleResolvers: true })
export class WeighedMonth {
  @Field(() => Int, { description: 'Counted from when the mortgage begins' })
  month: number;

  @Field(() => Int, { description: 'How likely it is, in percent' })
  pct: number;

  @Field(() => Money, { nullable: true, description: 'All of it to that month; null where a part is not known' })
  total: number | null;

  @Field(() => Int, { nullable: true, description: 'From 1, by the cost to this month; null where it does not fit' })
  place: number | null;
}

@ObjectType({ description: 'What a mortgage costs on average over the months.', simpleResolvers: true })
export class WeighedCost {
  @Field(() => Money, {
    nullable: true,
    description: 'Each month’s total by how likely it is; null where one is not known',
  })
  total: number | null;

  @Field(() => [WeighedMonth], { description: 'In the order they were named' })
  months: readonly WeighedMonth[];
}
