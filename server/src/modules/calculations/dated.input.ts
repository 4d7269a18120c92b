import { Field, InputType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.js';

/** What is calculated by the rules of a day. */
@InputType()
export abstract class DatedInput {
  @Field(() => CalendarDate, { nullable: true, description: 'The day of the rules where it is left out' })
  date?: string | null;
}
