import { compoundingOf, frequencyOf } from '@brokerage/domain/calculator/payment-scenario';
import { numberOf, numberOrNone } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import type { DownPaymentsInput } from '@brokerage/domain/mortgage/down-payments';
import type { PropertyType } from '@brokerage/domain/mortgage/land-transfer-tax';
import type { Province } from '@brokerage/domain/mortgage/tables/provinces';
import { formatRate } from '../../../lib/format';
import { officeToday as today } from '../../../lib/office-today';
import { COMPOUNDING, compoundingText, FREQUENCY, RATE, TYPE, YEARS, type StartRate } from '../fields/common';
import { PROVINCE_CHOICES } from '@brokerage/domain/vocabulary/province-choices';
import { citiesOf } from './places';
import type { CalculatorSection, CalculatorField, GroupsOf } from '../fields/spec';

/** What a home is and costs, as the purchase and the down payment calculators ask it. */

const UNITS: CalculatorField = {
  name: 'units',
  label: 'Homes in the building',
  kind: 'choice',
  choices: [
    { value: '1', label: '1' },
    { value: '2', label: '2 (duplex)' },
    { value: '3', label: '3' },
    { value: '4', label: '4' },
  ],
};

/** Land transfer taxes that are relieved for who never owned a home, and what else each asks. */
const NEVER: Readonly<Record<string, string>> = {
  ON: 'Anywhere in the world. Nor your spouse while married to you. Ontario and Toronto ask this.',
  BC: 'A home you lived in, anywhere. British Columbia also asks 12 months there, or 2 tax returns.',
  PE: 'A home you lived in, anywhere. The Island also asks 6 months there, or 2 tax returns.',
};
const isNever = ({ never }: Texts): boolean => never === 'yes';

const neverFields = (province: string): CalculatorField[] =>
  NEVER[province] === undefined
    ? []
    : [
        { name: 'never', label: 'I have never owned a home', kind: 'flag', hint: NEVER[province] },
        {
          name: 'share',
          label: 'Your share of the home',
          kind: 'percent',
          hint: 'With other buyers who never owned one.',
          engine: ['neverOwnedSharePct'],
          when: isNever,
        },
      ];

const residentFields = (province: string): CalculatorField[] =>
  province === 'NS'
    ? [
        {
          name: 'resident',
          label: 'Every buyer lives in Nova Scotia',
          kind: 'flag',
          hint: 'Or moves there within 6 months. Otherwise the province adds 10%.',
        },
      ]
    : [];

const isNew = ({ new: built }: Texts): boolean => built === 'yes';

export const homeFields = (province: string): CalculatorField[] => [
  { name: 'province', label: 'Province or territory', kind: 'choice', choices: PROVINCE_CHOICES, engine: ['province'] },
  {
    name: 'city',
    label: 'City',
    kind: 'choice',
    choices: citiesOf(province),
    when: () => citiesOf(province).length > 0,
  },
  UNITS,
  {
    name: 'first',
    label: 'I am a first-time buyer',
    kind: 'flag',
    hint: 'Since January 1 four years ago, you haven’t lived in a home that you or your spouse owned.',
  },
  ...neverFields(province),
  ...residentFields(province),
  { name: 'new', label: 'The home is newly built', kind: 'flag' },
  {
    name: 'agreement',
    label: 'Date of your purchase agreement',
    kind: 'date',
    hint: 'GST/HST rebates depend on it. Leave blank for today.',
    engine: ['agreementDate'],
    when: isNew,
  },
  { name: 'credited', label: 'The builder credits the GST/HST rebate', kind: 'flag', when: isNew },
];

/**
 * Fields that depend on the province, made once for each: a list that stays the same lets the fields that were not touched
 * stay as they are. An address may bring any text as a province; only those that exist are kept.
 */
export function byProvince(make: (province: string) => readonly CalculatorSection[]): GroupsOf {
  const made = new Map<string, readonly CalculatorSection[]>(PROVINCE_CHOICES.map(({ value }) => [value, make(value)]));
  return ({ province = '' }) => made.get(province) ?? make(province);
}

export const PRICE: CalculatorField = {
  name: 'price',
  label: 'Purchase price',
  kind: 'money',
  required: true,
  hint: 'For a new home, the price before GST or HST.',
};

const money = (name: string, label: string, engine: string, hint?: string): CalculatorField => ({
  name,
  label,
  kind: 'money',
  hint,
  engine: [engine],
});

