import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { affordability, type Affordability, type AffordabilityInput } from '@brokerage/domain/mortgage/affordability';
import type { PriceLimit } from '@brokerage/domain/mortgage/max-price';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { officeToday as today } from '../../../lib/office-today';
import { Button } from '../../../ui/button';
import { RATE, YEARS, type StartRate, type TabProps } from '../fields/common';
import { AFFORDING } from '../../../lib/scenario/shared';
import { homeFigures, ratioFigures, type Reach } from './affordability-figures';
import { AskBroker } from '../answer/ask-broker';
import { LIMIT_CHOICES, limitsFor } from './class-limits';
import { ClassPublished } from '../rate/class-published';
import { dollars, wholeDollars } from '../money';
import { NoteList } from '../note-list';
import { ResultCard } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps, type FollowProps } from '../page/scenario-page';
import type { CalculatorSection } from '../fields/spec';
import { classOf, useClassRate, type Class } from '../rate/use-class-rate';
import { useReachClass } from './use-reach-class';
import { namesOf } from '../page/use-scenario';

const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your household',
    fields: [
      {
        name: 'income',
        label: 'Yearly household income before tax',
        kind: 'money',
        required: true,
        hint: 'For everyone on the mortgage.',
        engine: ['annualIncome'],
      },
      {
        name: 'debts',
        label: 'Other monthly debt payments',
        kind: 'money',
        hint: 'Car, cards, student loans, support.',
        engine: ['otherMonthlyDebts'],
      },
      { name: 'down', label: 'Down payment', kind: 'money', required: true, engine: ['downPayment'] },
      { name: 'first', label: 'First-time buyer or a newly built home', kind: 'flag' },
    ],
  },
  { title: 'The mortgage', fields: [RATE, YEARS] },
  {
    title: 'The home',
    fields: [
      { name: 'tax', label: 'Yearly property tax', kind: 'money', required: true, engine: ['annualPropertyTax'] },
      { name: 'heat', label: 'Monthly heating', kind: 'money', required: true, engine: ['monthlyHeating'] },
      { name: 'condo', label: 'Monthly condo fees', kind: 'money', engine: ['monthlyCondoFees'] },
      {
        name: 'limits',
        label: 'Debt service limits',
        kind: 'choice',
        choices: LIMIT_CHOICES,
      },
    ],
  },
];

const ASSUMPTIONS = [
  'The stress test checks that you could pay at your rate plus 2 points, or at 5.25%, whichever is higher.',
  'Housing costs are principal and interest, property tax, heating and half the condo fees. Lenders look at more than these ratios.',
  'Set aside cash for closing costs as well: your down payment is used in full here.',
];

const firstTexts = ({ rate }: StartRate): Texts => ({
  income: '120000',
  debts: '300',
  down: '60000',
  first: 'no',
  rate: formatRate(rate),
  years: '25',
  tax: '4800',
  heat: '150',
  condo: '',
  limits: '',
});

function reachAt(texts: Texts, insurance: Class): Reach {
  const input = {
    annualIncome: numberOf(texts.income),
    otherMonthlyDebts: numberOrNone(texts.debts),
    downPayment: numberOrNone(texts.down),
    firstTimeBuyerOrNewBuild: texts.first === 'yes',
    contractRatePct: numberOf(texts.rate),
    amortizationYears: numberOf(texts.years),
    annualPropertyTax: numberOrNone(texts.tax),
    monthlyHeating: numberOrNone(texts.heat),
    monthlyCondoFees: numberOrNone(texts.condo),
    ...limitsFor(texts, insurance),
    date: today(),
  };
  return { reach: affordability(input), input, insurance };
}

/** What limits the price, in a sentence. */
function limitSentence({ priceBoundBy = 'income' }: Affordability, input: AffordabilityInput): string {
  const sentences: Record<PriceLimit, string> = {
    income: `Your income is the limit: housing costs may take ${input.gdsLimitPct}% of it.`,
    debts: `Your other debts are the limit: with housing they may take ${input.tdsLimitPct}% of your income.`,
    downPayment: 'Your down payment is the limit. Your income could carry more.',
    amortization: `The ${input.amortizationYears}-year amortization is the limit. With less than 20% down it’s for first-time buyers and new homes only, up to 30 years.`,
    priceCap: 'The price cap on mortgage insurance is the limit. Above it you need 20% down.',
  };
  return sentences[priceBoundBy];
}

