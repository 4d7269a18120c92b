import type { FieldTable } from '../forms/fields.js';
import { isHttpsAddress } from '../forms/https-address.js';
import { PROVINCE_CHOICES } from '../vocabulary/province-choices.js';
import { ADDRESS_FIELDS, keptAddress } from './postal-address.js';
import { profileProblem } from './profiles.js';
import type { SettingsSection } from './section.js';

const httpsProblem = (text: string): string | undefined =>
  isHttpsAddress(text) ? undefined : 'Enter an address that begins with https://';

/**
 * What the brokerage says of itself in single answers. A new one needs a column and the place that shows it: the editor, the
 * schema and what the server keeps are made from this.
 */
export const COMPANY_FORM = [
  {
    name: 'brandName',
    kind: 'text',
    label: 'Brand name',
    hint: 'The name that visitors know.',
    description: 'The name that visitors know.',
    max: 40,
    required: 'Enter the brand name',
  },
  {
    name: 'legalName',
    kind: 'text',
    label: 'Legal name',
    hint: 'As it appears on your licences.',
    description: 'The name on the licence.',
    max: 120,
    required: 'Enter the legal name',
  },
  {
    name: 'tagline',
    kind: 'text',
    label: 'Tagline',
    hint: 'Stands under the name at the foot of each page.',
    description: 'The sentence under the name.',
    max: 120,
    required: 'Enter a tagline',
  },
  { name: 'phone', kind: 'phone', label: 'Phone', description: 'E.164.', required: 'Enter the phone number' },
  {
    name: 'email',
    kind: 'email',
    label: 'Email address',
    hint: 'Visitors see it.',
    description: 'Where email reaches the office.',
    required: 'Enter an email address',
  },
  {
    name: 'officeEmail',
    kind: 'email',
    label: 'Email for notices',
    hint: 'Where the office’s own notices go. Visitors don’t see it.',
    required: 'Enter an email address for notices',
  },
  {
    name: 'privacyOfficer',
    kind: 'text',
    label: 'Privacy officer',
    hint: 'Name and email address, such as: Privacy Officer, privacy@example.ca',
    description: 'Whom people ask about their information.',
    max: 160,
    required: 'Enter who answers questions about privacy',
  },
  {
    name: 'propertySearchUrl',
    kind: 'text',
    label: 'Property search',
    hint: 'Where visitors look for homes.',
    description: 'A site where homes for sale are found.',
    max: 200,
    required: 'Enter the address of the property search',
    check: httpsProblem,
  },
] as const satisfies FieldTable;

type PublicField = Exclude<(typeof COMPANY_FORM)[number], { name: 'officeEmail' }>;

/** What visitors may read of it. */
export const PUBLIC_COMPANY = COMPANY_FORM.filter((field): field is PublicField => field.name !== 'officeEmail');

/** Who the brokerage is. */
export const COMPANY: SettingsSection = {
  title: 'Company',
  description: 'Names, contact details, addresses, licences by province and links.',
  lead: 'Change what the site, our emails and our documents say about us.',
  fields: COMPANY_FORM,
  lists: [
    {
      name: 'addresses',
      title: 'Addresses',
      hint: 'The first is the head office. Emails that need consent name it, and search engines read them all.',
      noun: 'address',
      most: 6,
      least: [1, 'Enter the address of the head office.'],
      fields: ADDRESS_FIELDS,
      kept: keptAddress,
    },
    {
      name: 'licences',
      title: 'Licences by province',
      hint: 'The first is the head office’s. Numbers such as 00000 are not shown to visitors.',
      noun: 'licence',
      most: 13,
      once: ['province', 'Enter each province once.'],
      fields: [
        {
          name: 'province',
          kind: 'choice',
          label: 'Province',
          choices: PROVINCE_CHOICES,
          empty: 'Choose',
          required: 'Choose a province',
        },
        { name: 'number', kind: 'text', label: 'Licence number', max: 40, required: 'Enter the licence number' },
      ],
    },
    {
      name: 'socialLinks',
      title: 'Social links',
      noun: 'link',
      most: 8,
      once: ['network', 'Enter each network once.'],
      fields: [
        { name: 'network', kind: 'text', label: 'Network', max: 30, required: 'Enter the name of the network' },
        {
          name: 'url',
          kind: 'text',
          label: 'Address',
          hint: 'Your own page on the network.',
          max: 200,
          required: 'Enter the address',
          check: profileProblem,
        },
      ],
    },
  ],
};
