import type { Texts } from '@brokerage/domain/forms/fields';
import { parseMoney } from '@brokerage/domain/forms/money';
import { keepSaid, keptScenario } from './kept-scenario';
import { offeredHome, offeredOwed, offeredRefinance, offeredRenewal } from './offers';
import { EXAMPLE, readWords, type Change, type Purpose } from './scenario';

/** What a page has in common with the scenario: what it is offered of it, and what is typed there in words of it. */
export interface Shared {
  offered: (said: Change) => Texts;
  /** Its own name of each part */
  asks: Readonly<Partial<Record<Asked, string>>>;
  /** Its own name of each purpose, where it asks that */
  kinds?: Readonly<Record<string, Purpose>>;
  /** Said with every amount that is typed there */
  says?: { purpose: Purpose; firstTime?: true };
  /** Its names of amounts that are none of the scenario’s: they say the purpose alone */
  beside?: readonly string[];
  /** Where an amount says no purpose: the purposes that must have been said before */
  within?: readonly Purpose[];
}

const AMOUNTS = ['price', 'downPayment', 'mortgage'] as const;
const PARTS = [...AMOUNTS, 'purpose', 'province', 'firstTime', 'closing'] as const;
type Asked = (typeof PARTS)[number];

export const HOME: Shared = {
  offered: offeredHome,
  asks: { price: 'price', downPayment: 'down', province: 'province', firstTime: 'first', closing: 'closing' },
  says: { purpose: 'PURCHASE' },
};
/** There one question is about first-time buyers and new homes together. */
export const AFFORDING: Shared = { ...HOME, asks: { downPayment: 'down', province: 'province' } };
/** The page is for those who have never owned a home. */
export const FIRST_HOME: Shared = { ...HOME, says: { purpose: 'PURCHASE', firstTime: true } };
export const RENEWING: Shared = {
  offered: offeredRenewal,
  asks: { mortgage: 'balance' },
  says: { purpose: 'RENEWAL' },
};
export const REFINANCING: Shared = {
  offered: offeredRefinance,
  asks: { mortgage: 'amount' },
  says: { purpose: 'REFINANCE' },
};
/** Who asks for a penalty may renew, refinance or sell. */
export const OWED: Shared = { offered: offeredOwed, asks: { mortgage: 'balance' }, within: ['RENEWAL'] };
/** The month of a whole day. */
const MONTH_OF = /^\d{4}-\d\d(?=-\d\d$)/;

function amountIn(text = ''): string | undefined {
  const parsed = parseMoney(text);
  return 'cents' in parsed ? String(Math.round(parsed.cents / 100)) : undefined;
}

function wordOf(part: Asked, text = '', { kinds }: Shared): string | undefined {
  switch (part) {
    case 'province':
    case 'firstTime':
      return text;
    case 'purpose':
      return kinds?.[text]?.toLowerCase();
    case 'closing':
      return MONTH_OF.exec(text)?.[0];
    default:
      return amountIn(text);
  }
}

function withoutAmounts(said: Change): Change {
  const { price: _price, downPayment: _down, mortgage: _mortgage, ...rest } = said;
  return rest;
}

/** What is said by what was typed. No amount while the parts do not fit together, such as a price that is half typed. */
export function saidIn(typed: Texts, shared: Shared, kept: Change): Change {
  const { asks, says, beside = [], within = [] } = shared;
  const words = Object.entries(asks).map(([part, name]) => [part, wordOf(part as Asked, typed[name], shared)] as const);
  const said = readWords(Object.fromEntries(words), PARTS);
  if (!AMOUNTS.some((part) => part in said))
    return beside.some((name) => amountIn(typed[name]) !== undefined) ? { ...said, ...says } : said;
  if (!says) return kept.purpose && within.includes(kept.purpose) ? said : withoutAmounts(said);
  const { price, downPayment } = { ...EXAMPLE, ...kept, ...said };
  return says.purpose === 'PURCHASE' && downPayment > price ? withoutAmounts(said) : { ...said, ...says };
}

/** Keeps what was typed for the pages that ask it next; false where it says nothing yet. */
export function keepTyped(typed: Texts, shared: Shared): boolean {
  const kept: Change = keptScenario() ?? {};
  const said = saidIn(typed, shared, kept);
  const parts = Object.keys(said) as (keyof Change)[];
  if (parts.some((part) => said[part] !== kept[part])) keepSaid(said);
  return parts.length > 0;
}
