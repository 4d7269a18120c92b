import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';

@Auth('ADMIN')
@ObjectType({ description: 'What the office has to do, in numbers.' })
export class OfficeCounts {
  @Field(() => Int, { simple: true, description: 'Enquiries without a first response' })
  waiting: number;

  @Field(() => Int, { simple: true, description: 'Of those, past their 24 hours' })
  overdue: number;

  @Field(() => Int, { simple: true, description: 'Of those, due within 4 hours' })
  dueSoon: number;

  @Field(() => Int, { simple: true, description: 'Applications that the office is not done with' })
  openApplications: number;

  @Field(() => Int, { simple: true, description: 'Enquiries that came in today (America/Toronto)' })
  today: number;

  @Field(() => Int, { simple: true, description: 'Emails that could not be sent' })
  failedMail: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'The number of enquiries on a day.' })
export class EnquiryDay {
  @Field(() => CalendarDate, { simple: true, description: 'In America/Toronto' })
  on: string;

  @Field(() => Int, { simple: true, description: 'How many came in' })
  enquiries: number;
}
