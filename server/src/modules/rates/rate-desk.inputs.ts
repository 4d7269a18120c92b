import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { CalendarDate, Percent } from '../../graphql/scalars.js';
import { RateInsurance, RatePurpose, RateType, RateVisibility } from './rate.entity.js';
import type { DeskSort } from './rate-desk.sql.js';

export const DeskTab = { ALL: 'ALL', HOME: 'HOME', HIDDEN: 'HIDDEN', STALE: 'STALE', PENDING: 'PENDING' } as const;
export type DeskTab = keyof typeof DeskTab;
registerEnumType(DeskTab, {
  name: 'DeskTab',
  description: 'HOME: on the cards of the home page. STALE: not changed for more than 7 days.',
});

export const DeskRateSort: { [K in DeskSort]: K } = {
  LENDER: 'LENDER',
  RATE: 'RATE',
  TERM: 'TERM',
  UPDATED: 'UPDATED',
};
registerEnumType(DeskRateSort, { name: 'DeskRateSort' });

@InputType({ description: 'By what the rates will say once what waits is published.' })
export class DeskRateFilter {
  @Field(() => DeskTab, { nullable: true })
  tab?: DeskTab | null;

  @Field(() => String, { nullable: true, description: "Part of the lender's name" })
  q?: string | null;

  @Field(() => Float, { nullable: true })
  term?: number | null;

  @Field(() => RateType, { nullable: true })
  type?: RateType | null;

  @Field(() => RateVisibility, { nullable: true })
  visibility?: RateVisibility | null;

  @Field(() => String, { nullable: true, description: 'With those that hold everywhere' })
  province?: string | null;

  @Field(() => RatePurpose, { nullable: true, description: 'With those for any purpose' })
  purpose?: RatePurpose | null;

  @Field(() => ID, { nullable: true })
  bankId?: string | null;
}

@InputType({ description: 'Left out: as it is. null clears apr, province, notes and endsOn.' })
export class RateChangeInput {
  @Field(() => Float, { nullable: true })
  term?: number | null;

  @Field(() => RateType, { nullable: true })
  type?: RateType | null;

  @Field(() => Percent, { nullable: true })
  rate?: number | null;

  @Field(() => Percent, { nullable: true })
  apr?: number | null;

  @Field(() => RatePurpose, { nullable: true })
  purpose?: RatePurpose | null;

  @Field(() => RateInsurance, { nullable: true })
  insurance?: RateInsurance | null;

  @Field(() => String, { nullable: true })
  province?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;

  @Field(() => RateVisibility, { nullable: true })
  visibility?: RateVisibility | null;

  @Field(() => CalendarDate, { nullable: true })
  endsOn?: string | null;
}

@InputType()
export class NewRateInput extends RateChangeInput {
  @Field(() => ID)
  bankId: string;

  @Field(() => Float)
  declare term: number;

  @Field(() => RateType)
  declare type: RateType;

  @Field(() => Percent)
  declare rate: number;
}

@InputType({ description: 'What to do to many rates at once.' })
export class BulkRateChangeInput {
  @Field(() => Percent, { nullable: true, description: 'Percentage points to add; negative to take off' })
  adjustBy?: number | null;

  @Field(() => RateVisibility, { nullable: true })
  visibility?: RateVisibility | null;

  @Field(() => CalendarDate, { nullable: true, description: 'null clears it' })
  endsOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'The rates are to go' })
  archive?: boolean | null;
}

@InputType()
export class RateVersionInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  version: number;
}
