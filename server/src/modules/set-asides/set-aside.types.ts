import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';

@Auth('ADMIN')
@ObjectType('SetAside', {
  description: 'A row that background work could not handle. The other rows went on without it.',
})
export class SetAsideView {
  @Field(() => String, { simple: true, description: 'What was being done. Example: reminders of calls' })
  work: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The id of the row. Null for what has none, such as events of visits',
  })
  rowId: string | null;

  @Field(() => String, { simple: true, description: 'The code or the kind of the error. Example: 22P02' })
  code: string;

  @Field(() => Int, { simple: true, description: 'How often, or how many rows where they have no id' })
  times: number;

  @Field(() => DateTime, { simple: true, description: 'When it was set aside for the first time' })
  firstAt: Date;

  @Field(() => DateTime, { simple: true, description: 'When it was set aside last, the latest of its times' })
  lastAt: Date;
}
