import type { ChoiceReason as Choice, ExitReason as Exit } from '@brokerage/domain/lender-fit/choice';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { CalendarDate, DateTime, Money, Percent } from '../../graphql/scalars.js';
import { Payload } from '../../kernel/user-error.types.js';
import { RateType } from '../rates/public.js';
import { WhatIfInput } from '../underwriting/public.js';
import { ExitChanceInput } from './exit-chance.types.js';
import { ChoiceReason, ChoiceState, ExitReason } from './lender-fit.enums.js';

@ObjectType({ description: 'What a mortgage costs whoever keeps it so long.', simpleResolvers: true })
export class OfferCost {
  @Field(() => Int, { description: 'Months until it is paid out' })
  months: number;

  @Field(() => Money, { description: 'All that is paid until then' })
  interest: number;

  @Field(() => Money, { nullable: true, description: 'For ending the contract early; null: not known' })
  leaving: number | null;

  @Field(() => Money, { nullable: true, description: 'To get and to end it, less cash back; null: not known' })
  fees: number | null;

  @Field(() => Money, { nullable: true, description: 'The insurance that the lender asks for, with its tax' })
  insurance: number | null;

  @Field(() => Money, { nullable: true, description: 'All of it; null where a part is not known' })
  total: number | null;
}

@ObjectType({ description: 'A mortgage that a client was shown.', simpleResolvers: true })
export class LenderOffer {
  @Field(() => ID)
  rateId: string;

  @Field(() => String)
  bankName: string;

  @Field(() => String)
  logoUrl: string;

  @Field(() => Float, { description: 'Years' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent)
  rate: number;

  @Field(() => Percent, { nullable: true, description: 'Percent per year including fees, if known' })
  apr: number | null;

  @Field(() => Money, { description: 'Each month' })
  payment: number;

  @Field(() => [OfferCost], { description: 'For each number of years a client is asked about' })
  costs: OfferCost[];

  @Field(() => Boolean, { description: 'Only a sale of the home ends it early' })
  saleOnly: boolean;

  @Field(() => Boolean, { description: 'Something is still asked of the lender' })
  asks: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent of the mortgage that may be paid extra a year, if known',
  })
  prepayPct: number | null;

  @Field(() => Boolean, { description: 'It is still published as it was shown' })
  stands: boolean;
}

@ObjectType({
  description: 'What a client was sent to choose from, by the token of their email.',
  simpleResolvers: true,
})
export class LenderChoiceOffer {
  @Field(() => ChoiceState)
  state: ChoiceState;

  @Field(() => String, { description: 'Who sent it' })
  adviserName: string;

  @Field(() => DateTime, { description: 'When it was sent; the figures are of then' })
  sentAt: Date;

  @Field(() => CalendarDate, { description: 'The last day on which one can be picked' })
  endsOn: string;

  @Field(() => Money, { nullable: true, description: 'Of the home they buy' })
  price: number | null;

  @Field(() => Money, { nullable: true, description: 'Of the home they buy' })
  downPayment: number | null;

  @Field(() => Float, { description: 'Years until it is paid off' })
  amortizationYears: number;

  @Field(() => Int, { description: 'After how many months we think that they leave' })
  exitMonth: number;

  @Field(() => [LenderOffer])
  offers: LenderOffer[];

  @Field(() => ID, { nullable: true, description: 'Of the one they picked' })
  chosenRateId: string | null;
}

@Auth('ADMIN')
@ObjectType('LenderChoice', {
  description: 'The suitability record: what a client was sent, and what they picked.',
  simpleResolvers: true,
})
export class LenderChoiceView {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime, { description: 'When it was sent' })
  sentAt: Date;

  @Field(() => String, { nullable: true, description: 'Who sent it; null: a former colleague' })
  sentBy: string | null;

  @Field(() => CalendarDate, { description: 'The last day on which one can be picked' })
  endsOn: string;

  @Field(() => Int, { description: 'After how many of them the office thought that they leave' })
  exitMonth: number;

  @Field(() => ExitReason)
  exitReason: Exit;

  @Field(() => [String], { description: 'The lenders that were shown' })
  lenders: string[];

  @Field(() => String, { nullable: true, description: 'The lender they picked' })
  chosenLender: string | null;

  @Field(() => ChoiceReason, { nullable: true, description: 'Why they picked it, where they said so' })
  chosenReason: Choice | null;

  @Field(() => DateTime, { nullable: true, description: 'When they picked it' })
  chosenAt: Date | null;
}

@Auth('ADMIN')
@ObjectType({ description: 'The email as it will be sent.' })
export class LenderChoicePreview {
  @Field(() => String, { simple: true, description: 'The address it goes to' })
  to: string;

  @Field(() => String, { simple: true })
  subject: string;

  @Field(() => String, { simple: true, description: 'The whole email. Show it in a frame without scripts' })
  html: string;
}

@InputType({ description: 'Mortgages that a client is to choose from.' })
export class SendLenderChoiceInput {
  @Field(() => ID, { description: 'The application' })
  id: string;

  @Field(() => [ID], { description: 'One to three rates that the file fits' })
  rateIds: string[];

  @Field(() => Int, { description: 'After how many months they likely leave, 24 to 60' })
  exitMonth: number;

  @Field(() => [ExitChanceInput], { nullable: true, description: 'Where the month is not sure: as in lenderFit' })
  exitChances?: ExitChanceInput[] | null;

  @Field(() => ExitReason)
  exitReason: Exit;

  @Field(() => WhatIfInput, { nullable: true, description: 'The terms it was tried with; left out: as submitted' })
  whatIf?: WhatIfInput | null;

  @Field(() => String, { description: 'One for one press of the button. The same key sends once' })
  key: string;
}

@ObjectType()
export class SendLenderChoicePayload extends Payload {
  @Field(() => [LenderChoiceView], {
    nullable: true,
    simple: true,
    description: 'Those of the application, newest first',
  })
  choices?: LenderChoiceView[];
}

@ObjectType()
export class ChooseLenderPayload extends Payload {
  @Field(() => LenderChoiceOffer, { nullable: true, simple: true })
  choice?: LenderChoiceOffer | null;
}
