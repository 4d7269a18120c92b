import { hasWebAddress } from '@brokerage/domain/forms/web-address';

const LONGEST = 80;
/** What an advertisement needs and a name does not */
const NO_NAME = /[\d@/\\:<>]/;

/**
 * A name somebody typed, for an email to somebody else. Anybody can have us write to any address, so what could be an
 * advertisement is no name: undefined.
 */
export function nameForStrangers(typed: string): string | undefined {
  const name = typed.trim();
  return name === '' || name.length > LONGEST || NO_NAME.test(name) || hasWebAddress(name) ? undefined : name;
}
