import type { Texts } from '@brokerage/domain/forms/fields';
import { parseMoney } from '@brokerage/domain/forms/money';
import { offeredPayment } from './kept-mortgage';
import { keepSaid, keptScenario } from './kept-scenario';
import { offeredHome, offeredOwed, offeredRefinance, offeredRenewal } from './offers';
import { EXAMPLE, readWords, type Change, type Purpose } from './scenario';

/** What a calculator has in common with the scenario: what it is offered of it, and what is typed there in words of it. */
export interface Shared {
  offered: (said: Change) => Texts;
  /** Its own name of each part */
  asks: Readonly<Partial<Record<'price' | 'downPayment' | 'mortgage' | 'province', string>>>;
  /** The purpose of whoever types an amount there */
  says?: Purpose;
  /** Where an amount says no purpose: the purposes that must have been said before */
  within?: readonly Purpose[];
}

export const HOME: Shared = {
  offered: offeredHome,
  asks: { price: 'price', downPayment: 'down', province: 'province' },
  says: 'PURCHASE',
};
export const RENEWING: Shared = { offered: offeredRenewal, asks: { mortgage: 'balance' }, says: 'RENEWAL' };
export const REFINANCING: Shared = { offered: offeredRefinance, asks: { mortgage: 'amount' }, says: 'REFINANCE' };
/** Who asks for a penalty may renew, refinance or sell. */
export const OWED: Shared = { offered: offeredOwed, asks: { mortgage: 'balance' }, within: ['RENEWAL'] };
/** A mortgage of any purpose: no price and no down payment come of it. */
export const LOAN: Shared = {
  offered: offeredPayment,
  asks: { mortgage: 'principal' },
  within: ['RENEWAL', 'REFINANCE'],
};

const AMOUNTS = ['price', 'downPayment', 'mortgage'] as const;
const PARTS = [...AMOUNTS, 'province'] as const;

function wordOf(part: string, text: string | undefined): string | undefined {
  if (part === 'province' || text === undefined) return text;
  const parsed = parseMoney(text);
  return 'cents' in parsed ? String(Math.round(parsed.cents / 100)) : undefined;
}

/** What is said by what was typed. Nothing while the parts do not fit together, such as a price that is half typed. */
export function saidIn(typed: Texts, { asks, says, within = [] }: Shared, kept: Change): Change {
  const words = Object.entries(asks).map(([part, name]) => [part, wordOf(part, typed[name])] as const);
  const said = readWords(Object.fromEntries(words), PARTS);
  if (!AMOUNTS.some((part) => part in said)) return said;
  if (!says) return kept.purpose && within.includes(kept.purpose) ? said : {};
  const { price, downPayment } = { ...EXAMPLE, ...kept, ...said };
  return says === 'PURCHASE' && downPayment > price ? {} : { ...said, purpose: says };
}

/** Keeps what was typed for the pages that ask it next; false where it says nothing yet. */
export function keepTyped(typed: Texts, shared: Shared): boolean {
  const kept: Change = keptScenario() ?? {};
  const said = saidIn(typed, shared, kept);
  const parts = Object.keys(said) as (keyof Change)[];
  if (parts.some((part) => said[part] !== kept[part])) keepSaid(said);
  return parts.length > 0;
}
