import { AGENT_FORM } from '@brokerage/domain/agents/agent-form';
import { optionalFields, type InputOf } from '@brokerage/domain/forms/fields';
import { Field, ID, InputType, Int, type ClassType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate } from '../../graphql/scalars.js';

@InputType({ description: 'A licence in one province and when it runs out.' })
export class AgentLicenceInput {
  @Field(() => String, { description: 'Two letters, such as ON' })
  province: string;

  @Field(() => String, { description: 'As the regulator writes it' })
  number: string;

  @Field(() => CalendarDate, { nullable: true, description: 'Left out: it does not run out' })
  expiresOn?: string | null;
}

@InputType({ description: 'Something with a few words beside it, such as a speciality.' })
export class NamedNoteInput {
  @Field(() => String, { description: 'What it is called' })
  name: string;

  @Field(() => String, { nullable: true, description: 'A few words about it' })
  note?: string | null;
}

@InputType({ description: 'What a client wrote, and where.' })
export class AgentReviewInput {
  @Field(() => String, { description: 'The client, as they want to be named' })
  author: string;

  @Field(() => Int, { description: 'Stars, 1 to 5' })
  rating: number;

  @Field(() => String, { description: 'The client’s own words' })
  text: string;

  @Field(() => String, { description: 'Where it was written' })
  source: string;

  @Field(() => CalendarDate, { description: 'The day it was written' })
  date: string;
}

@InputType({ description: 'An opening of each week, on the clock of the agent.' })
export class AgentHoursInput {
  @Field(() => Int, { description: '1 is Monday' })
  weekday: number;

  @Field(() => String, { description: 'Such as 09:00' })
  starts: string;

  @Field(() => String, { description: 'Such as 17:00' })
  ends: string;
}

@InputType({ description: 'Days on which the agent takes no calls.' })
export class AgentAwayInput {
  @Field(() => CalendarDate, { description: 'The first day' })
  from: string;

  @Field(() => CalendarDate, { description: 'The last day, which counts too' })
  to: string;
}

interface Lists {
  licences?: AgentLicenceInput[] | null;
  languages?: string[] | null;
  specialities?: NamedNoteInput[] | null;
  serviceAreas?: NamedNoteInput[] | null;
  reviews?: AgentReviewInput[] | null;
  hours?: AgentHoursInput[] | null;
  away?: AgentAwayInput[] | null;
  focusX?: number | null;
  focusY?: number | null;
  active?: boolean | null;
  userId?: string | null;
}
/** What a new agent needs is asked by the rules, because a change may leave it out. */
const CHANGE = optionalFields(AGENT_FORM);
export type AgentInput = InputOf<typeof CHANGE> & Lists;

export const AgentInput = inputTypeOf(CHANGE, {
  name: 'AgentInput',
  description: 'What is left out stays as it is. An empty text clears an answer.',
  parts: { social: { name: 'AgentSocialInput', description: 'Addresses that begin with https://.' } },
}) as ClassType<AgentInput & object>;

const add = (name: keyof Lists, type: Parameters<typeof Field>[0], description?: string): void => {
  Field(type, { nullable: true, description })(AgentInput.prototype as object, name);
};
add('licences', () => [AgentLicenceInput], 'Each province once; the first one’s holidays count');
add('languages', () => [String], 'Those they advise in, in English');
add('specialities', () => [NamedNoteInput]);
add('serviceAreas', () => [NamedNoteInput]);
add('reviews', () => [AgentReviewInput]);
add('hours', () => [AgentHoursInput], 'None: the hours of the office');
add('away', () => [AgentAwayInput], 'Whole days on which nobody can book them. Calls that are booked stay');
add('focusX', () => Int, 'Percent of the photo from the left');
add('focusY', () => Int, 'Percent of the photo from the top');
add('active', () => Boolean, 'Visitors see them. A new agent starts hidden');
add('userId', () => ID, 'Their account; an empty text takes it away');
