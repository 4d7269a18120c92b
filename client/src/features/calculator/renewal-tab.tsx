import { compoundingOf } from 'domain/calculator/payment-scenario';
import { numberOf, numberOrNone, type Texts } from 'domain/calculator/texts';
import type { Frequency } from 'domain/mortgage/payment';
import { renewal, type Renewal, type RenewalInput } from 'domain/mortgage/renewal';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { EACH, FREQUENCY, TERM, TYPE, YEARS, type StartRate, type TabProps } from './common-fields';
import { FieldsForm } from './fields-form';
import { CalculatorLayout } from './layout';
import { dollars, spellYears, wholeDollars } from './money';
import { outcomeOf } from './outcome';
import { NoResult, ResultCard } from './result-card';
import { SaveButton } from './save-button';
import type { FieldGroup } from './spec';
import { useScenario } from './use-scenario';

const GROUPS: readonly FieldGroup[] = [
  {
    title: 'Your mortgage now',
    fields: [
      { name: 'balance', label: 'What you owe', kind: 'money' },
      { name: 'now', label: 'Your rate now', kind: 'percent', engine: ['contractRatePct'] },
      TYPE,
      { ...YEARS, label: 'Years left to pay' },
      FREQUENCY,
      {
        name: 'months',
        label: 'Months left in the term',
        kind: 'number',
        unit: 'months',
        hint: '0 if it is up for renewal: then there is no penalty.',
        engine: ['monthsRemaining'],
      },
    ],
  },
  {
    title: 'The new one',
    fields: [
      { name: 'rate', label: 'New rate', kind: 'percent', engine: ['newRatePct'] },
      { ...TERM, label: 'Years compared' },
      {
        name: 'comparison',
        label: 'Your lender’s rate today for the months left',
        kind: 'percent',
        hint: 'The penalty of a fixed rate depends on it.',
        engine: ['comparisonRatePct'],
        when: ({ type, months }) => type === 'fixed' && months !== '0',
      },
      { name: 'costs', label: 'Legal and other costs', kind: 'money', optional: true, engine: ['otherCosts'] },
    ],
  },
];

const ASSUMPTIONS = [
  'The penalty is an estimate: three months’ interest, and for a fixed rate the interest-rate differential where that is more. Lenders differ in the rate they compare with; ask yours for a statement.',
  'Both mortgages are paid over the same remaining years at rates that do not change. Fixed rates compound semi-annually, variable ones monthly.',
];

const firstTexts = ({ rate, type, term }: StartRate): Texts => ({
  balance: '350000',
  now: '5.29',
  type,
  years: '20',
  frequency: 'monthly',
  months: '12',
  rate: rate.toFixed(2),
  term: String(Math.max(1, Math.round(term))),
  comparison: '4.50',
  costs: '500',
});

const inputOf = (texts: Texts): RenewalInput => ({
  balance: numberOf(texts.balance),
  contractRatePct: numberOf(texts.now),
  newRatePct: numberOf(texts.rate),
  amortizationYears: numberOf(texts.years),
  monthsRemaining: numberOrNone(texts.months),
  comparisonRatePct: numberOrNone(texts.comparison),
  rateType: texts.type === 'variable' ? 'variable' : 'fixed',
  frequency: texts.frequency as Frequency,
  compounding: compoundingOf(texts.type),
  termYears: numberOf(texts.term),
  otherCosts: numberOrNone(texts.costs),
});

export function RenewalTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, search } = useScenario(firstTexts(start));
  const found = useMemo(() => outcomeOf(() => renewal(inputOf(texts)), GROUPS), [texts]);
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      form={
        <FieldsForm groups={GROUPS} texts={texts} refused={'field' in found ? found : undefined} onChange={change} />
      }
      result={
        'result' in found ? (
          <Answer change={found.result} input={inputOf(texts)} search={search} onApply={onApply} />
        ) : (
          <NoResult />
        )
      }
    />
  );
}

function sentenceOf({ netSaving, breakEvenMonths, penalty }: Renewal): string {
  if (netSaving <= 0) return 'Over these years the change would cost more than it saves. Waiting may be better.';
  if (breakEvenMonths === null) return 'The interest saved does not pay for the change in these years.';
  return penalty > 0
    ? `The interest saved has paid for the penalty and the costs after ${spellYears(breakEvenMonths / 12)}.`
    : 'With the term up there is no penalty to pay.';
}

function Answer({
  change,
  input,
  search,
  onApply,
}: { change: Renewal; input: RenewalInput; search: string } & Pick<TabProps, 'onApply'>): ReactNode {
  const isRenewal = input.monthsRemaining === 0;
  return (
    <ResultCard
      title={change.netSaving >= 0 ? 'You would save about' : 'It would cost about'}
      value={wholeDollars(Math.abs(change.netSaving))}
      unit={`over ${input.termYears} years`}
      sentence={sentenceOf(change)}
      figures={[
        { label: `Payment now, ${EACH[input.frequency] ?? ''}`, value: dollars(change.currentPayment) },
        { label: `New payment, ${EACH[input.frequency] ?? ''}`, value: dollars(change.newPayment) },
        { label: 'Interest at your rate now', value: dollars(change.currentInterest) },
        { label: 'Interest at the new rate', value: dollars(change.newInterest) },
        { label: 'Penalty (estimate)', value: dollars(change.penalty) },
        { label: 'Other costs', value: dollars(input.otherCosts) },
        { label: 'Saved after penalty and costs', value: dollars(change.netSaving), strong: true },
      ]}
    >
      <div className="calc-actions">
        <Button
          onClick={() => onApply(isRenewal ? 'renewal' : 'refinance', { mortgageBalance: String(input.balance) })}
        >
          Ask a broker about this
        </Button>
        <SaveButton
          kept={{
            kind: 'RENEWAL',
            inputs: { ...input, scenario: search },
            label: `${wholeDollars(input.balance)} from ${input.contractRatePct}% to ${input.newRatePct}%`,
          }}
          search={search}
        />
      </div>
    </ResultCard>
  );
}
