import { fieldProblem } from '../forms/field-problem.js';
import type { Texts } from '../forms/fields.js';
import { machineText } from '../text/pasted.js';
import { PROVINCES } from '../application/applications.js';
import { COUNTRIES, HOME_COUNTRY, type PostalAddress } from './address-lines.js';
import type { SettingsTable, SettingTexts } from './section.js';

const CODES: readonly string[] = PROVINCES.map(({ code }) => code);
const isAtHome = ({ country = '' }: Texts): boolean => (country || HOME_COUNTRY) === HOME_COUNTRY;

function provinceProblem(text: string, texts: Texts): string | undefined {
  const code = text.toUpperCase();
  if (isAtHome(texts)) return CODES.includes(code) ? undefined : 'Enter the two letters of a province, such as ON';
  return /^[A-Z]{2}$/.test(code) ? undefined : 'Enter the two letters of a state, such as NY';
}

function postalProblem(text: string, texts: Texts): string | undefined {
  if (isAtHome(texts)) return fieldProblem({ name: 'postalCode', kind: 'postal', label: '' }, text, texts);
  return /^\d{5}(-\d{4})?$/.test(text) ? undefined : 'Enter a ZIP code, such as 14201';
}

export const ADDRESS_FIELDS: SettingsTable = [
  { name: 'street', kind: 'text', label: 'Street', max: 100, required: 'Enter the street and number' },
  { name: 'unit', kind: 'text', label: 'Unit', hint: 'Such as: Suite 400', max: 40 },
  { name: 'city', kind: 'text', label: 'City', max: 60, required: 'Enter the city' },
  {
    name: 'province',
    kind: 'text',
    label: 'Province',
    hint: 'Two letters, such as ON',
    max: 2,
    tooLong: 'Enter two letters, such as ON',
    required: 'Enter the province',
    check: provinceProblem,
  },
  {
    name: 'postalCode',
    kind: 'text',
    label: 'Postal code',
    hint: 'Such as: M5V 0A1',
    max: 10,
    required: 'Enter the postal code',
    check: postalProblem,
  },
  {
    name: 'country',
    kind: 'choice',
    label: 'Country',
    hint: 'Canada, unless you choose another.',
    choices: COUNTRIES,
    empty: 'Choose',
  },
];

const UNIT = /^(?:#|(?:suite|ste|unit|apt|apartment|floor|room|bureau|level)\b)|\bfloor$/i;
/** "Toronto ON  M5V 0A1", as Canada Post wants the last line of an address; a comma and small letters are taken too */
const LAST_LINE = new RegExp(
  String.raw`^(?<city>.+?),?\s+(?<province>${CODES.join('|')}),?\s+(?<first>[A-Z]\d[A-Z])\s?(?<second>\d[A-Z]\d)$`,
  'i',
);

/** "M5V 0A1": in capitals, with a space in the middle */
const postalCode = (text: string): string =>
  machineText(text)
    .toUpperCase()
    .replace(/^([A-Z]\d[A-Z])[ -]?(\d[A-Z]\d)$/, '$1 $2');

/**
 * An address that was kept as the lines of an envelope. Where its last line is not city, province and postal code, all of it
 * is the street: nothing is guessed.
 */
export function sortedAddress(text: string): PostalAddress {
  const lines = text.split('\n').map((line) => line.trim());
  const { city, province, first, second } = LAST_LINE.exec(lines.at(-1) ?? '')?.groups ?? {};
  const parts = (city === undefined ? lines : lines.slice(0, -1)).flatMap((line) => line.split(/,\s*/));
  const unit = parts.length > 1 ? parts.find((part) => UNIT.test(part)) : undefined;
  return {
    street: parts.filter((part) => part !== '' && part !== unit).join(', '),
    unit: unit ?? '',
    city: city ?? '',
    province: (province ?? '').toUpperCase(),
    postalCode: `${first ?? ''} ${second ?? ''}`.trim().toUpperCase(),
    country: HOME_COUNTRY,
  };
}

/** A row of the settings as it is kept. Versions of before have one text for the whole address. */
export function keptAddress(row: SettingTexts): PostalAddress {
  const { street = '', unit = '', city = '', province = '', country = '', address = '' } = row;
  if (address !== '' && street === '') return sortedAddress(address);
  return {
    street,
    unit,
    city,
    province: province.toUpperCase(),
    postalCode: postalCode(row['postalCode'] ?? ''),
    country: country || HOME_COUNTRY,
  };
}
