import { OFFICE_ZONE } from '../booking/policy.js';
import { calendarDay, wallClock } from '../calendar/wall-clock.js';
import { CREDIT_BANDS } from './applications.js';
import { NAME_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { isRefusal } from '../forms/refusal.js';
import { HOUSING, MARITAL_STATUSES, RESIDENCY } from './choices.js';
import { askedIf, is, isRecent, type Condition } from './conditions.js';
import type { ApplicationField, Group } from './parts.js';

const NAME_MAX = 120;
const NAME_NEEDED = 'Enter the full legal name';
const YOUNGEST = 18;
const OLDEST = 110;

function nameProblem(text: string): string | undefined {
  if (text.length < NAME_MIN_CHARACTERS) return NAME_NEEDED;
  return isRefusal(text) ? 'Enter the full legal name, as shown on your government ID' : undefined;
}

function ageProblem(text: string): string | undefined {
  const [today, born] = [wallClock(Date.now(), OFFICE_ZONE), calendarDay(text)];
  const isBeforeBirthday = today.month < born.month || (today.month === born.month && today.day < born.day);
  const age = today.year - born.year - (isBeforeBirthday ? 1 : 0);
  if (age < YOUNGEST) return `Borrowers must be ${YOUNGEST} or older`;
  return age > OLDEST ? 'Check the year of birth' : undefined;
}

/** The questions of an address. */
export const addressFields = (known: Partial<Record<'street' | 'city', string>> = {}): readonly ApplicationField[] => [
  {
    name: 'street',
    kind: 'text',
    label: 'Street address',
    hint: 'With the unit, if there is one.',
    max: 200,
    needed: 'Enter the street address',
    autoComplete: known.street,
  },
  { name: 'city', kind: 'text', label: 'City or town', max: 100, needed: 'Enter the city', autoComplete: known.city },
  {
    name: 'province',
    kind: 'choice',
    label: 'Province',
    choices: PROVINCE_CHOICES,
    empty: 'Choose a province',
    needed: 'Choose the province',
  },
  { name: 'postalCode', kind: 'postal', label: 'Postal code', needed: 'Enter the postal code' },
];

const OWN_ADDRESS = { street: 'street-address', city: 'address-level2' };

const atOf = (prefix: string) => (name: string) => (prefix === '' ? name : `${prefix}.${name}`);

/** What lets us reach a person. The applicant cannot send without it. */
function contactFields(sends: boolean): readonly ApplicationField[] {
  const must = (text: string) => (sends ? { required: text } : { needed: text });
  return [
    {
      name: 'fullName',
      kind: 'text',
      label: 'Full legal name',
      hint: 'As shown on your government ID.',
      max: NAME_MAX,
      ...must(NAME_NEEDED),
      check: nameProblem,
      autoComplete: sends ? 'name' : undefined,
    },
    {
      name: 'email',
      kind: 'email',
      label: 'Email address',
      ...must('Enter the email address'),
      hint: sends
        ? 'Your application number goes there.'
        : 'We send a link there, to check the answers and give consent.',
      autoComplete: sends ? 'email' : undefined,
    },
    {
      name: 'phone',
      kind: 'phone',
      label: 'Phone number',
      ...must('Enter the phone number'),
      hint: 'A Canadian number where a broker can call.',
      autoComplete: sends ? 'tel' : undefined,
    },
  ];
}

type At = ReturnType<typeof atOf>;

/** Who they are to a lender. */
const aboutFields = (at: At): readonly ApplicationField[] => [
  {
    name: 'birthDate',
    kind: 'date',
    label: 'Date of birth',
    past: true,
    needed: 'Enter the date of birth',
    check: ageProblem,
  },
  {
    name: 'residency',
    kind: 'choice',
    label: 'Status in Canada',
    choices: RESIDENCY,
    needed: 'Choose the status in Canada',
  },
  {
    name: 'permitEnds',
    kind: 'date',
    label: 'Permit ends on',
    needed: 'Enter the day the permit ends',
    when: is(at('residency'), 'temporary_resident'),
  },
  {
    name: 'maritalStatus',
    kind: 'choice',
    label: 'Marital status',
    choices: MARITAL_STATUSES,
    empty: 'Choose a status',
    needed: 'Choose the marital status',
  },
  {
    name: 'dependants',
    kind: 'number',
    label: 'Dependants',
    hint: 'Children and others who rely on you. 0 if there are none.',
    most: 20,
  },
  {
    name: 'creditBand',
    kind: 'choice',
    label: 'Your credit score (a guess is fine)',
    hint: 'We check nothing without asking you.',
    choices: CREDIT_BANDS,
    empty: 'Choose an answer',
    needed: 'Choose the credit score you expect',
  },
];

/** How they live at their address. */
const homeFields = (at: At): readonly ApplicationField[] => [
  {
    name: 'addressSince',
    kind: 'month',
    label: 'Moved in',
    hint: 'Lenders look at three years.',
    needed: 'Enter the month and year',
  },
  {
    name: 'housing',
    kind: 'choice',
    label: 'Do you rent or own?',
    choices: HOUSING,
    needed: 'Choose whether you rent or own',
  },
  {
    name: 'monthlyRent',
    kind: 'money',
    label: 'Monthly rent',
    needed: 'Enter the rent',
    when: is(at('housing'), 'rent'),
  },
];

/**
 * A person: the applicant, whose answers stand under 'applicant', or a co-applicant, whose row holds them.
 * `sharesAddress` is the condition under which there is no address of their own.
 */
export function personGroups(prefix: '' | 'applicant', hasAddress?: Condition): readonly Group[] {
  const sends = prefix === 'applicant';
  const at = atOf(prefix);
  return [
    {
      kind: 'group',
      at: prefix,
      title: sends ? 'About you' : 'About this person',
      fields: [...contactFields(sends), ...aboutFields(at)],
    },
    {
      kind: 'group',
      at: at('spouse'),
      branch: true,
      when: is(at('maritalStatus'), 'married', 'common_law', 'separated', 'widowed'),
      fields: [],
    },
    {
      kind: 'group',
      at: at('address'),
      title: sends ? 'Where you live' : 'Where this person lives',
      branch: true,
      when: hasAddress,
      fields: addressFields(sends ? OWN_ADDRESS : {}),
    },
    {
      kind: 'group',
      at: prefix,
      fields: homeFields(at),
    },
    {
      kind: 'group',
      at: at('previousAddress'),
      title: 'Previous address',
      branch: true,
      when: askedIf(isRecent(at('addressSince'))),
      fields: addressFields(),
    },
  ];
}
