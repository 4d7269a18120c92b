import { ASSETS, LIABILITIES, PROPERTY_USES } from './choices.js';
import { is } from './conditions.js';
import type { ApplicationField, Part, Rows } from './parts.js';

const amount = (name: string, label: string, needed?: string): ApplicationField => ({
  name,
  kind: 'money',
  label,
  needed,
});

const listed = (
  flag: string,
  question: string,
  hint: string,
  rows: Omit<Rows, 'kind' | 'when' | 'parts' | 'needed'>,
  fields: readonly ApplicationField[],
): readonly Part[] => [
  {
    kind: 'group',
    at: 'financial',
    fields: [{ name: flag, kind: 'flag', label: question, hint, needed: 'Choose yes or no' }],
  },
  {
    ...rows,
    kind: 'rows',
    needed: `Add the ${rows.noun}, or choose no`,
    when: is(`financial.${flag}`, 'yes'),
    parts: [{ kind: 'group', at: '', fields }],
  },
];

export const MONEY: readonly Part[] = [
  ...listed(
    'hasAssets',
    'Do you own savings, investments or a vehicle?',
    'What is left after the down payment. Guesses are fine.',
    { at: 'financial.assets', title: 'What you own', noun: 'asset', most: 20, namedBy: 'kind' },
    [
      {
        name: 'kind',
        kind: 'choice',
        label: 'Kind',
        choices: ASSETS,
        empty: 'Choose a kind',
        needed: 'Choose what it is',
      },
      { name: 'description', kind: 'text', label: 'Description', max: 120 },
      amount('amount', 'Current value', 'Enter what it is worth'),
    ],
  ),
  ...listed(
    'hasLiabilities',
    'Do you owe anything besides a mortgage?',
    'Cards, loans, lines of credit, tax.',
    { at: 'financial.liabilities', title: 'What you owe', noun: 'debt', most: 30, namedBy: 'kind' },
    [
      {
        name: 'kind',
        kind: 'choice',
        label: 'Kind',
        choices: LIABILITIES,
        empty: 'Choose a kind',
        needed: 'Choose what it is',
      },
      { name: 'lender', kind: 'text', label: 'Owed to', max: 120, needed: 'Enter whom you owe' },
      amount('balance', 'Balance owing', 'Enter the balance, 0 if it is paid off'),
      { ...amount('limit', 'Limit'), when: is('kind', 'credit_card', 'line_of_credit', 'heloc') },
      amount('payment', 'Monthly payment', 'Enter the monthly payment'),
      { name: 'payOut', kind: 'consent', label: 'To be paid off with this mortgage' },
    ],
  ),
  ...listed(
    'hasProperties',
    'Do you own other homes or land?',
    'Besides the one this application is about.',
    { at: 'financial.properties', title: 'Other properties', noun: 'property', most: 20, namedBy: 'address' },
    [
      { name: 'address', kind: 'text', label: 'Address', max: 250, needed: 'Enter the address' },
      {
        name: 'use',
        kind: 'choice',
        label: 'Use',
        choices: PROPERTY_USES,
        empty: 'Choose a use',
        needed: 'Choose how it is used',
      },
      amount('propertyValue', 'Current value', 'Enter what it is worth'),
      amount('balance', 'Mortgage owing', 'Enter the mortgage, 0 if there is none'),
      amount('payment', 'Monthly mortgage payment'),
      amount('propertyTax', 'Yearly property tax', 'Enter the property tax'),
      amount('heating', 'Monthly heating'),
      amount('condoFee', 'Monthly condo fee'),
      { ...amount('monthlyRent', 'Monthly rent it brings in', 'Enter the rent'), when: is('use', 'rental') },
    ],
  ),
];
