/** Enums are names in the schema (SIGNED_IN) and plain words in REST (signed_in). */
export const lower = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
export const upper = (value: unknown): unknown =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

/** The engine's word has a hyphen: semi-annual. */
export const compoundingWord = (value: unknown): unknown => (value === 'SEMI_ANNUAL' ? 'semi-annual' : lower(value));

/** The engine's name of a calculation, landTransferTax, and the enum's: LAND_TRANSFER_TAX. */
export const camelCase = (value: unknown): unknown =>
  String(value)
    .toLowerCase()
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
export const constantCase = (value: unknown): string => String(value).replace(/[A-Z]/g, '_$&').toUpperCase();
