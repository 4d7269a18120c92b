import { numberOf, numberOrNone, type Texts } from 'domain/calculator/texts';
import { affordability, type Affordability, type AffordabilityInput } from 'domain/mortgage/affordability';
import { payment } from 'domain/mortgage/payment';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { RATE, YEARS, type StartRate, type TabProps } from './common-fields';
import { FieldsForm } from './fields-form';
import { CalculatorLayout } from './layout';
import { dollars, wholeDollars } from './money';
import { outcomeOf } from './outcome';
import { NoResult, ResultCard } from './result-card';
import { SaveButton } from './save-button';
import type { FieldGroup } from './spec';
import { useScenario } from './use-scenario';

const GROUPS: readonly FieldGroup[] = [
  {
    title: 'Your household',
    fields: [
      {
        name: 'income',
        label: 'Household income before tax',
        kind: 'money',
        hint: 'A year, everybody on the mortgage together.',
        engine: ['annualIncome'],
      },
      {
        name: 'debts',
        label: 'Other debt payments',
        kind: 'money',
        hint: 'A month: car, cards, student loans, support.',
        optional: true,
        engine: ['otherMonthlyDebts'],
      },
      { name: 'down', label: 'Down payment', kind: 'money', engine: ['downPayment'] },
      { name: 'first', label: 'First-time buyer or a newly built home', kind: 'flag' },
    ],
  },
  { title: 'The mortgage', fields: [RATE, YEARS] },
  {
    title: 'The home',
    fields: [
      { name: 'tax', label: 'Property tax a year', kind: 'money', engine: ['annualPropertyTax'] },
      { name: 'heat', label: 'Heating a month', kind: 'money', engine: ['monthlyHeating'] },
      { name: 'condo', label: 'Condo fees a month', kind: 'money', optional: true, engine: ['monthlyCondoFees'] },
      {
        name: 'limits',
        label: 'Debt service limits',
        kind: 'choice',
        choices: [
          { value: 'insured', label: '39% and 44% (insured)' },
          { value: 'uninsured', label: '35% and 42%: many uninsured ones' },
        ],
      },
    ],
  },
];

const ASSUMPTIONS = [
  'The stress test asks whether you could pay at the greater of your rate plus 2 points and 5.25%.',
  'Housing costs are principal and interest, property tax, heating and half of the condo fees. Lenders look at more than these ratios.',
];

const firstTexts = ({ rate }: StartRate): Texts => ({
  income: '120000',
  debts: '300',
  down: '60000',
  first: 'no',
  rate: rate.toFixed(2),
  years: '25',
  tax: '4800',
  heat: '150',
  condo: '',
  limits: 'insured',
});

function inputOf(texts: Texts): AffordabilityInput {
  const [gdsLimitPct, tdsLimitPct] = texts.limits === 'uninsured' ? [35, 42] : [39, 44];
  return {
    annualIncome: numberOf(texts.income),
    otherMonthlyDebts: numberOrNone(texts.debts),
    downPayment: numberOrNone(texts.down),
    firstTimeBuyerOrNewBuild: texts.first === 'yes',
    contractRatePct: numberOf(texts.rate),
    amortizationYears: numberOf(texts.years),
    annualPropertyTax: numberOrNone(texts.tax),
    monthlyHeating: numberOrNone(texts.heat),
    monthlyCondoFees: numberOrNone(texts.condo),
    gdsLimitPct,
    tdsLimitPct,
  };
}

/** What keeps the price where it is, in a sentence. */
function whatBinds({ priceBoundBy, bindingRatio }: Affordability, input: AffordabilityInput): string {
  if (priceBoundBy === 'downPayment')
    return 'Your down payment is what binds: your income would bear more, but a dearer home asks for more down.';
  return bindingRatio === 'GDS'
    ? `Your housing costs are what binds: they may take ${input.gdsLimitPct}% of your income.`
    : `Your other debts are what binds: with housing they may take ${input.tdsLimitPct}% of your income.`;
}

export function AffordabilityTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, search } = useScenario(firstTexts(start));
  const found = useMemo(() => outcomeOf(() => affordability(inputOf(texts)), GROUPS), [texts]);
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      form={
        <FieldsForm groups={GROUPS} texts={texts} refused={'field' in found ? found : undefined} onChange={change} />
      }
      result={
        'result' in found ? (
          <Answer reach={found.result} input={inputOf(texts)} search={search} onApply={onApply} />
        ) : (
          <NoResult />
        )
      }
    />
  );
}

function Answer({
  reach,
  input,
  search,
  onApply,
}: { reach: Affordability; input: AffordabilityInput; search: string } & Pick<TabProps, 'onApply'>): ReactNode {
  const { maxPrice = 0, maxMortgageIncludingPremium: mortgage } = reach;
  const monthly =
    mortgage > 0
      ? payment({
          principal: mortgage,
          annualRatePct: input.contractRatePct,
          amortizationYears: input.amortizationYears,
          frequency: 'monthly',
          compounding: 'semi-annual',
        }).payment
      : 0;
  return (
    <ResultCard
      title="A home of up to"
      value={wholeDollars(maxPrice)}
      sentence={whatBinds(reach, input)}
      figures={[
        { label: 'Largest mortgage, with its insurance', value: dollars(mortgage) },
        { label: 'Its payment a month, at your rate', value: dollars(monthly) },
        { label: 'Rate of the stress test', value: `${reach.qualifyingRatePct.toFixed(2)}%` },
        { label: 'Most principal and interest a month, at that rate', value: dollars(reach.maxMonthlyPI) },
      ]}
    >
      <div className="calc-actions">
        <Button
          onClick={() =>
            onApply('new_purchase', {
              propertyValue: String(maxPrice),
              downPayment: String(input.downPayment ?? 0),
              annualIncome: String(input.annualIncome),
            })
          }
        >
          Ask a broker about this
        </Button>
        <SaveButton
          kept={{
            kind: 'AFFORDABILITY',
            inputs: { ...input, scenario: search },
            label: `Up to ${wholeDollars(maxPrice)} on ${wholeDollars(input.annualIncome)} a year`,
          }}
          search={search}
        />
      </div>
    </ResultCard>
  );
}