export const COST_GROUPS: readonly CalculatorSection[] = [
  { title: 'The mortgage', fields: [RATE, TYPE, COMPOUNDING, YEARS, FREQUENCY] },
  {
    title: 'Closing costs',
    folded: true,
    fields: [
      {
        name: 'closing',
        label: 'Closing date',
        kind: 'date',
        hint: 'Taxes depend on it. Leave blank for today.',
        engine: ['closingDate'],
      },
      money('lawyer', 'Lawyer or notary', 'legalFees'),
      money('title', 'Title insurance', 'titleInsurance'),
      money('appraisal', 'Appraisal', 'appraisal'),
      money('inspection', 'Home inspection', 'inspection'),
      money('adjustments', 'Adjustments', 'adjustments', 'Property tax and utilities the seller has paid ahead.'),
      money('costs', 'Other costs', 'otherCosts', 'Moving, utilities, repairs.'),
    ],
  },
  {
    title: 'Monthly costs of owning',
    folded: true,
    fields: [
      money('tax', 'Yearly property tax', 'annualPropertyTax'),
      money('heat', 'Monthly heating', 'monthlyHeating'),
      money('condo', 'Monthly condo fees', 'monthlyCondoFees'),
      money('insurance', 'Yearly home insurance', 'annualHomeInsurance'),
    ],
  },
];

const ITEMS: Texts = { lawyer: '1300', title: '350', appraisal: '350', inspection: '500' };

/** The closing costs to begin with. Links from before they were listed say them all in `costs`. */
const itemsFor = (asked?: URLSearchParams): Texts =>
  Object.fromEntries(
    Object.entries(ITEMS).map(([name, text]) => [name, asked?.has('costs') && !asked.has(name) ? '' : text]),
  );

export const homeTexts = (start: StartRate, asked?: URLSearchParams): Texts => ({
  price: '640000',
  province: 'ON',
  city: '',
  units: '1',
  first: 'no',
  // links from before it was asked say both in one
  never: asked?.has('first') && !asked.has('never') ? (asked.get('first') ?? 'no') : 'no',
  share: '100',
  resident: 'yes',
  new: 'no',
  agreement: '',
  credited: 'yes',
  rate: formatRate(start.rate),
  type: start.type,
  compounding: compoundingText(start),
  years: '25',
  frequency: 'monthly',
  closing: '',
  adjustments: '',
  ...itemsFor(asked),
  costs: '',
  tax: '4800',
  heat: '150',
  condo: '',
  insurance: '1500',
});

const TYPE_OF_UNITS: Readonly<Record<string, PropertyType>> = {
  '1': 'single-family',
  '2': 'duplex',
  '3': 'multi-residential',
  '4': 'multi-residential',
};

export function homeInput(texts: Texts): DownPaymentsInput {
  const day = today();
  return {
    price: numberOf(texts.price),
    province: texts.province as Province,
    city: texts.city || undefined,
    propertyType: TYPE_OF_UNITS[texts.units ?? ''] ?? 'single-family',
    units: numberOf(texts.units),
    noneInFourYears: texts.first === 'yes',
    neverOwned: isNever(texts),
    neverOwnedSharePct: isNever(texts) ? numberOf(texts.share) : 100,
    newlyBuilt: isNew(texts),
    residentBuyer: true,
    residentOfProvince: texts.resident === 'yes',
    closingDate: texts.closing || day,
    agreementDate: texts.agreement || day,
    rebateCredited: texts.credited === 'yes',
    annualRatePct: numberOf(texts.rate),
    amortizationYears: numberOf(texts.years),
    frequency: frequencyOf(texts),
    compounding: compoundingOf(texts),
    nonTraditionalDownPayment: false,
    legalFees: numberOrNone(texts.lawyer),
    titleInsurance: numberOrNone(texts.title),
    appraisal: numberOrNone(texts.appraisal),
    inspection: numberOrNone(texts.inspection),
    adjustments: numberOrNone(texts.adjustments),
    otherCosts: numberOrNone(texts.costs),
    annualPropertyTax: numberOrNone(texts.tax),
    monthlyHeating: numberOrNone(texts.heat),
    monthlyCondoFees: numberOrNone(texts.condo),
    annualHomeInsurance: numberOrNone(texts.insurance),
  };
}

/** Another province has other cities. */
export const withCity = (change: Texts): Texts =>
  change.province === undefined ? change : { ...change, city: citiesOf(change.province)[0]?.value ?? '' };

export const HOME_ASSUMPTIONS: readonly string[] = [
  'You’ll live in the home and are a citizen or permanent resident. Taxes on foreign buyers aren’t in the figure.',
  'With less than 20% down you need mortgage insurance. The premium is added to the mortgage; you pay the sales tax on it in cash.',
  'GST/HST on a new home is not added to the mortgage. You pay what the rebates leave on closing day.',
  'Land transfer tax is an estimate from dated tables. Your lawyer works out the exact amount.',
];
