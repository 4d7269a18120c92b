import { compoundingOf, frequencyOf } from '@brokerage/domain/calculator/payment-scenario';
import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { refinance, type Refinance, type RefinanceInput } from '@brokerage/domain/mortgage/refinance';
import type { ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { REFINANCING } from '../../../lib/scenario/shared';
import { AskBroker } from '../answer/ask-broker';
import {
  COMPOUNDING,
  compoundingText,
  EACH,
  FREQUENCY,
  RATE,
  TYPE,
  YEARS,
  type StartRate,
  type TabProps,
} from '../fields/common';
import { Explained } from '../../../ui/explain/explained';
import { dollars, wholeDollars } from '../money';
import { ResultCard } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps } from '../page/scenario-page';
import type { CalculatorSection } from '../fields/spec';
import { namesOf } from '../page/use-scenario';

const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your home',
    fields: [
      { name: 'value', label: 'What your home is worth', kind: 'money', required: true },
      {
        name: 'balance',
        label: 'What you owe on the mortgage',
        kind: 'money',
        required: true,
        engine: ['mortgageBalance'],
      },
      {
        name: 'other',
        label: 'Other debts secured on it',
        kind: 'money',
        hint: 'A line of credit or second mortgage.',
        engine: ['otherBalances'],
      },
    ],
  },
  {
    title: 'The new mortgage',
    fields: [
      {
        name: 'amount',
        label: 'New mortgage',
        kind: 'money',
        hint: 'Leave blank for the most you can borrow.',
        engine: ['newMortgage'],
      },
      RATE,
      TYPE,
      COMPOUNDING,
      YEARS,
      FREQUENCY,
    ],
  },
  {
    title: 'What it costs',
    fields: [
      {
        name: 'penalty',
        label: 'Penalty for leaving early',
        kind: 'money',
        hint: 'Ask your lender. None when your term is up.',
        engine: ['penalty'],
      },
      {
        name: 'costs',
        label: 'Lawyer, appraisal and discharge',
        kind: 'money',
        engine: ['otherCosts'],
      },
    ],
  },
];

const ASSUMPTIONS = [
  'Lenders can refinance your home up to 80% of its value. The new mortgage pays out the old one, the other debts, the penalty and the costs. What’s left is your cash.',
  'A home equity line of credit can be up to 65% of the value, and up to 80% together with the mortgage.',
  'A refinance can’t be insured, so its rate is often higher than the best rate for a purchase. You must also pass the stress test.',
  'As the Interest Act requires, we say how interest is added: twice a year for fixed rates, not in advance, and monthly for most variable ones. Your contract says which; you can choose it above.',
];

const firstTexts = (start: StartRate): Texts => ({
  value: '750000',
  balance: '400000',
  other: '',
  amount: '500000',
  rate: formatRate(start.rate),
  type: start.type,
  compounding: compoundingText(start),
  years: '25',
  frequency: 'monthly',
  penalty: '',
  costs: '1500',
});

const groupsOf = (): readonly CalculatorSection[] => GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

const inputOf = (texts: Texts): RefinanceInput => ({
  value: numberOf(texts.value),
  mortgageBalance: numberOf(texts.balance),
  otherBalances: numberOrNone(texts.other),
  newMortgage: texts.amount?.trim() ? numberOf(texts.amount) : undefined,
  penalty: numberOrNone(texts.penalty),
  otherCosts: numberOrNone(texts.costs),
  annualRatePct: numberOf(texts.rate),
  amortizationYears: numberOf(texts.years),
  frequency: frequencyOf(texts),
  compounding: compoundingOf(texts),
});

function figuresOf(texts: Texts): { home: Refinance; input: RefinanceInput } {
  const input = inputOf(texts);
  return { home: refinance(input), input };
}

export function RefinanceTab({ start, onApply }: TabProps): ReactNode {
  return (
    <ScenarioPage
      first={firstTexts(start)}
      shared={REFINANCING}
      {...{ groupsOf, figuresOf, Answer, onApply }}
      assumptions={ASSUMPTIONS}
    />
  );
}

function Answer({ figures: { home, input }, search, onApply }: AnswerProps<ReturnType<typeof figuresOf>>): ReactNode {
  const { newMortgage, cashOut, maxCashOut } = home;
  const { value, mortgageBalance, date } = input;
  const takes = [
    { label: 'Old mortgage', amount: input.mortgageBalance },
    { label: 'Other debts', amount: input.otherBalances },
    { label: 'Penalty', amount: input.penalty },
    { label: 'Costs', amount: input.otherCosts },
  ].filter(({ amount }) => amount > 0);
  return (
    <ResultCard
      title={cashOut >= 0 ? 'Cash in your hands' : 'Cash you’d need to bring'}
      value={dollars(Math.abs(cashOut))}
      sentence={
        <>
          Then{' '}
          <Explained of={{ figure: 'payment', input: { ...input, principal: newMortgage } }}>
            {dollars(home.payment)}
          </Explained>{' '}
          {EACH[input.frequency]} on a mortgage of {dollars(newMortgage)}.
        </>
      }
      figures={[
        { label: `New mortgage (${home.loanToValuePct.toFixed(2)}% of the value)`, value: dollars(newMortgage) },
        ...takes.map(({ label, amount }) => ({ label, value: dollars(-amount) })),
        { label: cashOut >= 0 ? 'Cash out' : 'Cash to bring', value: dollars(Math.abs(cashOut)), strong: true },
        {
          label: 'Most you can borrow (80%)',
          value: dollars(home.maxTotalMortgage),
          of: { figure: 'refinanceLimit', input: { value, balances: mortgageBalance, date } },
        },
        { label: 'Most cash out', value: dollars(Math.max(0, maxCashOut)) },
        {
          label: 'Line of credit beside this mortgage',
          value: `up to ${dollars(home.maxHeloc)}`,
          of: { figure: 'creditLine', input: { value, mortgageBalance: newMortgage, date } },
        },
      ]}
    >
      <div className="calc-actions">
        <AskBroker
          type="refinance"
          figures={{ propertyValue: String(input.value), mortgageBalance: String(input.mortgageBalance) }}
          onApply={onApply}
        />
        <SaveButton
          kept={{
            kind: 'REFINANCE',
            inputs: { ...input, scenario: search },
            label: `${wholeDollars(newMortgage)} on a home worth ${wholeDollars(input.value)}`,
          }}
          search={search}
        />
      </div>
    </ResultCard>
  );
}
