import type { Choice, FieldTable, FormField, InputOf, ValuesOf } from '../forms/fields.js';
import { FIRST_DAY, money, number, PAPER, yesNo } from '../forms/version-fields.js';

const PREFIXES_MAX = 400;
const MOST_UNITS = 40;
const MOST_YEARS = 40;
const MOST_SCORE = 900;
const LEAST_SCORE = 300;
const MOST_MONTHS = 120;
const MOST_DAYS = 180;
const MOST_RATE = 30;
const MOST_PERCENT = 100;

export const POLICY_PRODUCTS = [
  { value: 'any', label: 'All its mortgages' },
  { value: 'fixed', label: 'Fixed rates' },
  { value: 'variable', label: 'Variable rates' },
] as const satisfies readonly Choice[];

/** How income of the self-employed counts. */
const SELF_EMPLOYED = [
  { value: 'filed', label: 'As filed, two-year average' },
  { value: 'plus_15', label: 'As filed, plus 15%' },
  { value: 'none', label: 'Not taken' },
] as const satisfies readonly Choice[];

/** Whose credit score counts. */
const SCORES = [
  { value: 'best', label: 'The best of them' },
  { value: 'lowest', label: 'The lowest of them' },
  { value: 'primary', label: 'The applicant’s' },
] as const satisfies readonly Choice[];

const RENTS = [
  { value: 'add_back', label: 'Added to income' },
  { value: 'offset', label: 'Taken off its costs' },
] as const satisfies readonly Choice[];

const CLAWBACKS = [
  { value: 'none', label: 'None' },
  { value: 'full', label: 'All of it' },
  { value: 'pro_rata', label: 'For the months that are left' },
] as const satisfies readonly Choice[];

const CHARGES = [
  { value: 'standard', label: 'Standard' },
  { value: 'collateral', label: 'Collateral' },
] as const satisfies readonly Choice[];

/** 'M4W, K1' */
const PREFIXES = /^[A-Z]\d?[A-Z]?(?:\s*,\s*[A-Z]\d?[A-Z]?)*$/;

const prefixes = <const Name extends string>(name: Name, label: string) =>
  ({
    name,
    kind: 'text',
    label,
    hint: 'First letters of postal codes, with commas: M4W, K1.',
    max: PREFIXES_MAX,
    check: (text: string): string | undefined =>
      PREFIXES.test(text.trim().toUpperCase()) ? undefined : 'Write the first letters of postal codes, with commas',
  }) as const;

const ABOUT = [
  FIRST_DAY,
  {
    name: 'product',
    kind: 'choice',
    label: 'Which mortgages',
    choices: POLICY_PRODUCTS,
    empty: 'Choose',
    required: 'Choose which mortgages it is about',
    invalid: 'Choose which mortgages it is about',
  },
  { ...PAPER, hint: 'The lender’s document and its date.' },
] as const satisfies FieldTable;

const LENDS = [
  yesNo('insured', 'Insured mortgages'),
  yesNo('insurable', 'Insurable mortgages'),
  yesNo('uninsured', 'Uninsured mortgages'),
  yesNo('refinances', 'Refinances'),
  yesNo('switches', 'Switches at renewal'),
  yesNo('rentals', 'Rental homes'),
  yesNo('secondHomes', 'Second homes'),
  yesNo('secondCharge', 'A second mortgage behind it'),
  number('mostUnits', 'Most homes in the building', 'homes', MOST_UNITS, 1),
  number('mostYears', 'Longest amortization', 'years', MOST_YEARS, 1),
  money('minLoan', 'Smallest mortgage'),
  money('maxLoan', 'Largest mortgage'),
  number('mostLtvPct', 'Most of the value, uninsured', '%', MOST_PERCENT, 1),
  money('slideFirst', 'Part of the value at 80%', 'Of a sliding scale, uninsured.'),
  number('slideRestPct', 'Share of the rest', '%', MOST_PERCENT),
  prefixes('postalOnly', 'Only where the postal code begins with'),
  prefixes('postalNot', 'Not where the postal code begins with'),
] as const satisfies FieldTable;

