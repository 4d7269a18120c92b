import { tableOf } from '@brokerage/domain/data/objects';
import {
  EXIT_REASONS,
  CHOICE_REASONS,
  type ChoiceReason as Choice,
  type ExitReason as Exit,
} from '@brokerage/domain/lender-fit/choice';
import { CHOICE_REASON_LABELS, EXIT_REASON_LABELS } from '@brokerage/domain/lender-fit/choice';
import type { LenderQuestion as Question, LenderReasonCode as Reason } from '@brokerage/domain/lender-fit/reasons';
import type { FitUnknown as Unknown } from '@brokerage/domain/lender-fit/total-cost';
import { describedEnum } from '../../kernel/described-enum.js';
import { PROGRAM_QUESTION_MEANINGS, PROGRAM_REASON_MEANINGS } from '../underwriting/public.js';

const meaningsOf = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, string>>) =>
  tableOf(codes.map((code) => [code, labels[code]]));

export const LenderReasonCode = describedEnum<Reason>('LenderReasonCode', 'Why a lender does not take a file.', {
  ...PROGRAM_REASON_MEANINGS,
  CLASS: 'It does not lend this class of mortgage',
  INCOME_METHOD: 'It does not take the income of the self-employed',
  LOAN_UNDER: 'The mortgage is smaller than it lends',
  NO_RATE: 'It publishes no rate for this mortgage',
  POSTAL: 'It does not lend where the home is',
  SECOND_CHARGE: 'It takes no second mortgage behind its own',
});

export const LenderQuestion = describedEnum<Question>('LenderQuestion', 'What decides and nobody wrote down.', {
  ...PROGRAM_QUESTION_MEANINGS,
  CREDIT_SCORE: 'The credit score that counts',
  LENDER_POLICY: 'The policy of the lender: we have none',
  POSTAL_CODE: 'The postal code of the home',
});

export const FitUnknown = describedEnum<Unknown>('FitUnknown', 'Why a total is not known.', {
  TERM: 'The rate ends before the month that was asked for',
  PENALTY: 'Nobody told us how its lender charges',
  POSTED_RATE: 'Nobody told us what its lender posts',
  COMPARISON_RATE: 'Its lender publishes no rate for about the months that are left',
  FEES: 'Nobody told us what it takes to get it',
  PREMIUM: 'No source of ours says what the insurer charges',
});

export const ExitReason = describedEnum<Exit>(
  'ExitReason',
  'Why the office expects the mortgage to end in a month.',
  meaningsOf(EXIT_REASONS, EXIT_REASON_LABELS),
);

export const ChoiceReason = describedEnum<Choice>('ChoiceReason', 'Why a client picked a mortgage.', {
  ...meaningsOf(CHOICE_REASONS, CHOICE_REASON_LABELS),
  LOWEST_PAYMENT: 'It takes the least each month',
});

export const ChoiceState = describedEnum<'OPEN' | 'CHOSEN' | 'REPLACED' | 'ENDED'>(
  'LenderChoiceState',
  'Whether something can be picked.',
  {
    OPEN: 'One can be picked',
    CHOSEN: 'One was picked',
    REPLACED: 'A newer list took its place',
    ENDED: 'Its rates or its days are over, or the application is closed',
  },
);
export type ChoiceState = keyof typeof ChoiceState;
