import type { PropertyType as Type } from '@brokerage/domain/mortgage/land-transfer-tax';
import { Field, InputType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.js';
import { PropertyType } from './calculation.enums.js';

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

  @Field(() => Boolean)
  firstTimeBuyer: boolean;

  @Field(() => Boolean)
  newlyBuilt: boolean;

  @Field(() => Boolean, { description: 'A citizen or permanent resident' })
  residentBuyer: boolean;

  @Field(() => CalendarDate)
  closingDate: string;
}
