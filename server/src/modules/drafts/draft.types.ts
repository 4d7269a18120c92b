import type { DraftKind as Kind } from '@brokerage/domain/application/drafts';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime, JsonObject } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { describeEnum } from '../../kernel/described-enum.js';

/** Names in the schema, the stored values inside. */
export const DraftKind = { MORTGAGE: 'mortgage', COMPREHENSIVE: 'comprehensive' } as const satisfies Record<
  Uppercase<Kind>,
  Kind
>;
describeEnum(DraftKind, {
  name: 'DraftKind',
  description: 'Which form was begun. MORTGAGE is the basic form.',
  meanings: {
    MORTGAGE: 'The basic form',
    COMPREHENSIVE: 'The comprehensive application',
  },
});

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'The version of a draft that another one replaced.', simpleResolvers: true })
export class PreviousDraft {
  @Field(() => JsonObject, { description: 'The answers of that version' })
  content: Record<string, unknown>;

  @Field(() => Int, { description: 'The step somebody was at, counted from 0' })
  lastStep: number;

  @Field(() => DateTime, { description: 'When it was saved' })
  at: Date;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType('Draft', { description: 'A form that the person asking has begun.', simpleResolvers: true })
export class DraftView {
  @Field(() => ID, { description: 'Another one for each draft a person begins' })
  id: string;

  @Field(() => DraftKind)
  kind: Kind;

  @Field(() => JsonObject, { description: 'The answers so far, without empty ones. They may be incomplete or invalid' })
  content: Record<string, unknown>;

  @Field(() => Int, { description: 'The step somebody was at, counted from 0' })
  lastStep: number;

  @Field(() => Int, { description: 'Changes with every new content; send it back as expectedVersion' })
  version: number;

  @Field(() => String, { description: "The device that saved it: 'Chrome on Windows'" })
  device: string;

  @Field(() => DateTime)
  updatedAt: Date;

  @Field(() => PreviousDraft, { nullable: true, description: 'The version kept when this one replaced it' })
  previous: PreviousDraft | null;
}

@Auth('ACCOUNT_HOLDER')
@ObjectType({ description: 'A draft that became an application.', simpleResolvers: true })
export class SentDraft {
  @Field(() => String)
  applicationNumber: string;

  @Field(() => DateTime)
  at: Date;
}

@InputType({ description: 'A form that somebody has begun, as far as it goes.' })
export class SaveDraftInput {
  @Field(() => DraftKind)
  kind: Kind;

  @Field(() => JsonObject, { description: 'All answers so far, up to 200 kB of JSON' })
  content: Record<string, unknown>;

  @Field(() => Int, { description: 'The step somebody is at, from 0' })
  lastStep: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version this one was made from; 0: none. Without it the last save wins and the other is kept',
  })
  expectedVersion?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Keeps what is replaced as the previous version' })
  keepPrevious?: boolean | null;
}

@ObjectType()
export class SaveDraftPayload extends Payload {
  @Field(() => DraftView, { nullable: true, simple: true, description: 'What is stored now' })
  draft?: DraftView;

  @Field(() => DraftView, { nullable: true, simple: true, description: 'With CONFLICT: what stands there' })
  conflict?: DraftView;

  @Field(() => SentDraft, { nullable: true, simple: true, description: 'With GONE: what it was sent as, if it was' })
  sent?: SentDraft | null;
}

@ObjectType()
export class DiscardDraftPayload extends Payload {
  @Field(() => DraftKind, { nullable: true, simple: true })
  kind?: Kind;
}
