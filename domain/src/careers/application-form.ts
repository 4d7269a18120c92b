import type { AnswersOf, FieldTable, InputOf, Texts, ValuesOf } from '../forms/fields.js';
import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';
import { CAREER_CONSENT } from '../vocabulary/consents.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';

const CITY_MAX = 80;
const LICENCE_MAX = 30;
const LINK_MAX = 200;
const LETTER_MAX = 4_000;
const YEARS_MAX = 60;
const LICENCE = /^[A-Za-z0-9 .-]{4,30}$/;

/** Whether somebody may arrange mortgages already. Stored; never change a value. */
export const LICENCE_ANSWERS = [
  { value: 'level_1', label: 'Level 1' },
  { value: 'level_2', label: 'Level 2' },
  { value: 'other', label: 'Another licence' },
  { value: 'not_yet', label: 'Not yet' },
] as const;

const hasLicence = ({ licensed = '' }: Texts): boolean => licensed !== '' && licensed !== 'not_yet';

function linkProblem(text: string): string | undefined {
  const address = /^https:\/\//i.test(text) ? text : `https://${text}`;
  const isAddress = URL.canParse(address) && /^[^\s.]+(\.[^\s.]+)+$/.test(new URL(address).hostname);
  return isAddress && !/\s/.test(text) ? undefined : 'Enter an address such as linkedin.com/in/yourname';
}

/** What we ask of people who apply for a job, besides the résumé. */
export const CAREER_FORM = [
  FULL_NAME,
  { ...EMAIL, label: 'Email' },
  { ...PHONE, label: 'Phone' },
  {
    name: 'city',
    kind: 'text',
    label: 'City',
    office: 'City',
    max: CITY_MAX,
    autoComplete: 'address-level2',
  },
  {
    name: 'province',
    kind: 'choice',
    label: 'Province',
    office: 'Province',
    description: 'Two letters, such as ON.',
    choices: PROVINCE_CHOICES,
    empty: 'Choose',
    invalid: 'Choose a province from the list',
    autoComplete: 'address-level1',
  },
  {
    name: 'licensed',
    kind: 'choice',
    label: 'Do you have a mortgage licence?',
    office: 'Licence',
    choices: LICENCE_ANSWERS,
    invalid: 'Choose one of the answers',
  },
  {
    name: 'licenceNumber',
    kind: 'text',
    label: 'Licence number',
    office: 'Licence number',
    max: LICENCE_MAX,
    when: hasLicence,
    check: (text) =>
      LICENCE.test(text) ? undefined : 'Enter the number as it appears on your licence, such as M08001234',
  },
  {
    name: 'yearsExperience',
    kind: 'number',
    label: 'Years in this kind of work',
    office: 'Years of experience',
    most: YEARS_MAX,
    description: 'Years, from 0 to 60.',
  },
  {
    name: 'linkedin',
    kind: 'text',
    label: 'LinkedIn or your website',
    office: 'LinkedIn or website',
    max: LINK_MAX,
    autoComplete: 'url',
    check: linkProblem,
  },
  {
    name: 'coverLetter',
    kind: 'longText',
    label: 'Anything we should know?',
    office: 'Cover letter',
    hint: 'A few sentences are enough.',
    max: LETTER_MAX,
  },
  {
    name: 'consent',
    kind: 'consent',
    label: CAREER_CONSENT,
    words: 'CAREER',
    description: 'To keep the application for a year and to be contacted about it. Must be true.',
    required: 'Tick the box so that we can keep and answer your application',
  },
] as const satisfies FieldTable;

/** Of jobs that need no licence: nobody is asked about one. */
export const UNLICENSED_CAREER_FORM: FieldTable = CAREER_FORM.filter(
  ({ name }) => name !== 'licensed' && name !== 'licenceNumber',
);

export type CareerValues = ValuesOf<typeof CAREER_FORM>;
export type CareerInput = InputOf<typeof CAREER_FORM>;
export type CareerAnswers = AnswersOf<typeof CAREER_FORM>;
