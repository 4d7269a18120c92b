import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime, Money, Percent } from '../../graphql/scalars.js';
import { Payload } from '../user-error.types.js';
import { PendingKind } from './rate-change.entity.js';
import { RateInsurance, RatePurpose, RateType, RateVisibility } from './rate.entity.js';
import type { Facts } from './rate-facts.js';

registerEnumType(RateVisibility, {
  name: 'RateVisibility',
  description: 'Whose eyes a rate is for; HIDDEN: the office alone.',
});
registerEnumType(PendingKind, { name: 'PendingKind', description: 'What publishing does to the rate.' });

@ObjectType({ description: 'What a rate says.', simpleResolvers: true })
export class RateFacts implements Facts {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent, { description: 'Percent a year' })
  rate: number;

  @Field(() => Percent, { nullable: true })
  apr: number | null;

  @Field(() => RatePurpose)
  purpose: RatePurpose;

  @Field(() => RateInsurance)
  insurance: RateInsurance;

  @Field(() => String, { nullable: true, description: 'Two letters; null: everywhere' })
  province: string | null;

  @Field(() => String, { nullable: true })
  notes: string | null;

  @Field(() => RateVisibility)
  visibility: RateVisibility;

  @Field(() => CalendarDate, { nullable: true, description: 'The last day on which visitors see it' })
  endsOn: string | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'What waits to be published for one rate.', simpleResolvers: true })
export class PendingChange {
  @Field(() => PendingKind)
  kind: PendingKind;

  @Field(() => RateFacts, { nullable: true, description: 'null: the rate is to go' })
  facts: Facts | null;

  @Field(() => String, { nullable: true, description: 'What stops it from being published, as a sentence' })
  problem: string | null;

  @Field(() => String)
  authorName: string;

  @Field(() => DateTime)
  at: Date | string;
}

@Auth('ADMIN')
@ObjectType({ description: 'A lender, for the office.', simpleResolvers: true })
export class DeskBank {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  slug: string;

  @Field(() => String)
  kind: string;

  @Field(() => String)
  logoUrl: string;

  @Field(() => Boolean, { description: 'Whether visitors see it' })
  active: boolean;

  @Field(() => Int)
  position: number;

  @Field(() => Int)
  version: number;

  @Field(() => Int, { description: 'How many rates it has' })
  rates: number;
}

@Auth('ADMIN')
@ObjectType('DeskRate', {
  description: 'A rate at the desk: what visitors see, and what waits to be published.',
  simpleResolvers: true,
})
export class DeskRateView {
  @Field(() => ID)
  id: string;

  @Field(() => DeskBank)
  bank: DeskBank;

  @Field(() => RateFacts, { nullable: true, description: 'null: never published' })
  live: Facts | null;

  @Field(() => PendingChange, { nullable: true, description: 'null: nothing waits' })
  pending: PendingChange | null;

  @Field(() => Int, { description: 'Another number after each change; send it back as expectedVersion' })
  version: number;

  @Field(() => Percent, { nullable: true, description: 'Percentage points against 7 days ago; null: it is younger' })
  change7Days: number | null;

  @Field(() => Money, { nullable: true, description: 'A month, for the example mortgage of the site' })
  paymentExample: string | null;

  @Field(() => DateTime, { nullable: true })
  publishedAt: Date | string | null;

  @Field(() => String, { nullable: true })
  publishedBy: string | null;

  @Field(() => DateTime)
  updatedAt: Date | string;

  @Field(() => String, { nullable: true })
  updatedBy: string | null;
}

@Auth('ADMIN')
@ObjectType()
export class DeskRatePage {
  @Field(() => [DeskRateView], { simple: true })
  items: DeskRateView[];

  @Field(() => Int, { simple: true })
  totalItems: number;

  @Field(() => Int, { simple: true })
  page: number;

  @Field(() => Int, { simple: true })
  limit: number;
}

@Auth('ADMIN')
@ObjectType({ description: 'Something that was done to rates or lenders.', simpleResolvers: true })
export class DeskActivity {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime)
  at: Date | string;

  @Field(() => String)
  actorName: string;

  @Field(() => String, { description: "What was done, after the name: 'set Northgate Bank 5-year fixed to 3.94%'" })
  text: string;

  @Field(() => Boolean, { description: 'Whether visitors saw it' })
  published: boolean;
}

@Auth('ADMIN')
@ObjectType({ description: "Somebody else's change, met while saving or publishing.", simpleResolvers: true })
export class RateConflict {
  @Field(() => DeskRateView)
  theirs: DeskRateView;

  @Field(() => String)
  changedBy: string;

  @Field(() => DateTime)
  changedAt: Date | string;
}

@ObjectType()
export class SaveRateChangePayload extends Payload {
  @Field(() => DeskRateView, { nullable: true, simple: true })
  rate?: DeskRateView;

  @Field(() => RateConflict, { nullable: true, simple: true, description: 'Nothing was saved: this was first' })
  conflict?: RateConflict;
}

@ObjectType()
export class ChangeRatesPayload extends Payload {
  @Field(() => [DeskRateView], { nullable: true, simple: true })
  rates?: DeskRateView[];

  @Field(() => ID, { nullable: true, simple: true, description: 'For undoRateChanges, during the next 10 minutes' })
  undoId?: string;
}
