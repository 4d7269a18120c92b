import { Field, ObjectType } from 'type-graphql';
import { CalendarDate, Percent } from '../../../graphql/scalars.js';

@ObjectType({ description: 'A rate and the day it took effect.', simpleResolvers: true })
export class RatePoint {
  @Field(() => CalendarDate, { description: 'In America/Toronto' })
  on: string;

  @Field(() => Percent, { description: 'Percent per year' })
  rate: number;
}

@ObjectType({ description: 'Rates at the end of a day.', simpleResolvers: true })
export class TrendPoint {
  @Field(() => CalendarDate, { description: 'In America/Toronto' })
  on: string;

  @Field(() => Percent, { description: 'The lowest rate, percent per year' })
  best: number;

  @Field(() => Percent, { description: "The average of each lender's lowest rate, percent per year" })
  average: number;
}
