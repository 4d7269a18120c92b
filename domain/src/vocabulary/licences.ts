import type { PROVINCES } from '../application/applications.js';

export type ProvinceCode = (typeof PROVINCES)[number]['code'];

/** A brokerage licence. The first in a list is the head office's. */
export interface Licence {
  province: ProvinceCode;
  number: string;
}

/**
 * Who licenses mortgage brokerages, by province. Source: the members of the Mortgage Broker Regulators' Council of
 * Canada (mbrcc.ca); in Manitoba The Mortgage Brokers Act, C.C.S.M. c. M210; in Newfoundland and Labrador the
 * Mortgage Brokerages and Brokers Act, SNL 2023 c. M-17.1, s. 4: departments change their names. Prince Edward Island and the territories are left out on purpose: we do not name a regulator
 * that we could not confirm.
 */
export const REGULATORS: Readonly<Partial<Record<ProvinceCode, string>>> = {
  AB: 'Real Estate Council of Alberta (RECA)',
  BC: 'BC Financial Services Authority (BCFSA)',
  MB: 'Manitoba Securities Commission (MSC)',
  NB: 'Financial and Consumer Services Commission (FCNB)',
  NL: 'Superintendent, Mortgage Brokerages and Brokers Act',
  NS: 'Service Nova Scotia',
  ON: 'Financial Services Regulatory Authority of Ontario (FSRA)',
  QC: 'Autorité des marchés financiers (AMF)',
  SK: 'Financial and Consumer Affairs Authority (FCAA)',
};

/** True for a number that stands in for a real one: `00000`, or one that says it is a sample. */
export function isPlaceholderLicence(number: string): boolean {
  return /sample/i.test(number) || /^[\s0-]*$/.test(number);
}

/** Licences that a real site may show. Placeholders are left out; with `demo` only samples that say so stay. */
export function shownLicences<Shown extends { number: string }>(
  licences: readonly Shown[],
  { demo }: { demo: boolean },
): Shown[] {
  return licences.filter(({ number }) => !isPlaceholderLicence(number) || (demo && /sample/i.test(number)));
}

/** All licences in one line: "ON 10412 · BC X300123". Empty where there are none. */
export const licenceList = (licences: readonly { province: string; number: string }[]): string =>
  licences.map(({ province, number }) => `${province} ${number}`).join(' · ');
