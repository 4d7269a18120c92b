import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime, JsonObject } from '../../graphql/scalars.js';

@Auth('ADMIN')
@ObjectType('AuditEvent', { description: 'Who did what to whom.' })
export class AuditEventView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => DateTime, { simple: true })
  at: Date;

  @Field(() => ID, { nullable: true, simple: true })
  actorId: string | null;

  @Field(() => String, { nullable: true, simple: true, description: 'null: the person is gone' })
  actorName: string | null;

  @Field(() => String, { simple: true, description: "noun.verb: 'user.suspend'" })
  action: string;

  @Field(() => String, { simple: true })
  subjectType: string;

  @Field(() => ID, { nullable: true, simple: true })
  subjectId: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'A name, where the subject is a person still here',
  })
  subjectName: string | null;

  @Field(() => JsonObject, { nullable: true, simple: true, description: 'Masked values' })
  before: Record<string, unknown> | null;

  @Field(() => JsonObject, { nullable: true, simple: true, description: 'Masked values' })
  after: Record<string, unknown> | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Network address' })
  ip: string | null;

  @Field(() => String, { nullable: true, simple: true })
  requestId: string | null;
}

@Auth('ADMIN')
@ObjectType()
export class AuditEventPage {
  @Field(() => [AuditEventView], { simple: true })
  items: AuditEventView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@InputType()
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Part of the actor’s name or e-mail' })
  actor?: string | null;

  @Field(() => String, { nullable: true, description: "'user' finds user.suspend; 'user.suspend' itself alone" })
  action?: string | null;

  @Field(() => ID, { nullable: true })
  subjectId?: string | null;

  @Field(() => DateTime, { nullable: true })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this moment' })
  to?: Date | null;
}
