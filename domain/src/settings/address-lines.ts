/** An office's address by its parts, as machines want them. What is not known is empty. */
export type PostalAddress = {
  street: string;
  unit: string;
  city: string;
  /** Two letters */
  province: string;
  postalCode: string;
  /** Two letters (ISO 3166) */
  country: string;
};

export const HOME_COUNTRY = 'CA';
export const COUNTRIES = [
  { value: HOME_COUNTRY, label: 'Canada' },
  { value: 'US', label: 'United States' },
] as const;

const filled = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);

/** As on an envelope: two spaces before the postal code, as Canada Post asks, and a country only where it is another one. */
export function addressLines({ street, unit, city, province, postalCode: code, country }: PostalAddress): string {
  const abroad = COUNTRIES.find(({ value }) => value === country && value !== HOME_COUNTRY)?.label ?? '';
  return filled([filled([street, unit], ', '), filled([filled([city, province], ' '), code], '  '), abroad], '\n');
}
