import { tableWords } from '@brokerage/domain/calculator/table-words';
import { numberOf } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { minDownPayment } from '@brokerage/domain/mortgage/min-down-payment';
import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { insuranceOf, purchase, type Purchase, type PurchaseInput } from '@brokerage/domain/mortgage/purchase';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import { useState, type ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { FIRST_HOME } from '../../../lib/scenario/shared';
import { officeToday as today } from '../../../lib/office-today';
import { ButtonLink } from '../../../ui/button';
import { NeedsScripts } from '../../../ui/form/needs-scripts';
import type { StartRate } from '../fields/common';
import { Explained } from '../../../ui/explain/explained';
import { FieldsForm } from '../fields/form';
import { useStartRate } from '../rate/use-start-rate';
import { classOf, type Class } from '../rate/use-class-rate';
import { withCity } from './home-scenario';
import { dollars } from '../money';
import { NoteList } from '../note-list';
import { outcomeOf } from '../fields/outcome';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { citiesOf } from './places';
import { newHomeFigures, RELIEF } from './purchase-answer';
import { NoResult, ResultCard, type Figure } from '../answer/result-card';
import { searchOf, type CalculatorSection } from '../fields/spec';
import { useShared } from '../../../lib/scenario/use-shared';

/** First-time buyers may take thirty years on an insured mortgage too; the usual twenty-five are what is shown. */
const AMORTIZATION_YEARS = 25;
/** Lawyer, inspection and moving, as the purchase calculator begins with them */
const OTHER_COSTS = 2_500;

const groupsFor = (province: string): readonly CalculatorSection[] => [
  {
    title: 'Your home',
    fields: [
      { name: 'province', label: 'Your province or territory', kind: 'choice', choices: PROVINCE_CHOICES },
      {
        name: 'city',
        label: 'City',
        kind: 'choice',
        choices: citiesOf(province),
        when: () => citiesOf(province).length > 0,
      },
      { name: 'price', label: 'Price of the home', kind: 'money', required: true },
      { name: 'new', label: 'The home is newly built', kind: 'flag' },
    ],
  },
];

const FIRST: Texts = { province: 'ON', city: '', price: '550000', new: 'no' };

const isAsked = ([name]: [string, string]): boolean => name in FIRST;

/** The legal minimum down: most first homes are bought with it. */
const leastDown = (price: number): number =>
  minDownPayment({ price, ownerOccupied: true, closingDate: today() }).minDownPayment;

/** From $1.5 million the least is 20%, and nobody insures the mortgage. */
function classAt({ price: typed }: Texts): Class | undefined {
  const price = numberOf(typed);
  return classOf({ down: String(leastDown(price)), years: String(AMORTIZATION_YEARS) }, price);
}

/** What it costs with that much down, at a rate. */
function costOf(
  { province, city, price: typed, new: built }: Texts,
  { rate, compounding }: StartRate,
): Purchase & { input: PurchaseInput } {
  const price = numberOf(typed);
  const closingDate = today();
  const down = leastDown(price);
  const input: PurchaseInput = {
    price,
    downPayment: down,
    province: province as Province,
    city: city || undefined,
    propertyType: 'single-family',
    firstTimeBuyer: true,
    newlyBuilt: built === 'yes',
    residentBuyer: true,
    closingDate,
    annualRatePct: rate,
    amortizationYears: AMORTIZATION_YEARS,
    frequency: 'monthly',
    compounding,
    nonTraditionalDownPayment: false,
    otherCosts: OTHER_COSTS,
  };
  return { ...purchase(input), input };
}

function figuresOf(cost: ReturnType<typeof costOf>): Figure[] {
  const { input, landTransferTax, premiumSalesTax, totalMortgage } = cost;
  const { price, downPayment, closingDate } = input;
  const { provincial, municipal, rebate } = landTransferTax;
  const transfer = { figure: 'landTransferTax', input: { ...input, mortgageAmount: totalMortgage } } as const;
  const lines = (given: readonly [label: string, amount: number, of?: ExplainRequest][]): Figure[] =>
    given.filter(([, amount]) => amount !== 0).map(([label, amount, of]) => ({ label, value: dollars(amount), of }));
  return [
    {
      label: 'Minimum down payment',
      value: dollars(downPayment),
      of: { figure: 'minDownPayment', input: { price, ownerOccupied: true, closingDate } },
    },
    ...lines([
      ['Land transfer tax or fees', provincial, transfer],
      ['Municipal land transfer tax', municipal, transfer],
      [RELIEF, -rebate, transfer],
    ]),
    ...newHomeFigures(cost, input),
    ...lines([
      ['Sales tax on the premium', premiumSalesTax, { figure: 'premiumTax', input: insuranceOf(input) }],
      ['Lawyer, inspection, moving', OTHER_COSTS],
    ]),
  ];
}

/** What a first home costs in the visitor's province, in cash and a month. */
export function FirstHome({ start }: { start: StartRate }): ReactNode {
  const [texts, setTexts] = useState(FIRST);
  const groups = groupsFor(texts.province ?? '');
  const asked = outcomeOf(() => classAt(texts), groups, texts);
  const insurance = 'result' in asked ? asked.result : undefined;
  // until the rate of another class is there, the one before stays
  const own = useStartRate('purchase', insurance) ?? start;
  const found = outcomeOf(() => costOf(texts, own), groups, texts);

  const show = (more: Texts): void =>
    setTexts((before) => ({ ...before, ...withCity(Object.fromEntries(Object.entries(more).filter(isAsked))) }));
  const tell = useShared(FIRST_HOME, show);

  function change(typed: Texts): void {
    show(typed);
    tell(typed);
  }
  return (
    <>
      <div className="calc-grid">
        <div className="card-box">
          <NeedsScripts>Without JavaScript these figures are an example, and stay as they are.</NeedsScripts>
          <FieldsForm groups={groups} texts={texts} refused={'field' in found ? found : undefined} onChange={change} />
          <p className="calc-tip">
            An estimate for buyers who have never owned a home, at {formatRate(own.rate)}% over {AMORTIZATION_YEARS}{' '}
            years, for a home you will live in, with the legal minimum down.
            {insurance !== 'UNINSURED' && <span> The insurance premium is added to the mortgage.</span>}
          </p>
        </div>
        {'result' in found ? <Answer cost={found.result} texts={texts} /> : <NoResult />}
      </div>
    </>
  );
}

function Answer({ cost, texts }: { cost: ReturnType<typeof costOf>; texts: Texts }): ReactNode {
  // the calculator has the rate of the class, and follows it: one in the address would stay
  const search = searchOf({
    ...texts,
    down: String(cost.input.downPayment),
    first: 'yes',
    never: 'yes',
    costs: String(OTHER_COSTS),
  });
  return (
    <ResultCard
      title="Cash you need on closing day"
      value={dollars(cost.cashToClose)}
      sentence={
        <>
          Then <Explained of={{ figure: 'purchasePayment', input: cost.input }}>{dollars(cost.payment)}</Explained> a
          month.
        </>
      }
      figures={figuresOf(cost)}
    >
      <NoteList notes={cost.notes} />
      <details>
        <summary>Sources of these rules</summary>
        <ul>
          {cost.tables.map((row) => (
            <li key={row.table}>{tableWords(row)}</li>
          ))}
        </ul>
      </details>
      <div className="calc-actions">
        <ButtonLink to={`${paths.calculatorPurchase}?${search}`}>Change every figure</ButtonLink>
      </div>
    </ResultCard>
  );
}
