import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('ADMIN')
@ObjectType('EnquiryTask', { description: 'Something to do for an enquiry, by a day.' })
export class EnquiryTaskView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => ID, { simple: true })
  enquiryId: string;

  @Field(() => String, { simple: true, description: 'Whose enquiry it is' })
  fullName: string;

  @Field(() => String, { simple: true })
  text: string;

  @Field(() => CalendarDate, { simple: true, description: 'The day by which it is due, in Toronto' })
  dueOn: string;

  @Field(() => ID, { nullable: true, simple: true, description: 'Who does it; null: they have left' })
  assigneeId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Their name' })
  assignee: string | null;

  @Field(() => DateTime, { nullable: true, simple: true, description: 'When it was done; null: it is open' })
  doneAt: Date | null;
}

@InputType({ description: 'A task for somebody of the office, with its day.' })
export class AddEnquiryTaskInput {
  @Field(() => ID)
  enquiryId: string;

  @Field(() => String, { description: 'Up to 300 characters' })
  text: string;

  @Field(() => CalendarDate, { description: 'The day by which it is to be done, in Toronto' })
  dueOn: string;

  @Field(() => ID, { nullable: true, description: 'Left out, it is yours' })
  assigneeId?: string | null;
}

@ObjectType()
export class EnquiryTaskPayload extends Payload {
  @Field(() => EnquiryTaskView, { nullable: true, simple: true })
  task?: EnquiryTaskView;
}
