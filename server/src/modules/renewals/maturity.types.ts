import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CalendarDate } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Auth } from '../../graphql/auth.js';
import { RenewalClass, RenewalStage } from './renewal.types.js';
import type { MaturityStage } from '@brokerage/domain/renewals/maturity';

export const MaturitySource = describedEnum('MaturitySource', 'How we know that a mortgage comes due.', {
  FUNDED: 'We arranged it: the office said its term',
  PRESENT: 'An application names it as the mortgage they have',
  REMINDER: 'Somebody typed a renewal letter and wants a reminder',
});
export type MaturitySource = 'FUNDED' | 'PRESENT' | 'REMINDER';

export const MaturityConsent = describedEnum('MaturityConsent', 'What somebody agreed to.', {
  OFFERS: 'To get offers by email, and they did not withdraw it',
  CONTACT: 'That a broker calls or emails about this',
  NONE: 'To nothing but what they asked for',
});
export type MaturityConsent = 'OFFERS' | 'CONTACT' | 'NONE';

@Auth('ADMIN')
@ObjectType({ description: 'A mortgage that comes due.', simpleResolvers: true })
export class Maturity {
  @Field(() => ID, { description: 'Of the application or the reminder' })
  id: string;

  @Field(() => MaturitySource)
  source: MaturitySource;

  @Field(() => CalendarDate, { description: 'The day its term ends' })
  maturesOn: string;

  @Field(() => RenewalStage)
  stage: MaturityStage;

  @Field(() => String, { nullable: true, description: 'null: a reminder, whose sender gave no name' })
  fullName: string | null;

  @Field(() => String, { nullable: true, description: 'null: they agreed to no contact' })
  email: string | null;

  @Field(() => String, { nullable: true })
  applicationNumber: string | null;

  @Field(() => ID, { nullable: true, description: 'Where to call, email and write down what came of it' })
  enquiryId: string | null;

  @Field(() => String, { nullable: true, description: 'Two letters' })
  province: string | null;

  @Field(() => RenewalClass, { nullable: true, description: 'With another lender, today; null: not known' })
  insurance: RenewalClass | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Dollars that the best published rate saves over the letter, with all fees; below 0 it costs more. null: no letter, or not known',
  })
  saving: number | null;

  @Field(() => MaturityConsent)
  consent: MaturityConsent;
}

@Auth('ADMIN')
@ObjectType({ description: 'A page of what comes due.', simpleResolvers: true })
export class MaturityPage {
  @Field(() => [Maturity])
  items: Maturity[];

  @Field(() => Int, { description: 'Counted up to 10,000' })
  totalItems: number;

  @Field(() => Boolean, { description: 'There are more than were counted' })
  isTotalCapped: boolean;

  @Field(() => String, { nullable: true, description: 'For the next page; null at the end' })
  nextCursor: string | null;
}
