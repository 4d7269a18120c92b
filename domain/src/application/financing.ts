import { ARREARS, DOWN_PAYMENT_SOURCES, LENDER_KINDS, REFINANCE_PURPOSES, URGENCY } from './choices.js';
import { all, is } from './conditions.js';
import type { ApplicationField, Part } from './parts.js';
import { buys, isPrivate, owes, renews, takesOut } from './purpose.js';

export const DOWN_PAYMENT: readonly Part[] = [
  {
    kind: 'rows',
    at: 'property.downPaymentSources',
    title: 'Where it comes from',
    hint: 'Together they add up to your down payment.',
    noun: 'source',
    most: 10,
    needed: 'Add where your down payment comes from',
    namedBy: 'source',
    when: buys,
    parts: [
      {
        kind: 'group',
        at: '',
        fields: [
          {
            name: 'source',
            kind: 'choice',
            label: 'Source',
            choices: DOWN_PAYMENT_SOURCES,
            empty: 'Choose a source',
            needed: 'Choose where it comes from',
          },
          { name: 'amount', kind: 'money', label: 'Amount', needed: 'Enter the amount' },
          {
            name: 'giverName',
            kind: 'text',
            label: 'Who gives it?',
            max: 120,
            needed: 'Enter who gives it',
            when: is('source', 'gift'),
          },
          {
            name: 'giverRelation',
            kind: 'text',
            label: 'How are you related?',
            hint: 'Lenders accept gifts from close family.',
            max: 60,
            needed: 'Say how you are related',
            when: is('source', 'gift'),
          },
        ],
      },
      { kind: 'group', at: 'giver', branch: true, when: is('source', 'gift'), fields: [] },
    ],
  },
];

const lender: ApplicationField = {
  name: 'lender',
  kind: 'text',
  label: 'Lender',
  max: 120,
  needed: 'Enter the lender',
};
const balance: ApplicationField = {
  name: 'balance',
  kind: 'money',
  label: 'Balance owing',
  hint: 'It’s on your last statement.',
  needed: 'Enter the balance',
};
const payment: ApplicationField = {
  name: 'payment',
  kind: 'money',
  label: 'Monthly payment',
  needed: 'Enter the payment',
};
const rate: ApplicationField = { name: 'rate', kind: 'percent', label: 'Interest rate', needed: 'Enter the rate' };

export const MORTGAGE: readonly Part[] = [
  {
    kind: 'group',
    at: 'property.currentMortgage',
    title: 'The mortgage you have',
    branch: true,
    when: owes,
    fields: [
      lender,
      {
        name: 'lenderKind',
        kind: 'choice',
        label: 'Kind of lender',
        choices: LENDER_KINDS,
        empty: 'Not sure',
        when: renews,
      },
      balance,
      payment,
      rate,
      { name: 'maturityDate', kind: 'date', label: 'Term ends on', needed: 'Enter the day the term ends' },
      { name: 'insured', kind: 'flag', label: 'Was the mortgage insured when you bought?' },
    ],
  },
  {
    kind: 'group',
    at: 'property',
    when: owes,
    fields: [
      {
        name: 'hasSecondMortgage',
        kind: 'flag',
        label: 'Is there a second mortgage or a line of credit on the home?',
        needed: 'Say whether there is a second mortgage',
      },
    ],
  },
  {
    kind: 'group',
    at: 'property.secondMortgage',
    title: 'The second mortgage',
    branch: true,
    when: all(owes, is('property.hasSecondMortgage', 'yes')),
    fields: [lender, balance, payment, rate],
  },
  {
    kind: 'group',
    at: 'property',
    title: 'The mortgage you want',
    when: owes,
    fields: [
      {
        name: 'amountRequested',
        kind: 'money',
        label: 'Amount you want to take out',
        hint: 'On top of what you owe now.',
        needed: 'Enter the amount you want',
        when: takesOut,
      },
      {
        name: 'refinancePurpose',
        kind: 'choice',
        label: 'What is it for?',
        choices: REFINANCE_PURPOSES,
        empty: 'Choose a purpose',
        needed: 'Choose what it is for',
        when: takesOut,
      },
      {
        name: 'lenderOffer',
        kind: 'percent',
        label: 'Rate your lender offers',
        hint: 'From your renewal letter, if you have it.',
        when: renews,
      },
    ],
  },
  {
    kind: 'group',
    at: 'property',
    title: 'A private mortgage',
    when: isPrivate,
    fields: [
      {
        name: 'exitStrategy',
        kind: 'longText',
        label: 'How will it be paid back?',
        hint: 'By selling, refinancing, or another way.',
        max: 1_000,
        needed: 'Say how it will be paid back',
      },
      {
        name: 'urgency',
        kind: 'choice',
        label: 'When do you need it?',
        choices: URGENCY,
        needed: 'Choose when you need it',
      },
      { name: 'arrears', kind: 'choices', label: 'Are you behind on any payments?', choices: ARREARS },
    ],
  },
];
