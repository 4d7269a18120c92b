import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import { PendingKind } from './rate-change.entity.js';
import { RateConflict, RateFacts } from './rate-desk.types.js';
import type { Facts } from './rate-facts.js';

@Auth('ADMIN')
@ObjectType('PublicationEntry', { description: 'What a publication did to one rate.', simpleResolvers: true })
export class PublicationEntryView {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  rateId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => PendingKind)
  kind: PendingKind;

  @Field(() => RateFacts, { nullable: true })
  before: Facts | null;

  @Field(() => RateFacts, { nullable: true })
  after: Facts | null;
}

@Auth('ADMIN')
@ObjectType('Publication', { description: 'Changes that visitors saw from one moment on.', simpleResolvers: true })
export class PublicationView {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime)
  at: Date | string;

  @Field(() => String, { nullable: true, description: 'null: a person who is gone' })
  actorName: string | null;

  @Field(() => String, { nullable: true, description: 'The file all of it was imported from' })
  source: string | null;

  @Field(() => Int)
  changes: number;

  @Field(() => [PublicationEntryView])
  entries: PublicationEntryView[];
}

@Auth('ADMIN')
@ObjectType()
export class PublicationPage {
  @Field(() => [PublicationView], { simple: true })
  items: PublicationView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'How the desk stands.', simpleResolvers: true })
export class DeskSummary {
  @Field(() => Int)
  all: number;

  @Field(() => Int, { description: 'On the cards of the home page' })
  home: number;

  @Field(() => Int)
  hidden: number;

  @Field(() => Int, { description: 'Not changed for more than 7 days' })
  stale: number;

  @Field(() => Int, { description: 'Changes that are not published' })
  pending: number;

  @Field(() => Int, { description: 'Of these, how many cannot be published as they are' })
  problems: number;

  @Field(() => PublicationView, { nullable: true })
  lastPublication: PublicationView | null;
}

@ObjectType()
export class PublishRatesPayload extends Payload {
  @Field(() => PublicationView, { nullable: true, simple: true })
  publication?: PublicationView;

  @Field(() => [RateConflict], {
    nullable: true,
    simple: true,
    description: 'Changed since they were reviewed: nothing was published',
  })
  conflicts?: RateConflict[];
}
