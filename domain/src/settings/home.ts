import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { CLAIM_BASES, isSavingClaim } from './claim-basis.js';
import { INITIAL_CLAIMS, INITIAL_QUESTIONS, INITIAL_TESTIMONIALS } from './home-initial.js';
import type { SettingsSection } from './section.js';

/** How many of each the home page shows: the first of the list. With fewer, nothing can be saved. */
export const HOME_TESTIMONIALS = 3;
export const HOME_QUESTIONS = 4;
export const HOME_CLAIMS = 4;

/** The pictures that can stand over a testimonial. */
export const TESTIMONIAL_SCENES = [
  { value: 'west-coast', label: 'West coast' },
  { value: 'montreal', label: 'Montréal' },
  { value: 'st-johns', label: 'St. John’s' },
] as const;
export type TestimonialScene = (typeof TESTIMONIAL_SCENES)[number]['value'];

/** Whose words they are. Invented ones are called examples in the heading (Competition Act, s. 74.02). */
export const TESTIMONIAL_BASES = [
  { value: 'examples', label: 'Examples that we made up' },
  { value: 'clients', label: 'Real clients who agreed in writing' },
] as const;

/** What else on the site rests on a claim. */
const CLAIM_USES = [{ value: 'reply', label: 'The reply time in the bar at the foot of the home page' }] as const;

const EVIDENCE = {
  name: 'evidenceOn',
  kind: 'date',
  label: 'Checked on',
  hint: 'The day of the evidence. Visitors see it.',
  past: true,
  required: 'Enter the day on which it was checked',
} as const;

const FOOTNOTE_MAX = 400;

/** What clients say, on the home page. */
export const TESTIMONIALS: SettingsSection = {
  title: 'Testimonials',
  description: 'What clients say on the home page, which shows the first 3.',
  lead: 'The home page shows the first 3, in this order.',
  fields: [
    {
      name: 'basis',
      kind: 'choice',
      label: 'Whose words they are',
      hint: 'The heading on the home page says so.',
      choices: TESTIMONIAL_BASES,
      empty: 'Choose',
      required: 'Say whose words they are',
    },
    {
      name: 'footnote',
      kind: 'longText',
      label: 'Footnote',
      hint: 'What they rest on: whose words they are, and that results differ.',
      max: FOOTNOTE_MAX,
      required: 'Enter the footnote',
    },
    EVIDENCE,
  ],
  lists: [
    {
      name: 'testimonials',
      title: 'What clients say',
      hint: 'The first 3 are shown.',
      noun: 'testimonial',
      most: 12,
      least: [HOME_TESTIMONIALS, `The home page shows ${HOME_TESTIMONIALS} testimonials. Add more before you save.`],
      fields: [
        { name: 'quote', kind: 'longText', label: 'What they say', max: 240, required: 'Enter what they say' },
        { name: 'who', kind: 'text', label: 'Name', max: 40, required: 'Enter a name' },
        {
          name: 'file',
          kind: 'text',
          label: 'Place and file',
          hint: 'Such as: Burnaby, renewal',
          max: 60,
          required: 'Enter the place and the file',
        },
        {
          name: 'figure',
          kind: 'text',
          label: 'Figure',
          hint: 'Such as: $412/mo',
          max: 16,
          required: 'Enter the figure',
        },
        {
          name: 'meaning',
          kind: 'text',
          label: 'What the figure means',
          hint: 'Such as: lower payment',
          max: 30,
          required: 'Enter what the figure means',
        },
        {
          name: 'province',
          kind: 'choice',
          label: 'Province on the stamp',
          choices: PROVINCE_CHOICES,
          empty: 'Choose',
          required: 'Choose a province',
        },
        {
          name: 'scene',
          kind: 'choice',
          label: 'Picture',
          choices: TESTIMONIAL_SCENES,
          empty: 'Choose',
          required: 'Choose a picture',
        },
      ],
    },
  ],
  initial: INITIAL_TESTIMONIALS,
};

/** What people ask, on the home page. */
export const QUESTIONS: SettingsSection = {
  title: 'Questions',
  description: 'Questions and answers on the home page, which shows the first 4.',
  lead: 'The home page shows the first 4, in this order. Search engines read them too.',
  fields: [],
  lists: [
    {
      name: 'questions',
      title: 'Questions and answers',
      hint: 'The first 4 are shown.',
      noun: 'question',
      most: 20,
      least: [HOME_QUESTIONS, `The home page shows ${HOME_QUESTIONS} questions. Add more before you save.`],
      once: ['question', 'Enter each question once.'],
      fields: [
        { name: 'question', kind: 'text', label: 'Question', max: 120, required: 'Enter the question' },
        { name: 'answer', kind: 'longText', label: 'Answer', max: 600, required: 'Enter the answer' },
      ],
    },
  ],
  initial: INITIAL_QUESTIONS,
};

/** What we say of ourselves in figures, and what each rests on. */
export const CLAIMS: SettingsSection = {
  title: 'Claims',
  description: 'Marketing claims with footnotes and evidence dates. Pages show the first 4 that hold.',
  lead: 'The home page and About Us show the first 4 that hold, each with its footnote and the day it was checked.',
  fields: [],
  lists: [
    {
      name: 'claims',
      title: 'Claims',
      hint: 'The first 4 that hold are shown. Claim only what you can prove today.',
      noun: 'claim',
      most: 12,
      least: [HOME_CLAIMS, `The home page shows ${HOME_CLAIMS} claims. Add more before you save.`],
      once: ['use', 'The reply time can rest on one claim only.'],
      fields: [
        {
          name: 'figure',
          kind: 'text',
          label: 'Figure',
          hint: 'Such as: 50+ lenders',
          max: 20,
          required: 'Enter the figure',
        },
        {
          name: 'text',
          kind: 'text',
          label: 'Rest of the claim',
          hint: 'Such as: compared on every file',
          max: 60,
          required: 'Enter the rest of the claim',
        },
        {
          name: 'footnote',
          kind: 'longText',
          label: 'Footnote',
          hint: 'What it rests on.',
          max: FOOTNOTE_MAX,
          required: 'Enter what it rests on',
        },
        EVIDENCE,
        {
          name: 'basis',
          kind: 'choice',
          label: 'Worked out each day from',
          hint: 'If the figure no longer holds, visitors don’t see the claim.',
          choices: CLAIM_BASES,
          empty: 'Nothing: one of us checked it',
        },
        {
          name: 'posted',
          kind: 'number',
          label: 'Posted rate to compare with, in percent',
          most: 30,
          when: isSavingClaim,
          required: 'Enter the posted rate',
        },
        { name: 'use', kind: 'choice', label: 'Also said in', choices: CLAIM_USES, empty: 'Nowhere else' },
      ],
    },
  ],
  initial: INITIAL_CLAIMS,
};