const COUNTS = [
  number('insuredGdsPct', 'GDS, insured', '%', MOST_PERCENT, 1),
  number('insuredTdsPct', 'TDS, insured', '%', MOST_PERCENT, 1),
  number('otherGdsPct', 'GDS, uninsured', '%', MOST_PERCENT, 1),
  number('otherTdsPct', 'TDS, uninsured', '%', MOST_PERCENT, 1),
  number('insuredMinScore', 'Score, insured', '', MOST_SCORE, LEAST_SCORE),
  number('otherMinScore', 'Score, uninsured', '', MOST_SCORE, LEAST_SCORE),
  {
    name: 'scoreUsed',
    kind: 'choice',
    label: 'Whose score counts',
    choices: SCORES,
    empty: 'Choose',
    required: 'Choose whose score counts',
    invalid: 'Choose whose score counts',
  },
  number('strongScore', 'Strong score', '', MOST_SCORE, LEAST_SCORE),
  number('strongGdsPct', 'GDS at a strong score, uninsured', '%', MOST_PERCENT, 1),
  number('strongTdsPct', 'TDS at a strong score, uninsured', '%', MOST_PERCENT, 1),
  {
    name: 'rentMethod',
    kind: 'choice',
    label: 'Rent of other properties',
    choices: RENTS,
    empty: 'As most lenders do',
    invalid: 'Choose how rent counts',
  },
  number('rentPct', 'Share of the rent', '%', MOST_PERCENT),
  number('revolvingPct', 'Cards and lines, share of the balance', '%', MOST_PERCENT),
  number('helocYears', 'Years of a home-equity line', 'years', MOST_YEARS, 1),
  {
    name: 'selfEmployed',
    kind: 'choice',
    label: 'Self-employed income',
    choices: SELF_EMPLOYED,
    empty: 'Choose',
    required: 'Choose how it counts',
    invalid: 'Choose how it counts',
  },
  number('insolvencyMonths', 'Since a bankruptcy was discharged', 'months', MOST_MONTHS),
] as const satisfies FieldTable;

const COSTS = [
  number('postedRatePct', 'Posted rate for the time that is left', '%', MOST_RATE),
  number('discountPct', 'Usual discount from it', '%', MOST_RATE),
  money('dischargeFee', 'Discharge fee'),
  money('reinvestmentFee', 'Fee for leaving early, besides the penalty'),
  money('paidForClient', 'Of the costs to get it, paid by the lender'),
  number('cashbackPct', 'Cash back, share of the mortgage', '%', MOST_PERCENT),
  {
    name: 'clawback',
    kind: 'choice',
    label: 'Cash back to return when leaving',
    choices: CLAWBACKS,
    empty: 'Choose',
    required: 'Choose what is returned',
    invalid: 'Choose what is returned',
  },
  {
    name: 'charge',
    kind: 'choice',
    label: 'Charge on the home',
    choices: CHARGES,
    empty: 'Choose',
    required: 'Choose the charge',
    invalid: 'Choose the charge',
  },
  yesNo('saleOnly', 'Only a sale ends it early'),
  number('prepayPct', 'Yearly extra payments, share of the mortgage', '%', MOST_PERCENT),
  number('rateHoldDays', 'Rate is held', 'days', MOST_DAYS),
] as const satisfies FieldTable;

/** Under one heading each, as the office reads them. */
export const POLICY_SECTIONS: readonly { title: string; fields: readonly FormField[] }[] = [
  { title: 'Policy', fields: ABOUT },
  { title: 'What it lends on', fields: LENDS },
  { title: 'How it counts', fields: COUNTS },
  { title: 'What it costs', fields: COSTS },
];

/**
 * A lender's policy as the office writes it. What is left empty is as the law and most lenders have it.
 * Source: the lender's own paper, named in each policy.
 */
export const POLICY_FORM = [...ABOUT, ...LENDS, ...COUNTS, ...COSTS] as const satisfies FieldTable;

export type PolicyInput = InputOf<typeof POLICY_FORM>;
export type PolicyValues = ValuesOf<typeof POLICY_FORM>;
