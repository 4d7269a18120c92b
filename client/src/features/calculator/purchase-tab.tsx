import { compoundingOf } from 'domain/calculator/payment-scenario';
import { numberOf, numberOrNone, type Texts } from 'domain/calculator/texts';
import { minDownPayment } from 'domain/mortgage/min-down-payment';
import type { Frequency } from 'domain/mortgage/payment';
import { RULES_AS_OF } from 'domain/mortgage/provenance';
import { purchase, type Purchase, type PurchaseInput } from 'domain/mortgage/purchase';
import type { Province } from 'domain/mortgage/tables/provinces';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { EACH, FREQUENCY, RATE, TYPE, YEARS, type StartRate, type TabProps } from './common-fields';
import { FieldsForm } from './fields-form';
import { CalculatorLayout } from './layout';
import { dollars, wholeDollars } from './money';
import { outcomeOf } from './outcome';
import { citiesOf, PROVINCE_CHOICES } from './places';
import { NoResult, ResultCard, type Figure } from './result-card';
import { SaveButton } from './save-button';
import { searchOf, type FieldGroup } from './spec';
import { useScenario } from './use-scenario';

const groupsFor = (province: string): readonly FieldGroup[] => [
  {
    title: 'The home',
    fields: [
      { name: 'price', label: 'Purchase price', kind: 'money' },
      { name: 'down', label: 'Down payment', kind: 'money', engine: ['downPayment'] },
      { name: 'percent', label: 'Down payment as a share', kind: 'percent', hint: 'Change either; the other follows.' },
      { name: 'province', label: 'Province', kind: 'choice', choices: PROVINCE_CHOICES },
      {
        name: 'city',
        label: 'City',
        kind: 'choice',
        choices: citiesOf(province),
        when: () => citiesOf(province).length > 0,
      },
      { name: 'first', label: 'I am a first-time buyer', kind: 'flag' },
      { name: 'new', label: 'The home is newly built', kind: 'flag' },
    ],
  },
  { title: 'The mortgage', fields: [RATE, TYPE, YEARS, FREQUENCY] },
  {
    title: 'Closing',
    folded: true,
    fields: [
      {
        name: 'closing',
        label: 'Closing date',
        kind: 'date',
        optional: true,
        hint: 'Taxes depend on it. Left empty: by today’s rules.',
        engine: ['closingDate'],
      },
      {
        name: 'costs',
        label: 'Lawyer, inspection and other costs',
        kind: 'money',
        optional: true,
        engine: ['otherCosts'],
      },
    ],
  },
];

const ASSUMPTIONS = [
  'You will live in the home, and you are a citizen or permanent resident; taxes on foreign buyers are not in the figure.',
  'Insurance is needed with less than 20% down. Its premium is added to the mortgage; the sales tax on it is paid in cash.',
  'Land transfer tax is an estimate from dated tables; your lawyer works out the exact amount.',
];

const firstTexts = ({ rate, type }: StartRate): Texts => ({
  price: '640000',
  down: '64000',
  province: 'ON',
  city: '',
  first: 'no',
  new: 'no',
  rate: rate.toFixed(2),
  type,
  years: '25',
  frequency: 'monthly',
  closing: '',
  costs: '2500',
});

function inputOf(texts: Texts): PurchaseInput {
  return {
    price: numberOf(texts.price),
    downPayment: numberOrNone(texts.down),
    province: texts.province as Province,
    city: texts.city || undefined,
    propertyType: 'single-family',
    firstTimeBuyer: texts.first === 'yes',
    newlyBuilt: texts.new === 'yes',
    residentBuyer: true,
    closingDate: texts.closing || RULES_AS_OF,
    annualRatePct: numberOf(texts.rate),
    amortizationYears: numberOf(texts.years),
    frequency: texts.frequency as Frequency,
    compounding: compoundingOf(texts.type),
    nonTraditionalDownPayment: false,
    otherCosts: numberOrNone(texts.costs),
  };
}

const percentOf = (down: string | undefined, price: string | undefined): string => {
  const share = (numberOrNone(down) / numberOf(price)) * 100;
  return Number.isFinite(share) ? String(Math.round(share * 100) / 100) : '';
};

