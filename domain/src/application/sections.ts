import { MORTGAGE_TYPES } from './applications.js';
import { PRODUCTS, RELATIONSHIPS } from './choices.js';
import { any, is, type Condition } from './conditions.js';
import { CONSENT_FIELDS } from './consents.js';
import { DOWN_PAYMENT, MORTGAGE } from './financing.js';
import { HOME } from './home.js';
import { MONEY } from './money.js';
import type { Answers, Group, Part, Section, SectionName } from './parts.js';
import { declarationGroup } from './declarations.js';
import { personGroups } from './person.js';
import { buys, isPrivate, owes } from './purpose.js';
import { applies, rootScope } from './walk.js';
import { workParts } from './work.js';

const PURPOSE: Group = {
  kind: 'group',
  at: '',
  title: 'Your plans',
  fields: [
    {
      name: 'mortgageType',
      kind: 'choice',
      label: 'What do you need?',
      choices: MORTGAGE_TYPES,
      required: 'Choose what you need',
      invalid: 'Choose what you need',
    },
    {
      name: 'product',
      kind: 'choice',
      label: 'Which kind of mortgage?',
      hint: 'Most people need the first. A broker can advise you later.',
      choices: PRODUCTS,
      empty: 'Not sure yet',
    },
  ],
};

const ownAddress: Condition = (texts) => (texts['sharesAddress'] === 'yes' ? false : is('sharesAddress', 'no')(texts));

const PEOPLE: readonly Part[] = [
  {
    kind: 'group',
    at: '',
    fields: [
      {
        name: 'hasCoApplicants',
        kind: 'flag',
        label: 'Is anyone applying with you?',
        hint: 'A partner, a parent or a friend who will be on the mortgage.',
        needed: 'Say whether anyone is applying with you',
      },
    ],
  },
  {
    kind: 'rows',
    at: 'coApplicants',
    title: 'Who is applying with you',
    hint: 'Each gets a link by email, to check the answers and give consent.',
    noun: 'person',
    most: 5,
    needed: 'Add the person, or choose no',
    namedBy: 'fullName',
    when: is('file.hasCoApplicants', 'yes'),
    parts: [
      {
        kind: 'group',
        at: '',
        fields: [
          {
            name: 'relationship',
            kind: 'choice',
            label: 'Relationship to you',
            choices: RELATIONSHIPS,
            empty: 'Choose an answer',
            needed: 'Choose the relationship to you',
          },
          { name: 'guarantor', kind: 'consent', label: 'Only guarantees the mortgage, and will not own the home' },
          {
            name: 'sharesAddress',
            kind: 'flag',
            label: 'Lives at your address',
            needed: 'Say whether you live at the same address',
          },
        ],
      },
      ...personGroups('', ownAddress),
      ...workParts(''),
      declarationGroup('Past credit and duties'),
    ],
  },
];

const CONSENTS: Group = {
  kind: 'group',
  at: 'consents',
  title: 'Your consents',
  fields: CONSENT_FIELDS,
};

/** Every page of the form, in order. Which of them a person meets follows from the answers: `sectionsFor`. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'plans',
    title: 'You and your plans',
    minutes: 4,
    intro: 'What you need, and how we reach you.',
    why: 'Lenders must know who borrows. We use your birth date and address to tell you from others of the same name.',
    parts: [PURPOSE, ...personGroups('applicant')],
  },
  {
    name: 'work',
    title: 'Your work',
    minutes: 4,
    intro: 'A recent pay stub helps, but a good guess is fine for now.',
    why: 'Lenders lend on income that’s steady. Three years of work, even in two places, shows that. We don’t call your employer without telling you first.',
    parts: workParts('applicant'),
  },
  {
    name: 'people',
    title: 'Who’s applying with you',
    minutes: 5,
    intro: 'Everybody who will be on the mortgage.',
    why: 'Two incomes count together, and so do two sets of debts. We check nobody’s credit before they agree themselves.',
    parts: PEOPLE,
  },
  {
    name: 'home',
    title: 'The home',
    minutes: 4,
    intro: 'What it is, where it is and what it costs.',
    why: 'The home secures the mortgage. Tax, heating and fees count as part of what it costs you each month.',
    parts: HOME,
  },
  {
    name: 'down-payment',
    title: 'Your down payment',
    minutes: 3,
    intro: 'Where the money comes from.',
    why: 'Lenders must see that the money is yours or was given to you, for the last 90 days.',
    // most people buy: until they say otherwise, the page counts
    when: (texts) => (texts['file.mortgageType'] ? buys(texts) : true),
    parts: DOWN_PAYMENT,
  },
  {
    name: 'mortgage',
    title: 'Your mortgage now',
    minutes: 4,
    intro: 'Have your last statement handy.',
    why: 'With the balance, the rate and the end of the term we can work out what a change costs you.',
    when: any(owes, isPrivate),
    parts: MORTGAGE,
  },
  {
    name: 'money',
    title: 'What you own and owe',
    minutes: 6,
    intro: 'Savings, vehicles, loans and cards.',
    why: 'What you owe each month limits what a lender lends. What you own shows that you can carry surprises.',
    parts: MONEY,
  },
  {
    name: 'questions',
    title: 'A few last questions',
    minutes: 1,
    intro: 'Past credit troubles, support payments, public office.',
    why: 'An honest answer now avoids a refusal later. A yes rarely ends an application.',
    parts: [declarationGroup('')],
  },
  {
    name: 'check',
    title: 'Check your answers',
    minutes: 2,
    intro: 'Change anything that isn’t right. We’ll bring you right back.',
    parts: [CONSENTS],
  },
];

export const EVERY_PART: readonly Part[] = SECTIONS.flatMap(({ parts }) => parts);

/** The sections that apply to these answers; the check page is the last. */
export function sectionsFor(answers: Answers): readonly Section[] {
  const scope = rootScope(answers);
  return SECTIONS.filter((section) => applies(section, scope) === true);
}

export const isSectionName = (text: string | null): text is SectionName => SECTIONS.some(({ name }) => name === text);
