import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime, JsonObject } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';

@Auth('ADMIN')
@ObjectType('AuditEvent', {
  description: 'One action by one person. Readers put the sentence together from the action, the names and the values.',
})
export class AuditEventView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => DateTime, { simple: true })
  at: Date;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'The account that did it; null: the person has left, or the system did it',
  })
  actorId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'null: the person has left, or the system did it' })
  actorName: string | null;

  @Field(() => String, { simple: true, description: "noun.verb: 'user.suspend'" })
  action: string;

  @Field(() => String, { simple: true, description: 'What kind of thing that is: user, application, bank' })
  subjectType: string;

  @Field(() => ID, { nullable: true, simple: true, description: 'What it was done to' })
  subjectId: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The name of the person, applicant or lender, or the title of the post, if it is still known',
  })
  subjectName: string | null;

  @Field(() => JsonObject, { nullable: true, simple: true, description: 'Personal values are masked' })
  before: Record<string, unknown> | null;

  @Field(() => JsonObject, { nullable: true, simple: true, description: 'Personal values are masked' })
  after: Record<string, unknown> | null;

  @Field(() => String, { nullable: true, simple: true, description: 'IP address' })
  ip: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'The X-Request-Id of the reply to that request' })
  requestId: string | null;
}

@Auth('ADMIN')
@ObjectType()
export class AuditEventPage extends pageOf(AuditEventView) {
  @Field(() => Boolean, { simple: true, description: 'There are more than were counted' })
  isTotalCapped: boolean;
}

export type AuditKindName = 'CHANGES' | 'VIEWS';
export const AuditKind = describedEnum('AuditKind', 'What somebody did, or what they only looked at.', {
  CHANGES: 'Everything that changed something, and what was exported or downloaded',
  VIEWS: 'Lists and files that were opened, and searches',
});

@InputType({ description: 'Fields you leave out match everything.' })
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Part of the name or email of the person who did it' })
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A whole action such as 'user.suspend', or 'user' for all actions on people",
  })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this record' })
  subjectId?: string | null;

  @Field(() => AuditKind, { nullable: true, description: 'Only changes, or only views' })
  kind?: AuditKindName | null;

  @Field(() => DateTime, { nullable: true, description: 'From this moment on' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this moment' })
  to?: Date | null;
}
