import { PROVINCES } from '../vocabulary/applications.js';
import type { ProvinceCode } from '../vocabulary/licences.js';

/** The parts of a Canadian address, as machines want them. */
export interface PostalAddress {
  street: string;
  city: string;
  province: ProvinceCode;
  postalCode: string;
}

const CODES = PROVINCES.map(({ code }) => code).join('|');
/** "Toronto ON  M5V 0A1", as Canada Post wants the last line of an address; a comma and small letters are taken too */
const LAST_LINE = new RegExp(
  String.raw`^(?<city>.+?),?\s+(?<province>${CODES}),?\s+(?<first>[A-Z]\d[A-Z])\s?(?<second>\d[A-Z]\d)$`,
  'i',
);

/**
 * The parts of an address that is kept as the lines of an envelope. Undefined where its last line is not city, province and
 * postal code: nothing is guessed.
 */
export function postalAddress(text: string): PostalAddress | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const { city, province, first, second } = LAST_LINE.exec(lines.at(-1) ?? '')?.groups ?? {};
  const street = lines.slice(0, -1).join(', ');
  if (city === undefined || province === undefined || street === '') return undefined;
  return {
    street,
    city,
    province: province.toUpperCase() as ProvinceCode,
    postalCode: `${first} ${second}`.toUpperCase(),
  };
}
