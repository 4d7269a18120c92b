import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.js';
import { DateTime, Money, Percent } from '../../../graphql/scalars.js';
import { Payload } from '../../../kernel/user-error.types.js';
import { pageOf } from '../../../kernel/paging.types.js';
import { DeskBank } from '../../lenders/public.js';
import { PendingKind } from './rate-change.entity.js';
import { RateFacts } from '../rate-facts.types.js';
import type { Facts } from '../rate-facts.js';
import { describeEnum } from '../../../kernel/described-enum.js';

describeEnum(PendingKind, {
  name: 'PendingKind',
  description: 'What publishing will do to the rate.',
  meanings: {
    CREATE: 'Visitors will see it for the first time',
    UPDATE: 'Its values will change',
    ARCHIVE: 'Visitors will see it no more',
  },
});

@Auth('ADMIN')
@ObjectType({ description: 'The unpublished changes of one rate.', simpleResolvers: true })
export class PendingChange {
  @Field(() => PendingKind)
  kind: PendingKind;

  @Field(() => RateFacts, { nullable: true, description: 'null: the rate will be archived' })
  facts: Facts | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be published, as a sentence; null if it can' })
  problem: string | null;

  @Field(() => String)
  authorName: string;

  @Field(() => DateTime, { description: 'When it was last saved' })
  at: Date | string;
}

@Auth('ADMIN')
@ObjectType('DeskRate', {
  description: 'A rate as visitors see it, with its unpublished changes.',
  simpleResolvers: true,
})
export class DeskRateView {
  @Field(() => ID)
  id: string;

  @Field(() => DeskBank)
  bank: DeskBank;

  @Field(() => RateFacts, { nullable: true, description: 'null: not published yet' })
  live: Facts | null;

  @Field(() => PendingChange, { nullable: true, description: 'null: nothing to publish' })
  pending: PendingChange | null;

  @Field(() => Int, { description: 'Changes with every edit; send it back as expectedVersion' })
  version: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of what is published, for updateRate and deleteRate; null: not published yet',
  })
  liveVersion: number | null;

  @Field(() => Boolean, { description: 'Its APR used to be typed and was not above the rate: the fees need a look' })
  feesToCheck: boolean;

  @Field(() => Percent, {
    nullable: true,
    description: 'Percentage points compared with 7 days ago; null: the rate is newer than that',
  })
  change7Days: number | null;

  @Field(() => Money, { nullable: true, description: 'Monthly payment on the example mortgage of $500,000' })
  paymentExample: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When visitors first saw it as it is; null: never published' })
  publishedAt: Date | string | null;

  @Field(() => String, { nullable: true, description: 'Who published it last; null: nobody here' })
  publishedBy: string | null;

  @Field(() => DateTime)
  updatedAt: Date | string;

  @Field(() => String, { nullable: true, description: 'Who changed it last; null: nobody here' })
  updatedBy: string | null;
}

@Auth('ADMIN')
@ObjectType()
export class DeskRatePage extends pageOf(DeskRateView) {}

@Auth('ADMIN')
@ObjectType({ description: "Someone else's change that came first.", simpleResolvers: true })
export class RateConflict {
  @Field(() => DeskRateView, { description: 'What stands there now' })
  theirs: DeskRateView;

  @Field(() => String, { description: 'Who made it' })
  changedBy: string;

  @Field(() => DateTime, { description: 'When the other change was saved' })
  changedAt: Date | string;
}

@ObjectType()
export class SaveRateChangePayload extends Payload {
  @Field(() => DeskRateView, { nullable: true, simple: true })
  rate?: DeskRateView;

  @Field(() => RateConflict, { nullable: true, simple: true, description: 'If set, nothing was saved' })
  conflict?: RateConflict;
}

@ObjectType()
export class ChangeRatesPayload extends Payload {
  @Field(() => [DeskRateView], { nullable: true, simple: true })
  rates?: DeskRateView[];

  @Field(() => ID, { nullable: true, simple: true, description: 'Send it to undoRateChanges within 10 minutes' })
  undoId?: string;
}