/** Dollars and percent are one thing said twice: what is typed in one changes the other. */
function linked(texts: Texts, change: Texts): Texts {
  if (change.province !== undefined) return { ...change, city: citiesOf(change.province)[0]?.value ?? '' };
  if (change.percent === undefined) return change;
  const amount = (numberOf(texts.price) * numberOf(change.percent)) / 100;
  return Number.isFinite(amount) ? { down: String(Math.round(amount * 100) / 100) } : {};
}

export function PurchaseTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, search } = useScenario(firstTexts(start));
  const groups = groupsFor(texts.province ?? '');
  const input = inputOf(texts);
  const found = useMemo(() => outcomeOf(() => purchase(inputOf(texts)), groupsFor(texts.province ?? '')), [texts]);
  const withPercent = { ...texts, percent: percentOf(texts.down, texts.price) };
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      form={
        <>
          <FieldsForm
            groups={groups}
            texts={withPercent}
            refused={'field' in found ? found : undefined}
            onChange={(typed) => change(linked(texts, typed))}
          />
          <LeastDown input={input} onTake={(down) => change({ down })} />
        </>
      }
      result={
        'result' in found ? (
          <Answer home={found.result} input={input} texts={texts} search={search} onApply={onApply} />
        ) : (
          <NoResult />
        )
      }
    />
  );
}

/** Where less is put down than the law asks: how much it asks, one press away. */
function LeastDown({ input, onTake }: { input: PurchaseInput; onTake: (down: string) => void }): ReactNode {
  const least = useMemo(() => {
    const found = outcomeOf(() => minDownPayment({ price: input.price, ownerOccupied: true }), []);
    return 'result' in found ? found.result.minDownPayment : undefined;
  }, [input.price]);
  if (least === undefined || input.downPayment >= least) return null;
  return (
    <p className="calc-tip">
      The least for this price is <b className="num">{dollars(least)}</b>.{' '}
      <button type="button" className="calc-toggle" onClick={() => onTake(String(least))}>
        Use it
      </button>
    </p>
  );
}

function Answer({
  home,
  input,
  texts,
  search,
  onApply,
}: { home: Purchase; input: PurchaseInput; texts: Texts; search: string } & Pick<TabProps, 'onApply'>): ReactNode {
  const tax = home.landTransferTax;
  const shown = (label: string, amount: number): Figure[] => (amount === 0 ? [] : [{ label, value: dollars(amount) }]);
  const paymentSearch = searchOf({
    principal: home.totalMortgage.toFixed(2),
    rate: texts.rate ?? '',
    years: texts.years ?? '',
    frequency: texts.frequency ?? '',
    type: texts.type ?? '',
  });
  return (
    <ResultCard
      title="Cash to close"
      value={dollars(home.cashToClose)}
      sentence={`Then ${dollars(home.payment)} ${EACH[input.frequency] ?? ''} on a mortgage of ${dollars(home.totalMortgage)}.`}
      figures={[
        { label: `Down payment (${home.downPaymentPct.toFixed(2)}%)`, value: dollars(input.downPayment) },
        ...shown('Land transfer tax or fees', tax.provincial),
        ...shown('Municipal land transfer tax', tax.municipal),
        ...shown('First-time or new-home relief', -tax.rebate),
        ...shown('Sales tax on the premium', home.premiumSalesTax),
        ...shown('Other costs', input.otherCosts),
        { label: 'Cash to close', value: dollars(home.cashToClose), strong: true },
        ...shown(`Insurance premium (${home.premiumRatePct}%), in the mortgage`, home.premium),
        { label: 'Mortgage', value: dollars(home.totalMortgage), strong: true },
      ]}
    >
      {tax.warnings.map((text) => (
        <p key={text} className="calc-warning">
          {text}
        </p>
      ))}
      <p className="calc-warning">
        <Link to={`${paths.calculator}?${paymentSearch}`}>See this mortgage year by year</Link>
      </p>
      <div className="calc-actions">
        <Button
          onClick={() =>
            onApply('new_purchase', {
              propertyValue: String(input.price),
              downPayment: String(input.downPayment),
              province: input.province,
            })
          }
        >
          Ask a broker about this
        </Button>
        <SaveButton
          kept={{
            kind: 'PURCHASE',
            inputs: { ...input, scenario: search },
            label: `A home for ${wholeDollars(input.price)}, ${input.province}`,
          }}
          search={search}
        />
      </div>
    </ResultCard>
  );
}
