import { formatAmount } from '../forms/dollars.js';
import { PROGRAM_QUESTIONS, reasonSentence } from '../programs/words.js';
import type { LenderQuestion, LenderReason, OWN_QUESTIONS, OWN_REASONS } from './reasons.js';
import type { FitUnknown } from './total-cost.js';

const money = (value: number | null): string => formatAmount(value ?? 0);

const OWN: Readonly<Record<(typeof OWN_REASONS)[number], (of: LenderReason) => string>> = {
  CLASS: () => 'It doesn’t lend this class of mortgage',
  INCOME_METHOD: () => 'It doesn’t take self-employed income',
  LOAN_UNDER: ({ amount, limitAmount }) => `The mortgage is ${money(amount)}; the least is ${money(limitAmount)}`,
  NO_RATE: () => 'It publishes no rate for this mortgage',
  POSTAL: () => 'It doesn’t lend where the home is',
  SECOND_CHARGE: ({ amount }) => `It doesn’t take a second mortgage behind it (${money(amount)})`,
};

const isOwn = (code: string): code is (typeof OWN_REASONS)[number] => Object.hasOwn(OWN, code);

/** Why a lender does not take a file, for the office. */
export const lenderReasonSentence = ({ code, ...of }: LenderReason): string =>
  isOwn(code) ? OWN[code]({ code, ...of }) : reasonSentence({ code, ...of });

const OWN_ASKS: Readonly<Record<(typeof OWN_QUESTIONS)[number], string>> = {
  CREDIT_SCORE: 'the credit score: nobody recorded it',
  LENDER_POLICY: 'the lender for its policy: we have none',
  POSTAL_CODE: 'the postal code of the home',
};

const isOwnQuestion = (ask: LenderQuestion): ask is (typeof OWN_QUESTIONS)[number] => Object.hasOwn(OWN_ASKS, ask);

/** 'Ask the credit score: nobody recorded it; the premium.' */
export const lenderQuestionsSentence = (asks: readonly LenderQuestion[]): string =>
  `Ask ${asks.map((ask) => (isOwnQuestion(ask) ? OWN_ASKS[ask] : PROGRAM_QUESTIONS[ask])).join('; ')}.`;

/** Why a total is not known, for the office. */
export const FIT_UNKNOWN_LABELS: Readonly<Record<FitUnknown, string>> = {
  TERM: 'The term ends before that month',
  PENALTY: 'How it charges for leaving isn’t known',
  POSTED_RATE: 'Its posted rate isn’t known',
  COMPARISON_RATE: 'It publishes no rate to compare with',
  FEES: 'Its fees aren’t known',
  PREMIUM: 'The insurer’s premium isn’t known',
};
