import type { Choice, FieldTable, FormField, InputOf, ValuesOf } from '../forms/fields.js';
import { readNumber } from '../forms/money.js';
import { FIRST_DAY, money, number, PAPER, yesNo } from '../forms/version-fields.js';
import type { PremiumTable } from './premiums.js';

const MOST_HOMES = 4;
const MOST_PERCENT = 100;
const MOST_YEARS = 40;

/** Which of the insurers' premium tables it charges. */
const CHARGED = [
  { value: 'standard', label: 'Homeowners' },
  { value: 'rental', label: 'Rental buildings' },
  { value: 'seasonal', label: 'Seasonal second homes' },
  { value: 'stated_income', label: 'Stated income' },
] as const satisfies readonly (Choice & { value: PremiumTable })[];

const BORROWERS = [
  { value: 'anyone', label: 'Anyone' },
  { value: 'settled', label: 'Citizens and permanent residents' },
] as const satisfies readonly Choice[];

const HOMES = `Enter a whole number from 1 to ${MOST_HOMES}`;

/** None where it can't be read. */
const numberOf = (text = ''): number => {
  const read = readNumber(text);
  return 'plain' in read ? Number(read.plain) : NaN;
};
const homesProblem = (text: string): string | undefined => {
  const read = numberOf(text);
  return Number.isInteger(read) && read >= 1 && read <= MOST_HOMES ? undefined : HOMES;
};

const homes = <const Name extends string>(name: Name, label: string) =>
  ({ ...number(name, label, 'homes', MOST_HOMES, 1), required: HOMES, check: homesProblem }) as const;

const ABOUT = [
  FIRST_DAY,
  { ...PAPER, hint: 'The insurer’s page or bulletin, and its date.' },
  yesNo('offered', 'The insurer offers it'),
] as const satisfies FieldTable;

const TAKES = [
  homes('leastUnits', 'Fewest homes in the building'),
  {
    ...homes('mostUnits', 'Most homes in the building'),
    check: (text, { leastUnits }) =>
      homesProblem(text) ?? (numberOf(text) < numberOf(leastUnits) ? 'Enter at least the fewest homes' : undefined),
  },
  {
    ...number('downPct', 'Least down payment', '%', MOST_PERCENT),
    hint: 'Of the price. Leave blank for the legal shares, 5% and 10%.',
  },
  {
    name: 'residents',
    kind: 'choice',
    label: 'Who may borrow',
    choices: BORROWERS,
    empty: 'Choose',
    required: 'Choose who may borrow',
    invalid: 'Choose who may borrow',
  },
  {
    ...number('sureYears', 'Longest amortization it names', 'years', MOST_YEARS, 1),
    hint: 'Longer ones become a question. Leave blank for the legal limit.',
  },
  money(
    'sureBelow',
    'Price it names',
    'At this price and above, it becomes a question. Leave blank for the legal limit.',
  ),
] as const satisfies FieldTable;

const COUNTS = [
  {
    name: 'premium',
    kind: 'choice',
    label: 'Premiums',
    choices: CHARGED,
    empty: 'Not known: ask',
    invalid: 'Choose the premiums',
  },
  {
    ...number('rentFewPct', 'Share of the rent, one or two homes', '%', MOST_PERCENT),
    hint: 'Of the home’s own suite. Leave blank if not known.',
  },
  {
    ...number('rentManyPct', 'Share of the rent, three or four homes', '%', MOST_PERCENT),
    hint: 'Of the home’s own suites. Leave blank if not known.',
  },
] as const satisfies FieldTable;

const ASKS = [
  yesNo('asksTerms', 'Ask the insurer for its terms'),
  yesNo('asksAccess', 'Ask whether the home can be used all year'),
  yesNo('asksYearsHere', 'Ask when they came to Canada'),
] as const satisfies FieldTable;

/** Under one heading each, as the office reads them. */
export const PROGRAM_SECTIONS: readonly { title: string; fields: readonly FormField[] }[] = [
  { title: 'Version', fields: ABOUT },
  { title: 'What it takes', fields: TAKES },
  { title: 'How it counts', fields: COUNTS },
  { title: 'What is always asked', fields: ASKS },
];

/**
 * The terms of an insurer's program as the office writes them. Whom a program is for and who insures it are the program
 * itself, and no terms of it. Source: the insurer's own paper, named in each version.
 */
export const PROGRAM_FORM = [...ABOUT, ...TAKES, ...COUNTS, ...ASKS] as const satisfies FieldTable;

export type ProgramInput = InputOf<typeof PROGRAM_FORM>;
export type ProgramValues = ValuesOf<typeof PROGRAM_FORM>;
