import { isHttpsAddress } from '../forms/https-address.js';
import type { FieldTable } from '../forms/fields.js';
import { profileProblem } from '../settings/profiles.js';
import { subdomainProblem } from './subdomain.js';
import { AGENT_TITLES } from './titles.js';

const https = (text: string): string | undefined =>
  isHttpsAddress(text) ? undefined : 'Enter an address that begins with https://';

/** Who an agent is, as their page says it. */
export const AGENT_WHO = [
  {
    name: 'licensedName',
    kind: 'text',
    label: 'Licensed name',
    hint: 'As shown on the licence.',
    description: 'The name on the licence.',
    max: 80,
    required: 'Enter the name on the licence',
  },
  {
    name: 'title',
    kind: 'choice',
    label: 'Title',
    choices: AGENT_TITLES,
    empty: 'Choose a title',
    description: 'A title that the regulator allows.',
    required: 'Choose a title',
  },
  {
    name: 'subdomain',
    kind: 'text',
    label: 'Address of the page',
    max: 32,
    description: 'The first part of the host of their page, such as priya-raman.',
    required: 'Choose an address',
    check: subdomainProblem,
  },
  {
    name: 'headline',
    kind: 'text',
    label: 'Headline',
    hint: 'One promise in a few words.',
    description: 'The large words at the top of the page.',
    max: 80,
  },
  {
    name: 'intro',
    kind: 'text',
    label: 'Introduction',
    hint: 'One or two sentences: who you are and whom you help.',
    description: 'Stands under the headline.',
    max: 240,
  },
  {
    name: 'bio',
    kind: 'longText',
    label: 'About',
    hint: 'The first paragraph is shown large.',
    description: 'Paragraphs with an empty line between them.',
    max: 3_000,
  },
] as const satisfies FieldTable;

/** How people reach them, which is public. */
export const AGENT_CONTACT = [
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone',
    hint: 'Visitors see it.',
    description: 'Public phone number, kept as E.164.',
  },
  { name: 'email', kind: 'email', label: 'Email', hint: 'Visitors see it.', description: 'Public email address.' },
  {
    name: 'website',
    kind: 'text',
    label: 'Website',
    description: 'A site of their own.',
    max: 200,
    path: 'social.website',
    check: https,
  },
  { name: 'linkedin', kind: 'text', label: 'LinkedIn', max: 200, path: 'social.linkedin', check: profileProblem },
  {
    name: 'instagram',
    kind: 'text',
    label: 'Instagram',
    description: 'A profile on Instagram.',
    max: 200,
    path: 'social.instagram',
    check: profileProblem,
  },
  {
    name: 'facebook',
    kind: 'text',
    label: 'Facebook',
    description: 'A page on Facebook.',
    max: 200,
    path: 'social.facebook',
    check: profileProblem,
  },
] as const satisfies FieldTable;

/** Whom they work for. */
export const AGENT_BROKERAGE = [
  {
    name: 'brokerageName',
    kind: 'text',
    label: 'Brokerage',
    hint: 'Leave blank for our own name.',
    description: 'Left out: the legal name of the site.',
    max: 120,
  },
  {
    name: 'brokerageLicenceNumber',
    kind: 'text',
    label: 'Brokerage licence',
    hint: 'Leave blank for our own number.',
    description: 'Left out: the licence of the site.',
    max: 40,
  },
] as const satisfies FieldTable;

/**
 * What an agent's page says in single answers; visitors may read all of it. A new one needs a column and a place on the
 * page: the editor, the schema, the calls and what the server keeps are made from this.
 */
export const AGENT_FORM = [...AGENT_WHO, ...AGENT_CONTACT, ...AGENT_BROKERAGE] as const satisfies FieldTable;
