import { checkLeastPrincipal } from '@brokerage/domain/calculator/least-principal';
import { numberOf } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { addMonths } from '@brokerage/domain/mortgage/calendar';
import {
  prepaymentPenalty,
  type PrepaymentPenalty,
  type PrepaymentPenaltyInput,
} from '@brokerage/domain/mortgage/prepayment-penalty';
import type { ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { officeToday } from '../../../lib/office-today';
import { OWED } from '../../../lib/scenario/shared';
import { AskBroker } from '../answer/ask-broker';
import { TERM, TYPE, type TabProps } from '../fields/common';
import { dollars, wholeDollars } from '../money';
import { outcomeOf } from '../fields/outcome';
import { ResultCard, type Figure } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps } from '../page/scenario-page';
import type { CalculatorSection } from '../fields/spec';
import { namesOf } from '../page/use-scenario';

const isFixed = ({ type }: Texts): boolean => type === 'fixed';

const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your mortgage now',
    fields: [
      { name: 'balance', label: 'What you owe', kind: 'money', required: true },
      { name: 'now', label: 'Your rate', kind: 'percent', required: true, engine: ['contractRatePct'] },
      TYPE,
      { name: 'start', label: 'Start of the term', kind: 'date', required: true, engine: ['startDate'] },
      TERM,
      { name: 'date', label: 'Day you would pay it out', kind: 'date', required: true },
      {
        name: 'borrower',
        label: 'Borrower',
        kind: 'choice',
        choices: [
          { value: 'individual', label: 'One or more people' },
          { value: 'company', label: 'A company' },
        ],
      },
    ],
  },
  {
    title: 'How your lender compares rates',
    fields: [
      {
        name: 'method',
        label: 'Method',
        kind: 'choice',
        hint: 'Most big banks use the posted rate. Your contract says which.',
        choices: [
          { value: 'posted-rate', label: 'Posted rate less discount' },
          { value: 'contract-rate', label: 'Its own rate today' },
        ],
        when: isFixed,
      },
      {
        name: 'posted',
        label: 'Posted rate today for the time left',
        kind: 'percent',
        required: true,
        engine: ['postedRatePct'],
        when: isFixed,
      },
      {
        name: 'discount',
        label: 'Your discount, in points',
        kind: 'percent',
        required: true,
        hint: 'The posted rate when you signed, less your rate.',
        engine: ['discountPct'],
        when: isFixed,
      },
      {
        name: 'comparison',
        label: 'Your lender’s own rate today for the time left',
        kind: 'percent',
        required: true,
        engine: ['comparisonRatePct'],
        when: isFixed,
      },
    ],
  },
];

const ASSUMPTIONS = [
  'Your lender’s exact method is in your contract. Some also count what you may prepay without a penalty, or discount what they would earn later. Ask for a written statement before you decide.',
  'Three months’ interest is your balance at your rate for a quarter of a year. The interest rate differential is your balance times the difference between the two rates, for the months left. A month that has begun counts whole.',
  'Interest Act, section 10: a person who has a term of more than 5 years and pays it out after 5 years owes at most three months’ interest. It does not apply to a company. A renewal may start the 5 years again.',
  'Discharge, legal and reinvestment fees are not in the figure.',
];

const TERM_AGO_MONTHS = 36;

function firstTexts(): Texts {
  const today = officeToday();
  return {
    balance: '350000',
    now: '5.29',
    type: 'fixed',
    start: addMonths(today, -TERM_AGO_MONTHS),
    term: '5',
    date: today,
    borrower: 'individual',
    method: 'posted-rate',
    posted: '5.49',
    discount: '1.50',
    comparison: '4.49',
  };
}

/** What is not typed is left out: each method asks for its own rates. */
const rateOf = (text: string | undefined): number | undefined => (text?.trim() ? numberOf(text) : undefined);

