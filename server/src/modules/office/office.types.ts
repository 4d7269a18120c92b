import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate } from '../../graphql/scalars.js';

@Auth('ADMIN')
@ObjectType({ description: 'What waits for the office, in numbers.' })
export class OfficeCounts {
  @Field(() => Int, { simple: true, description: 'Enquiries without a first response' })
  waiting: number;

  @Field(() => Int, { simple: true, description: 'Those of them whose 24 hours are over' })
  overdue: number;

  @Field(() => Int, { simple: true, description: 'Those of them whose 24 hours end within the next four' })
  dueSoon: number;

  @Field(() => Int, { simple: true, description: 'Applications that are neither converted nor closed' })
  openApplications: number;

  @Field(() => Int, { simple: true, description: 'Enquiries that came in today (America/Toronto)' })
  today: number;

  @Field(() => Int, { simple: true, description: 'E-mails that could not be sent' })
  failedMail: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'How many enquiries came in on a day.' })
export class EnquiryDay {
  @Field(() => CalendarDate, { simple: true, description: 'In America/Toronto' })
  on: string;

  @Field(() => Int, { simple: true })
  enquiries: number;
}
