import {
  LETTER_FIGURES,
  REMINDER_FORM,
  type LetterInput,
  type ReminderInput,
} from '@brokerage/domain/renewals/letter-form';
import type { VerdictUnknown } from '@brokerage/domain/renewals/letter-verdict';
import type { MaturityStage } from '@brokerage/domain/renewals/maturity';
import type { StartCase } from '@brokerage/domain/rates/start-rate';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { inputTypeOf } from '../../graphql/field-types.js';
import { CalendarDate, DateTime, Money, Percent } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { Payload } from '../../kernel/user-error.types.js';

const MEANINGS = {
  balance: 'What is owed on the day the present term ends',
  amortizationYears: 'Years until the mortgage is paid off',
  rateType: 'Of the offer',
  insured: 'Whether default insurance was bought with the home',
  lender: 'Whose letter it is',
  payment: 'A month, as the letter has it',
  dischargeFee: 'What the lender charges to discharge the mortgage, if they know it',
};

export const RenewalLetterInput = inputTypeOf(LETTER_FIGURES, {
  name: 'RenewalLetterInput',
  description: 'What a renewal letter offers, and the mortgage it is about.',
  meanings: MEANINGS,
});
export type RenewalLetterInput = LetterInput;

export const RenewalReminderInput = inputTypeOf(REMINDER_FORM, {
  name: 'RenewalReminderInput',
  description: 'A renewal letter, and who is to be reminded.',
  meanings: MEANINGS,
});
export type RenewalReminderInput = ReminderInput;

export const RenewalUnknown = describedEnum<VerdictUnknown>(
  'RenewalUnknown',
  'What is missing before a letter can be judged.',
  {
    NO_RATE: 'Nothing that is published fits',
    FEES: 'What it takes to get any rate that fits',
  },
);

export const RenewalStage = describedEnum<MaturityStage>('RenewalStage', 'Where somebody stands before a term ends.', {
  EARLY: 'No rate can be held yet',
  HOLD: 'A rate can be held today',
  DUE: 'The term is over',
});

export const RenewalClass = describedEnum<Uppercase<StartCase['insurance']>>(
  'RenewalClass',
  'Which rates a mortgage can have with another lender.',
  {
    INSURED: 'It has default insurance: every rate',
    INSURABLE: 'A lender could insure it',
    UNINSURED: 'Rates of uninsured mortgages only',
  },
);
export type RenewalClass = Uppercase<StartCase['insurance']>;

@ObjectType({ description: 'What a mortgage costs over the months that are compared.', simpleResolvers: true })
export class RenewalCost {
  @Field(() => Money, { description: 'A month' })
  payment: number;

  @Field(() => Money)
  interest: number;

  @Field(() => Money, { description: 'To get the rate and to discharge the old mortgage; 0 for staying' })
  fees: number;

  @Field(() => Money, { description: 'Interest and fees' })
  total: number;
}

@ObjectType({ description: 'A published rate, held against a letter.', simpleResolvers: true })
export class RenewalRival {
  @Field(() => String, { description: 'Who lends at it' })
  bankName: string;

  @Field(() => Float, { description: 'Years' })
  term: number;

  @Field(() => Percent)
  rate: number;

  @Field(() => Percent, { nullable: true, description: 'Percent per year including fees, if known' })
  apr: number | null;

  @Field(() => RenewalCost)
  cost: RenewalCost;

  @Field(() => Float, { description: 'Dollars that the letter costs more; below 0 it costs less' })
  saving: number;
}

@ObjectType({ description: 'Whether a renewal letter is any good, with what is published now.', simpleResolvers: true })
export class RenewalVerdict {
  @Field(() => Boolean, { nullable: true, description: 'No published rate of its kind costs less; null: not known' })
  isGood: boolean | null;

  @Field(() => RenewalUnknown, { nullable: true, description: 'null: nothing is missing' })
  unknown: VerdictUnknown | null;

  @Field(() => RenewalClass, { description: 'Of this mortgage with another lender' })
  insurance: RenewalClass;

  @Field(() => Int, { description: 'Months that the letter and the rates both hold' })
  months: number;

  @Field(() => RenewalCost, { description: 'Staying with the letter' })
  letter: RenewalCost;

  @Field(() => RenewalRival, { nullable: true, description: 'The rate that costs the least' })
  best: RenewalRival | null;

  @Field(() => RenewalRival, {
    nullable: true,
    description: 'The one that costs the least of those whose charge for leaving early is known',
  })
  ordinary: RenewalRival | null;

  @Field(() => CalendarDate, { description: 'The day of the verdict' })
  asOf: string;

  @Field(() => RenewalStage)
  stage: MaturityStage;

  @Field(() => CalendarDate, { description: '120 days before the term ends: the day of the reminder' })
  remindOn: string;

  @Field(() => CalendarDate, { description: '21 days before: by then a bank has to send its statement' })
  statementBy: string;
}

@ObjectType({ description: 'The lines of a letter as they are kept.', simpleResolvers: true })
export class KeptLetter {
  @Field(() => Money)
  balance: number;

  @Field(() => CalendarDate, { description: 'The day the term ends' })
  maturityDate: string;

  @Field(() => Percent, { description: 'Percent per year' })
  offeredRatePct: number;

  @Field(() => String, { description: 'fixed or variable' })
  rateType: string;

  @Field(() => Float, { description: 'Of the offer' })
  termYears: number;

  @Field(() => Float)
  amortizationYears: number;

  @Field(() => Boolean, { nullable: true, description: 'null: they don’t know' })
  insured: boolean | null;

  @Field(() => String, { description: 'Two letters' })
  province: string;

  @Field(() => String, { nullable: true, description: 'Whose letter it is' })
  lender: string | null;

  @Field(() => Money, { nullable: true, description: 'A month, as the letter has it' })
  payment: number | null;

  @Field(() => Money, { nullable: true, description: 'What leaving costs; null: not known' })
  dischargeFee: number | null;
}

@ObjectType('RenewalReminder', {
  description: 'One email that somebody wants before a term ends.',
  simpleResolvers: true,
})
export class RenewalReminderView {
  @Field(() => ID)
  id: string;

  @Field(() => DateTime, { description: 'When somebody asked for it' })
  createdAt: Date;

  @Field(() => CalendarDate, { description: 'The day of the email' })
  remindOn: string;

  @Field(() => Boolean, { description: 'The link of its email was used; before that nobody is reminded' })
  confirmed: boolean;

  @Field(() => Boolean, { description: 'Its one email is on its way or was sent' })
  sent: boolean;

  @Field(() => KeptLetter)
  letter: KeptLetter;

  @Field(() => RenewalVerdict, { description: 'As of now' })
  verdict: RenewalVerdict;
}

@ObjectType()
export class RemindOfRenewalPayload extends Payload {}

@ObjectType()
export class ConfirmRenewalReminderPayload extends Payload {
  @Field(() => RenewalReminderView, { nullable: true, description: 'What is kept from now on' })
  reminder: RenewalReminderView | null;
}

@ObjectType()
export class StopRenewalReminderPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'Of the reminder that is no more' })
  stoppedId: string | null;
}