function inputOf(texts: Texts): PrepaymentPenaltyInput {
  return {
    balance: numberOf(texts.balance),
    contractRatePct: numberOf(texts.now),
    rateType: isFixed(texts) ? 'fixed' : 'variable',
    startDate: texts.start ?? '',
    termYears: numberOf(texts.term),
    date: texts.date ?? '',
    borrower: texts.borrower === 'company' ? 'company' : 'individual',
    method: texts.method === 'contract-rate' ? 'contract-rate' : 'posted-rate',
    postedRatePct: rateOf(texts.posted),
    discountPct: rateOf(texts.discount),
    comparisonRatePct: rateOf(texts.comparison),
  };
}

interface Shown {
  input: PrepaymentPenaltyInput;
  penalty: PrepaymentPenalty;
  /** The differential by each method whose rates are known */
  differentials: readonly Figure[];
}

const METHODS = [
  { method: 'posted-rate', label: 'Interest rate differential, posted rate' },
  { method: 'contract-rate', label: 'Interest rate differential, lender’s own rate' },
] as const;

function figuresOf(texts: Texts): Shown {
  const input = inputOf(texts);
  checkLeastPrincipal('balance', input.balance);
  const penalty = prepaymentPenalty(input);
  const differentials = METHODS.flatMap(({ method, label }): Figure[] => {
    const found = outcomeOf(() => prepaymentPenalty({ ...input, method }), GROUPS);
    return input.rateType === 'fixed' && 'result' in found
      ? [
          {
            label,
            value: dollars(found.result.ird),
            of: { figure: 'interestDifferential', input: { ...input, method } },
          },
        ]
      : [];
  });
  return { input, penalty, differentials };
}

const groupsOf = (): readonly CalculatorSection[] => GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

export function PenaltyTab({ onApply }: TabProps): ReactNode {
  return (
    <ScenarioPage
      first={firstTexts()}
      shared={OWED}
      {...{ groupsOf, figuresOf, Answer, onApply }}
      assumptions={ASSUMPTIONS}
    />
  );
}

function sentenceOf({ basis, monthsRemaining, comparisonRatePct }: PrepaymentPenalty): string {
  if (basis === 'none') return 'Your term is over on that day, so there is no penalty.';
  if (basis === 'interest-act')
    return 'Three months’ interest. You are past 5 years of a longer term, so the Interest Act does not let your lender charge more.';
  if (basis === 'three-months')
    return comparisonRatePct === null
      ? 'Three months’ interest, as usual for a variable rate.'
      : 'Three months’ interest, because the interest rate differential is less.';
  return `The interest rate differential for the ${monthsRemaining} months left, because it is more than three months’ interest.`;
}

function Answer({ figures: { input, penalty, differentials }, search, onApply }: AnswerProps<Shown>): ReactNode {
  const { comparisonRatePct } = penalty;
  return (
    <ResultCard
      title="Your penalty, estimated"
      value={dollars(penalty.penalty)}
      of={{ figure: 'prepaymentPenalty', input }}
      sentence={sentenceOf(penalty)}
      figures={[
        { label: 'Months left in the term', value: String(penalty.monthsRemaining) },
        {
          label: 'Three months’ interest',
          value: dollars(penalty.threeMonthsInterest),
          of: { figure: 'threeMonthsInterest', input },
        },
        ...(comparisonRatePct === null
          ? []
          : [{ label: 'Rate yours is compared with', value: `${formatRate(comparisonRatePct)}%` }]),
        ...differentials,
        { label: 'Penalty (estimate)', value: dollars(penalty.penalty), strong: true },
      ]}
    >
      <div className="calc-actions">
        <AskBroker type="refinance" figures={{ mortgageBalance: String(input.balance) }} onApply={onApply} />
        <SaveButton
          kept={{
            kind: 'PREPAYMENT_PENALTY',
            inputs: { ...input, scenario: search },
            label: `Penalty on ${wholeDollars(input.balance)} at ${input.contractRatePct}%`,
          }}
          search={search}
        />
      </div>
    </ResultCard>
  );
}
