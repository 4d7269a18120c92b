import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { CalendarDate, Percent } from '../../../graphql/scalars.js';
import { RatePurpose, RateType, RateVisibility } from '../rate.entity.js';
import { PublicRateInput } from '../rate-facts.types.js';
import type { DeskSort } from './rate-desk.sql.js';
import { describeEnum } from '../../../kernel/described-enum.js';

export const DeskTab = { ALL: 'ALL', HOME: 'HOME', HIDDEN: 'HIDDEN', STALE: 'STALE', PENDING: 'PENDING' } as const;
export type DeskTab = keyof typeof DeskTab;
describeEnum(DeskTab, {
  name: 'DeskTab',
  description:
    'HOME: on the home page cards. STALE: unchanged for more than 7 days. PENDING: with unpublished changes.',
  meanings: {
    ALL: 'Every rate',
    HOME: 'Those on the home page cards',
    HIDDEN: 'Those that only staff see',
    STALE: 'Those unchanged for more than 7 days',
    PENDING: 'Those with unpublished changes',
  },
});

export const DeskRateSort: { [K in DeskSort]: K } = {
  LENDER: 'LENDER',
  RATE: 'RATE',
  TERM: 'TERM',
  UPDATED: 'UPDATED',
};
describeEnum(DeskRateSort, {
  name: 'DeskRateSort',
  description: 'What the list of the desk is sorted by.',
  meanings: {
    LENDER: 'By the name of the lender',
    RATE: 'By the percent per year',
    TERM: 'By the years',
    UPDATED: 'By the time of the last change',
  },
});

@InputType({ description: 'Filters by the values the rates will have once everything is published.' })
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

  @Field(() => String, { nullable: true, description: 'Two letters. Includes rates offered everywhere.' })
  province?: string | null;

  @Field(() => RatePurpose, { nullable: true, description: 'Includes rates for any purpose' })
  purpose?: RatePurpose | null;

  @Field(() => ID, { nullable: true })
  bankId?: string | null;
}

@InputType({ description: 'Fields you leave out stay as they are. null clears fees, province, notes and endsOn.' })
export class RateChangeInput extends PublicRateInput {
  @Field(() => RateVisibility, { nullable: true })
  visibility?: RateVisibility | null;

  @Field(() => CalendarDate, { nullable: true })
  endsOn?: string | null;
}

@InputType({ description: 'A rate to add to a lender as a draft.' })
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

@InputType({ description: 'One change for many rates.' })
export class BulkRateChangeInput {
  @Field(() => Percent, { nullable: true, description: 'Percentage points to add; negative to subtract' })
  adjustBy?: number | null;

  @Field(() => RateVisibility, { nullable: true })
  visibility?: RateVisibility | null;

  @Field(() => CalendarDate, { nullable: true, description: 'null removes it' })
  endsOn?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Archive the rates' })
  archive?: boolean | null;
}

@InputType({ description: 'A draft, in the version that somebody reviewed.' })
export class RateVersionInput {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The version that was reviewed' })
  version: number;
}
