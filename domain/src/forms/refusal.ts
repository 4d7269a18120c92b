const REFUSALS = new Set(['no', 'nope', 'na', 'n/a', 'none', 'nil', 'test', 'abc', '123']);
const PHONE_REFUSALS = new Set([...REFUSALS, 'cant', "can't", 'can’t']);

/** A word by which a person says that they would rather not tell (decisions §1). */
export const isRefusal = (text: string): boolean => REFUSALS.has(text.trim().toLowerCase());

/** The same for a phone number. */
export const isPhoneRefusal = (text: string): boolean => PHONE_REFUSALS.has(text.trim().toLowerCase());