/**
 * The change that raises the price, and the field it is typed in. It may make a mortgage of another class, with other limits:
 * the price is of that one.
 */
function wayOut(
  texts: Texts,
  { alternative, maxPrice = 0 }: Affordability,
): { label: string; change: Texts } | undefined {
  if (!alternative) return undefined;
  const { change: changed, value } = alternative;
  const down = Math.ceil(value);
  const ways = {
    amortizationYears: { words: `At ${value} years`, change: { years: String(value) } },
    otherMonthlyDebts: { words: 'Without those debts', change: { debts: '0' } },
    downPayment: { words: `With ${wholeDollars(down)} down`, change: { down: String(down) } },
  };
  const { words, change } = ways[changed];
  const after = { ...texts, ...change };
  const insured = reachAt(after, 'INSURED').reach.maxPrice ?? 0;
  const price = classOf(after, insured) === 'UNINSURED' ? reachAt(after, 'UNINSURED').reach.maxPrice : insured;
  return price !== undefined && price > maxPrice ? { label: `${words}: ${wholeDollars(price)}`, change } : undefined;
}

const groupsOf = (): readonly CalculatorSection[] => GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

/** Told the class of the home in reach, which has limits of its own. */
const FoundClass = createContext<(found: Class) => void>(() => undefined);

function Follow({ figures, texts, isRateTyped, change }: FollowProps<Reach>): null {
  const insurance = useReachClass(texts, figures, isRateTyped);
  useClassRate(insurance, isRateTyped, change);
  const tell = use(FoundClass);
  useEffect(() => {
    if (insurance) tell(insurance);
  }, [insurance, tell]);
  return null;
}

export function AffordabilityTab({ start, onApply }: TabProps): ReactNode {
  const [insurance, setInsurance] = useState<Class>('INSURED');
  const figuresOf = useCallback((texts: Texts) => reachAt(texts, insurance), [insurance]);
  return (
    <FoundClass value={setInsurance}>
      <ScenarioPage
        first={firstTexts(start)}
        shared={AFFORDING}
        {...{ groupsOf, figuresOf, Answer, Follow, onApply }}
        assumptions={ASSUMPTIONS}
      />
    </FoundClass>
  );
}

function Answer({ figures, texts, search, change, onApply }: AnswerProps<Reach>): ReactNode {
  const { reach, input, insurance } = figures;
  const { maxPrice = 0, homeMortgage = 0 } = reach;
  const better = wayOut(texts, reach);
  return (
    <ClassPublished insurance={insurance}>
      <ResultCard
        title="A home of up to"
        value={wholeDollars(maxPrice)}
        sentence={limitSentence(reach, input)}
        figures={[
          ...homeFigures(reach, input),
          {
            label: 'Stress-test rate',
            value: `${formatRate(reach.qualifyingRatePct)}%`,
            of: { figure: 'qualifyingRate', input: { ...input, uninsuredStraightSwitch: false } },
          },
          {
            label: 'Largest mortgage your income allows',
            value: dollars(reach.maxMortgageIncludingPremium),
            of: { figure: 'mostMortgage', input },
          },
          ...ratioFigures({ ...input, mortgage: homeMortgage }),
        ]}
      >
        <NoteList notes={reach.notes} />
        <div className="calc-actions">
          {better && (
            <Button look="outline" small onClick={() => change(better.change)}>
              {better.label}
            </Button>
          )}
          <AskBroker
            type="new_purchase"
            figures={{
              propertyValue: String(maxPrice),
              downPayment: String(input.downPayment),
              annualIncome: String(input.annualIncome),
            }}
            onApply={onApply}
          />
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
    </ClassPublished>
  );
}
