import { readAt } from '@brokerage/domain/forms/field-input';
import type { Answers } from '@brokerage/domain/application/parts';
import { formatDollars, groupDigits } from '@brokerage/domain/forms/dollars';
import { mortgageTypeOf, purposeOf } from '../../lib/scenario/offers';
import { PURPOSES, type Change } from '../../lib/scenario/scenario';
import { downShare, provinceName } from '../../lib/scenario/words';
import { putIn } from './put-in';

/** What somebody told us on other pages, as answers of the application: each at its place, and in words. */
interface Told {
  answers: readonly (readonly [place: string, text: string])[];
  /** “Buying a home, $640,000, 20% down, Ontario” */
  words: string;
}

type Line = { place: string; text: string; words: string } | undefined;

function line<Said extends string | number>(
  place: string,
  said: Said | undefined,
  words: (said: Said) => string,
): Line {
  if (said === undefined) return undefined;
  return { place, text: typeof said === 'number' ? groupDigits(String(said)) : said, words: words(said) };
}

const wordsOfBalance = (balance: number): string => `${formatDollars(balance)} owing`;
const wordsOfDown = (price: number | undefined, downPayment: number): string =>
  `${price === undefined ? formatDollars(downPayment) : downShare({ price, downPayment })} down`;

/** Nothing that was not said, and nothing that is asked there in another sense, as the amount of a refinance. */
export function toldIn(said: Change): Told {
  const { price, downPayment, province, mortgage } = said;
  const purpose = purposeOf(said);
  const buys = purpose === 'PURCHASE';
  const told: Line[] = [
    line(
      'mortgageType',
      mortgageTypeOf({ purpose }),
      () => PURPOSES.find(({ value }) => value === purpose)?.label ?? '',
    ),
    line('property.purchasePrice', buys ? price : undefined, formatDollars),
    line('property.downPayment', buys ? downPayment : undefined, (down) => wordsOfDown(price, down)),
    line('property.currentMortgage.balance', purpose === 'RENEWAL' ? mortgage : undefined, wordsOfBalance),
    line('property.province', province, provinceName),
  ];
  const known = told.flatMap((one) => one ?? []);
  return { answers: known.map(({ place, text }) => [place, text]), words: known.map(({ words }) => words).join(', ') };
}

/** There is something to begin with, and none of it was answered yet. */
export const isOpenFor = (answers: Answers, { answers: told }: Told): boolean =>
  told.length > 0 && told.every(([place]) => (readAt(answers, place.split('.')) ?? '') === '');

export const withTold = (answers: Answers, { answers: told }: Told): Answers =>
  told.reduce((all, [place, text]) => putIn(all, place, text), answers);
