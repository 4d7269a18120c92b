import { PAYMENT_FIELDS } from '@brokerage/domain/calculator/payment-scenario';
import type { Texts } from '@brokerage/domain/forms/fields';
import { paths } from '../../../lib/paths';
import { LOAN } from '../../../lib/scenario/kept-mortgage';
import type { Shared } from '../../../lib/scenario/shared';
import { searchOf } from '../fields/spec';

/** The scenarios that stand side by side, by the name they have in the address. */
export const NAMES = ['A', 'B', 'C'] as const;

/** A.rate, B.rate …: three scenarios in one address */
export const inAddress = (name: string, texts: Texts): Texts =>
  Object.fromEntries(PAYMENT_FIELDS.map((field) => [`${name}.${field}`, texts[field] ?? '']));

export const ofScenario = (name: string, texts: Texts): Texts =>
  Object.fromEntries(PAYMENT_FIELDS.map((field) => [field, texts[`${name}.${field}`] ?? '']));

/** What was said begins each of them; the last stays the one that is paid over longer. They are ideas, and say nothing. */
export const COMPARED: Shared = {
  offered(said) {
    const { years, ...loan } = LOAN.offered(said);
    return Object.fromEntries(
      NAMES.flatMap((name) =>
        Object.entries(name === 'C' || years === undefined ? loan : { ...loan, years }).map(
          ([field, text]) => [`${name}.${field}`, text] as const,
        ),
      ),
    );
  },
  asks: {},
};

/** Where two or three kept payments stand side by side; each is given as the address of the payment page says it. */
export function compareAddress(searches: readonly string[]): string {
  const scenarios = NAMES.slice(0, searches.length).flatMap((name, index) =>
    Object.entries(inAddress(name, Object.fromEntries(new URLSearchParams(searches[index])))),
  );
  return `${paths.calculatorCompare}?${searchOf({ count: String(searches.length), ...Object.fromEntries(scenarios) })}`;
}
