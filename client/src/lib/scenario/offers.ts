import type { Texts } from '@brokerage/domain/forms/fields';
import type { MortgageTypeValue } from '@brokerage/domain/application/applications';
import type { Change, Purpose } from './scenario';

/** What was said about a mortgage, in the words of the pages that ask it again. What was not said is not offered. */

const TYPES: Readonly<Record<Purpose, MortgageTypeValue>> = {
  PURCHASE: 'new_purchase',
  RENEWAL: 'renewal',
  REFINANCE: 'refinance',
};

type Said = Readonly<Record<string, string | number | undefined>>;

export const textsOf = (said: Said): Texts =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

const yesNo = (answer: boolean | undefined): string | undefined =>
  answer === undefined ? undefined : answer ? 'yes' : 'no';

export const isBuying = ({ purpose = 'PURCHASE' }: Change): boolean => purpose === 'PURCHASE';

/** Whoever names a price or a down payment and no purpose is buying, as the bar of the rates says. */
export const purposeOf = ({ purpose, price, downPayment }: Change): Purpose | undefined =>
  purpose ?? (price === undefined && downPayment === undefined ? undefined : 'PURCHASE');

/** The kind of mortgage as forms name it. */
export const mortgageTypeOf = ({ purpose }: Change): MortgageTypeValue | undefined => purpose && TYPES[purpose];

/** For the calculators about buying a home. */
export const offeredHome = (said: Change): Texts =>
  isBuying(said)
    ? textsOf({
        price: said.price,
        down: said.downPayment,
        province: said.province,
        first: yesNo(said.firstTime),
        years: said.amortization,
        closing: said.closing && `${said.closing}-01`,
      })
    : {};

/** For the calculator about a renewal. */
export const offeredRenewal = (said: Change): Texts =>
  said.purpose === 'RENEWAL' ? textsOf({ balance: said.mortgage, term: said.term }) : {};

/** For the calculator about a refinance. */
export const offeredRefinance = (said: Change): Texts =>
  said.purpose === 'REFINANCE' ? textsOf({ amount: said.mortgage, years: said.amortization }) : {};

/** For the calculator of a penalty: its term is one that runs, and no one that is wanted. */
export const offeredOwed = (said: Change): Texts =>
  said.purpose === 'RENEWAL' ? textsOf({ balance: said.mortgage }) : {};

/** For the forms that ask the kind of mortgage first, under their own names. */
export const offeredAnswers = (said: Change): Texts => {
  const amounts = isBuying(said)
    ? { propertyValue: said.price, downPayment: said.downPayment }
    : { mortgageBalance: said.purpose === 'RENEWAL' ? said.mortgage : undefined };
  return textsOf({ mortgageType: mortgageTypeOf(said), province: said.province, ...amounts });
};
