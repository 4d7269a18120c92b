import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { HOME_TYPES, LIVED_IN, OCCUPANCIES, WATER } from './choices.js';
import { all, any, is, unless, type Condition } from './conditions.js';
import type { Part } from './parts.js';
import { addressFields } from './person.js';
import { buys, hasHome, hasValue, takesOut } from './purpose.js';

const WITH_FEES = ['condo', 'townhouse', 'mobile'];

const mayHaveWork = any(buys, takesOut);
/** Asked once there is work to pay for. */
const hasWork = all(mayHaveWork, (texts) => (texts['property.improvementCost'] ? true : undefined));

/** A home somebody else pays rent in. */
const isLet: Condition = (texts) => {
  const occupancy = texts['property.occupancy'];
  if (!occupancy) return undefined;
  return occupancy === 'rental' || texts['property.hasSuite'] === 'yes';
};

export const HOME: readonly Part[] = [
  {
    kind: 'group',
    at: 'property',
    fields: [
      {
        name: 'found',
        kind: 'flag',
        label: 'Have you found a home?',
        hint: 'Without one we work on a pre-approval.',
        needed: 'Say whether you have found a home',
        when: buys,
      },
      {
        name: 'province',
        kind: 'choice',
        label: 'Province',
        choices: PROVINCE_CHOICES,
        empty: 'Choose a province',
        needed: 'Choose the province of the home',
        autoComplete: 'off',
      },
    ],
  },
  {
    kind: 'group',
    at: 'property.address',
    title: 'Where is it?',
    branch: true,
    when: hasHome,
    fields: addressFields().filter(({ name }) => name !== 'province'),
  },
  {
    kind: 'group',
    at: 'property',
    title: 'What is it?',
    fields: [
      {
        name: 'type',
        kind: 'choice',
        label: 'Kind of home',
        choices: HOME_TYPES,
        empty: 'Choose a kind',
        needed: 'Choose the kind of home',
      },
      {
        name: 'units',
        kind: 'number',
        label: 'Units',
        most: 4,
        needed: 'Enter the number of units',
        when: is('property.type', 'multi-residential'),
      },
      {
        name: 'occupancy',
        kind: 'choice',
        label: 'Who will live there?',
        choices: OCCUPANCIES,
        needed: 'Choose who will live there',
      },
      {
        name: 'hasSuite',
        kind: 'flag',
        label: 'Does it have a suite you rent out?',
        needed: 'Say whether there is a suite',
        when: is('property.occupancy', ...LIVED_IN),
      },
      {
        name: 'monthlyRent',
        kind: 'money',
        label: 'Monthly rent it brings in',
        needed: 'Enter the rent it brings in',
        when: isLet,
      },
      {
        name: 'newlyBuilt',
        kind: 'flag',
        label: 'Is it newly built?',
        needed: 'Say whether it is newly built',
        when: buys,
      },
      {
        name: 'water',
        kind: 'choice',
        label: 'Water and sewer',
        choices: WATER,
        empty: 'Choose an answer',
        when: hasHome,
      },
      { name: 'leasedLand', kind: 'flag', label: 'Is the land leased?', when: hasHome },
    ],
  },
  {
    kind: 'group',
    at: 'property',
    title: 'What does it cost?',
    fields: [
      {
        name: 'purchasePrice',
        kind: 'money',
        label: 'Purchase price',
        hint: 'Your best guess, if still looking.',
        needed: 'Enter the purchase price',
        when: buys,
      },
      {
        name: 'downPayment',
        kind: 'money',
        label: 'Down payment',
        needed: 'Enter the down payment',
        when: buys,
      },
      {
        name: 'propertyValue',
        kind: 'money',
        label: 'What it is worth today',
        hint: 'A guess is fine.',
        needed: 'Enter what it is worth',
        when: hasValue,
      },
      {
        name: 'propertyTax',
        kind: 'money',
        label: 'Yearly property tax',
        hint: 'On the listing or the last tax bill.',
        needed: 'Enter the property tax',
      },
      {
        name: 'condoFee',
        kind: 'money',
        label: 'Monthly condo or association fee',
        needed: 'Enter the fee, 0 if there is none',
        when: is('property.type', ...WITH_FEES),
      },
      {
        name: 'heating',
        kind: 'money',
        label: 'Monthly heating',
        hint: 'Leave blank and we’ll use $150.',
      },
      {
        name: 'improvementCost',
        kind: 'money',
        label: 'Work the mortgage pays for',
        hint: 'A renovation or a new suite.',
        when: mayHaveWork,
      },
      {
        name: 'improvedValue',
        kind: 'money',
        label: 'What it is worth when the work is done',
        when: hasWork,
      },
      { name: 'addsSuite', kind: 'flag', label: 'Does the work add a suite?', when: hasWork },
    ],
  },
  {
    kind: 'group',
    at: 'property',
    title: 'Closing',
    when: all(buys, is('property.found', 'yes')),
    fields: [
      { name: 'closingDate', kind: 'date', label: 'Closing date', needed: 'Enter the closing date' },
      {
        name: 'privateSale',
        kind: 'flag',
        label: 'Is it a private sale?',
        hint: 'Straight from the owner.',
      },
      {
        name: 'mlsNumber',
        kind: 'text',
        label: 'MLS number',
        max: 30,
        when: unless(is('property.privateSale', 'yes')),
      },
    ],
  },
  {
    kind: 'group',
    at: 'property',
    when: all(buys),
    fields: [
      { name: 'realtorName', kind: 'text', label: 'Realtor', max: 120 },
      { name: 'lawyerName', kind: 'text', label: 'Lawyer or notary', max: 120 },
    ],
  },
];
