import type { PropertyType as Type } from '@brokerage/domain/mortgage/land-transfer-tax';
import { Field, InputType } from 'type-graphql';
import { CalendarDate, Percent } from '../../graphql/scalars.js';
import { PropertyType } from './calculation.enums.js';

/** The older question, which meant all of them. */
export const FIRST_TIME = 'Both neverOwned and noneInFourYears, where they are left out. Needed unless both are given';
export const NEVER_OWNED =
  'A buyer has never owned a home, anywhere: what land transfer taxes ask. In Ontario no home of their spouse either';
export const NONE_IN_FOUR_YEARS =
  'A buyer has not lived in a home of their own or their spouse since January 1 of the fourth year before: what the 30-year insured mortgage and the GST rebate ask';

/** Where a home is and who buys it: what the taxes on a purchase depend on besides the price. */
@InputType()
export abstract class BoughtHomeInput {
  @Field(() => String, { description: 'Two letters, such as ON.' })
  province: string;

  @Field(() => String, {
    nullable: true,
    description: 'Cities of Ontario, Québec and Nova Scotia may have a tax or a rate of their own',
  })
  city?: string | null;

  @Field(() => PropertyType)
  propertyType: Type;

  @Field(() => Boolean, { nullable: true, description: FIRST_TIME })
  firstTimeBuyer?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NEVER_OWNED })
  neverOwned?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: NONE_IN_FOUR_YEARS })
  noneInFourYears?: boolean | null;

  @Field(() => Percent, {
    nullable: true,
    description: 'What the buyers who never owned a home take of the title; all of it where it is left out',
  })
  neverOwnedSharePct?: number | null;

  @Field(() => Boolean)
  newlyBuilt: boolean;

  @Field(() => Boolean, { description: 'A citizen or permanent resident' })
  residentBuyer: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Every buyer lives in the province, or promises to move there within six months. Where one does not, Nova Scotia adds 10%; where it is left out, a note says so',
  })
  residentOfProvince?: boolean | null;

  @Field(() => CalendarDate)
  closingDate: string;
}
