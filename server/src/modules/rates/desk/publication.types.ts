import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { DateTime } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';
import { pageOf } from '../../../kernel/paging.types.js';
import { type BankFacts, LenderFacts } from '../../lenders/public.js';
import { PendingKind } from './rate-change.entity.js';
import { RateFacts } from '../rate-facts.types.js';
import { RateConflict } from './rate-desk.types.js';
import type { Facts } from '../rate-facts.js';

@Auth('ADMIN')
@ObjectType('PublicationEntry', { description: 'How a publication changed one rate.', simpleResolvers: true })
export class PublicationEntryView {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  rateId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => PendingKind)
  kind: PendingKind;

  @Field(() => RateFacts, { nullable: true, description: 'The values until then; null: the rate is new' })
  before: Facts | null;

  @Field(() => RateFacts, { nullable: true, description: 'The values from then on; null: the rate was archived' })
  after: Facts | null;
}

@Auth('ADMIN')
@ObjectType('PublicationLender', { description: 'How a publication changed one lender.', simpleResolvers: true })
export class PublicationLenderView {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  bankId: string;

  @Field(() => LenderFacts, { description: 'The values until then; null: the lender is new' })
  before: LenderFacts;

  @Field(() => LenderFacts, { description: 'The values from then on' })
  after: LenderFacts;
}

/** As stored. */
export type PublicationLenderRow = Omit<PublicationLenderView, 'before' | 'after'> & {
  before: BankFacts;
  after: BankFacts;
};

@Auth('ADMIN')
@ObjectType('Publication', { description: 'A set of changes that went live together.', simpleResolvers: true })
export class PublicationView {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime, { description: 'When visitors saw them' })
  at: Date | string;

  @Field(() => String, { nullable: true, description: 'null: the person has left' })
  actorName: string | null;

  @Field(() => String, { nullable: true, description: 'The file it was imported from, if it all came from one' })
  source: string | null;

  @Field(() => Int, { description: 'How many rates and lenders changed' })
  changes: number;

  @Field(() => [PublicationEntryView])
  entries: PublicationEntryView[];

  @Field(() => [PublicationLenderView])
  lenders: PublicationLenderView[];
}

@Auth('ADMIN')
@ObjectType()
export class PublicationPage extends pageOf(PublicationView) {}

@Auth('ADMIN')
@ObjectType({ description: 'What is on the rates desk, in numbers.', simpleResolvers: true })
export class DeskSummary {
  @Field(() => Int, { description: 'Every rate on the desk' })
  all: number;

  @Field(() => Int, { description: 'On the home page cards' })
  home: number;

  @Field(() => Int, { description: 'Rates that only staff see' })
  hidden: number;

  @Field(() => Int, { description: 'Unchanged for more than 7 days' })
  stale: number;

  @Field(() => Int, { description: 'Rates with unpublished changes' })
  pending: number;

  @Field(() => Int, { description: 'Lenders with unpublished changes' })
  pendingLenders: number;

  @Field(() => Int, { description: 'How many of the unpublished changes, of rates and lenders, someone else made' })
  pendingByOthers: number;

  @Field(() => Int, { description: 'Rate changes that must be fixed before anything can be published' })
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
    description: 'Rates that changed after they were reviewed. If there are any, nothing was published.',
  })
  conflicts?: RateConflict[];
}
