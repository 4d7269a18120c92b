import { Field, ObjectType } from 'type-graphql';
import { CalendarDate, Percent } from '../../graphql/scalars.js';

@ObjectType({ description: 'What a rate was from a day on.', simpleResolvers: true })
export class RatePoint {
  @Field(() => CalendarDate)
  on: string;

  @Field(() => Percent, { description: 'Percent a year' })
  rate: number;
}

@ObjectType({ description: "The lenders' rates at the end of a day.", simpleResolvers: true })
export class TrendPoint {
  @Field(() => CalendarDate)
  on: string;

  @Field(() => Percent, { description: 'The lowest rate of any lender, percent a year' })
  best: number;

  @Field(() => Percent, { description: "The average of each lender's lowest rate, percent a year" })
  average: number;
}
