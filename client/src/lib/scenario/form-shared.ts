import type { Texts } from '@brokerage/domain/forms/fields';
import { isBuying, offeredAnswers, offeredOwed, purposeOf, textsOf } from './offers';
import type { Change, Purpose } from './scenario';
import { keepTyped, type Shared } from './shared';

/** What the forms have in common with the scenario; that of the calculators is in shared.ts. */

/** As forms name it; equity is taken out by a refinance. */
const KINDS: Readonly<Record<string, Purpose>> = {
  new_purchase: 'PURCHASE',
  purchase: 'PURCHASE',
  renewal: 'RENEWAL',
  refinance: 'REFINANCE',
  equity_takeout: 'REFINANCE',
};
export const purposeNamed = (kind: string): Purpose | undefined => KINDS[kind];

/** What is owed on a first mortgage, beside a second one. */
export const offeredOwing = (said: Change): Texts => {
  const { balance } = offeredOwed(said);
  return textsOf({ firstBalance: balance });
};

/** For the lines of a renewal letter: the term is what the lender offers, and no wish. */
export const offeredLetter = (said: Change): Texts => ({
  ...offeredOwed(said),
  ...textsOf({
    amortizationYears: said.purpose === 'RENEWAL' ? said.amortization : undefined,
    province: said.province,
  }),
});

/** For a rate watch: the term is the one that is wanted. */
export const offeredWatch = (said: Change): Texts => ({ ...offeredLetter(said), ...textsOf({ term: said.term }) });

/** For the form of those who work for themselves. */
export const offeredSelfEmployed = (said: Change): Texts => {
  const purpose = purposeOf(said);
  const goal = purpose && purpose !== 'RENEWAL' ? purpose.toLowerCase() : undefined;
  return textsOf({ goal, downPayment: isBuying(said) ? said.downPayment : undefined });
};

/** What a bank offers at the end of a term. */
export const LETTER: Shared = {
  offered: offeredLetter,
  asks: { mortgage: 'balance', province: 'province' },
  says: { purpose: 'RENEWAL' },
};
/** Who watches the rates may renew, refinance or stay, */
export const WATCH: Shared = {
  offered: offeredWatch,
  asks: { mortgage: 'balance', province: 'province' },
  within: ['RENEWAL'],
};
/** and so may who borrows more behind a first mortgage. */
export const FIRST_MORTGAGE: Shared = {
  offered: offeredOwing,
  asks: { mortgage: 'firstBalance' },
  within: ['RENEWAL'],
};
/** A call is booked about a kind of mortgage; what it is about at first is written into the form with the rest. */
export const CALL: Shared = { offered: () => ({}), asks: { purpose: 'call-topic' }, kinds: KINDS };
export const SELF_EMPLOYED: Shared = {
  offered: offeredSelfEmployed,
  asks: { purpose: 'goal', downPayment: 'downPayment' },
  kinds: KINDS,
  says: { purpose: 'PURCHASE' },
};

/** A form that asks the kind of mortgage first: what its amounts are depends on the answer. */
function byKind(
  offered: Shared['offered'],
  names: Readonly<Record<'purpose' | 'province' | 'price' | 'downPayment' | 'mortgage', string> & { closing?: string }>,
): (kind: unknown) => Shared {
  const { purpose, province, price, downPayment, mortgage, closing } = names;
  const unanswered: Shared = { offered, asks: { purpose, province }, kinds: KINDS };
  const answered: Readonly<Record<Purpose, Shared>> = {
    PURCHASE: {
      ...unanswered,
      asks: { purpose, province, price, downPayment, ...(closing && { closing }) },
      says: { purpose: 'PURCHASE' },
    },
    RENEWAL: { ...unanswered, asks: { purpose, province, mortgage }, says: { purpose: 'RENEWAL' } },
    // what is owed today is not the mortgage that is wanted
    REFINANCE: { ...unanswered, says: { purpose: 'REFINANCE' }, beside: [mortgage] },
  };
  return (kind) => {
    const named = typeof kind === 'string' ? purposeNamed(kind) : undefined;
    return named ? answered[named] : unanswered;
  };
}

/** The basic form and the forms of the landing pages. */
export const answersOf = byKind(offeredAnswers, {
  purpose: 'mortgageType',
  province: 'province',
  price: 'propertyValue',
  downPayment: 'downPayment',
  mortgage: 'mortgageBalance',
});
/** The application takes nothing by itself: it has a button for it. */
export const applicationOf = byKind(() => ({}), {
  purpose: 'mortgageType',
  province: 'property.province',
  price: 'property.purchasePrice',
  downPayment: 'property.downPayment',
  mortgage: 'property.currentMortgage.balance',
  closing: 'property.closingDate',
});

const REST_MS = 250;
let heard: Texts = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what is typed into a form once the keys rest; for forms that bring this code later. */
export function keepSoon(typed: Texts, shared: Shared): void {
  heard = { ...heard, ...typed };
  clearTimeout(timer);
  timer = setTimeout(() => {
    keepTyped(heard, shared);
    heard = {};
  }, REST_MS);
}
