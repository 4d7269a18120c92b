import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';

@Auth('ADMIN')
@ObjectType({ description: 'How long a file is kept.' })
export class FileRetention {
  @Field(() => DateTime, { simple: true, description: 'When it is deleted, if nothing more happens to it' })
  keptUntil: Date;

  @Field(() => CalendarDate, {
    nullable: true,
    simple: true,
    description: 'The day the term of the funded mortgage ends; null: not funded, or not recorded',
  })
  termEndsOn: string | null;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'Since when it is under a legal hold, which keeps it until the hold ends; null: it is not',
  })
  heldAt: Date | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Why it stays although its person asks for its erasure, in words; null: it may be erased',
  })
  keptBecause: string | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'What a schedule that deletes old records last did, by the audit log.' })
export class RetentionRun {
  @Field(() => String, { simple: true, description: 'The name of the schedule' })
  schedule: string;

  @Field(() => DateTime, {
    nullable: true,
    simple: true,
    description: 'When it last deleted something; null: nothing was past its period yet',
  })
  lastAt: Date | null;

  @Field(() => Int, { simple: true, description: 'How many it deleted on that day in Toronto' })
  removed: number;
}

@ObjectType()
export class HoldFilePayload extends Payload {
  @Field(() => FileRetention, { nullable: true, simple: true })
  retention?: FileRetention | null;
}

@ObjectType()
export class EraseFilePayload extends Payload {
  @Field(() => ID, { nullable: true, simple: true, description: 'The file that is gone' })
  erasedId?: string;
}
