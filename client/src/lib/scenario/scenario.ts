import { PROVINCES } from '@brokerage/domain/application/applications';
import { RATE_TERMS } from '@brokerage/domain/rates/term-list';
import type { MortgageScenarioInput, RateOrder, RatePurpose } from '../../schema.generated';

export type Purpose = Exclude<RatePurpose, 'ANY'>;

/** What somebody is about to do: said once, and read by the rates, the calculators and the forms. */
export interface Scenario {
  purpose: Purpose;
  /** Of a purchase, dollars */
  price: number;
  /** Of a purchase, dollars */
  downPayment: number;
  /** Of a renewal or a refinance, dollars */
  mortgage: number;
  province: string;
  /** Years */
  term: number;
  /** Years */
  amortization: number;
  /** Undefined: not said */
  firstTime: boolean | undefined;
  /** The month the home changes hands, as 2027-03; undefined: not said */
  closing: string | undefined;
  /** Months until they may leave; undefined: they stay to the end of the term */
  leave: number | undefined;
  order: RateOrder;
}

export type Change = Partial<Scenario>;

interface Choice<Value> {
  value: Value;
  label: string;
}

export const PURPOSES: readonly Choice<Purpose>[] = [
  { value: 'PURCHASE', label: 'Buying a home' },
  { value: 'RENEWAL', label: 'Renewing' },
  { value: 'REFINANCE', label: 'Refinancing' },
];
export const AMORTIZATIONS = [10, 15, 20, 25, 30] as const;
export const LEAVES: readonly Choice<number | undefined>[] = [
  { value: 24, label: 'after 2 years' },
  { value: 36, label: 'after 3 years' },
  { value: 48, label: 'after 4 years' },
  { value: undefined, label: 'not before the term ends' },
];
const ORDERS: readonly RateOrder[] = ['PAYMENT', 'COST'];

export const AMOUNT_BOUNDS = { min: 10_000, max: 10_000_000 } as const;
export const isAmount = (value: number): boolean => value >= AMOUNT_BOUNDS.min && value <= AMOUNT_BOUNDS.max;

/** Where nobody has said anything: the purchase that the calculators begin with, shown as an example. */
export const EXAMPLE: Scenario = {
  purpose: 'PURCHASE',
  price: 640_000,
  downPayment: 64_000,
  mortgage: 400_000,
  province: 'ON',
  term: 5,
  amortization: 25,
  firstTime: undefined,
  closing: undefined,
  leave: 36,
  order: 'PAYMENT',
};

const END = 'end';
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

type Words = Readonly<Record<string, string | null | undefined>>;

/** Each part from the words that an address or the tab has for it; what makes no sense is as if it were not said. */
const READ: { [Part in keyof Scenario]: (word: string) => Scenario[Part] | null } = {
  purpose: (word) => PURPOSES.find(({ value }) => value.toLowerCase() === word)?.value ?? null,
  price: (word) => amountIn(word),
  downPayment: (word) => amountIn(word, 0),
  mortgage: (word) => amountIn(word),
  province: (word) => PROVINCES.find(({ code }) => code === word)?.code ?? null,
  term: (word) => RATE_TERMS.find((years) => String(years) === word) ?? null,
  amortization: (word) => AMORTIZATIONS.find((years) => String(years) === word) ?? null,
  firstTime: (word) => (word === 'yes' ? true : word === 'no' ? false : null),
  closing: (word) => (MONTH.test(word) ? word : null),
  leave: (word) => (word === END ? undefined : (LEAVES.find(({ value }) => String(value) === word)?.value ?? null)),
  order: (word) => ORDERS.find((order) => order.toLowerCase() === word) ?? null,
};

function amountIn(word: string, least: number = AMOUNT_BOUNDS.min): number | null {
  const value = Number(word);
  return word !== '' && value >= least && value <= AMOUNT_BOUNDS.max ? value : null;
}

const wordOf = (part: keyof Scenario, value: Scenario[keyof Scenario]): string | undefined => {
  if (part === 'leave') return value === undefined ? END : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? undefined : String(value).toLowerCase();
};

const PARTS = Object.keys(READ) as (keyof Scenario)[];
/** What an address may say. Amounts are not among it: what somebody owns is in no address. */
const IN_ADDRESS = ['purpose', 'province', 'term', 'leave', 'order'] as const;

/** What these words say, as far as they say anything. */
export function readWords(words: Words, parts: readonly (keyof Scenario)[] = PARTS): Change {
  const said = parts.flatMap((part) => {
    const word = words[part];
    const value = word == null ? null : READ[part](part === 'province' ? word.toUpperCase() : word);
    return value === null ? [] : [[part, value] as const];
  });
  return Object.fromEntries(said);
}

export const wordsOf = (change: Change): Record<string, string | undefined> =>
  Object.fromEntries(PARTS.filter((part) => part in change).map((part) => [part, wordOf(part, change[part])]));

export const inAddress = (search: URLSearchParams): Change =>
  readWords(Object.fromEntries(IN_ADDRESS.map((part) => [part, search.get(part)])), IN_ADDRESS);

/** The address with what a change says of it; always in one order, so that the same choice is the same address. */
export function withChange(search: URLSearchParams, change: Change): URLSearchParams {
  const now = { ...inAddress(search), ...change };
  const next = new URLSearchParams(search);
  for (const part of IN_ADDRESS) next.delete(part);
  for (const part of IN_ADDRESS) {
    const word = part in now ? wordOf(part, now[part]) : undefined;
    if (word !== undefined) next.set(part, part === 'province' ? word.toUpperCase() : word);
  }
  return next;
}

export const isPurchase = ({ purpose }: Pick<Scenario, 'purpose'>): boolean => purpose === 'PURCHASE';

/** The months that are counted: to the end of the term at most. */
export const monthsOf = ({ leave, term }: Pick<Scenario, 'leave' | 'term'>): number =>
  Math.min(leave ?? Infinity, Math.round(term * 12));

const money = (dollars: number): string => dollars.toFixed(2);

/** As the server is asked. The first day of the month stands for it: taxes and rules change with a day. */
export function inputOf(scenario: Scenario): MortgageScenarioInput {
  const { purpose, province, term, amortization, firstTime, closing } = scenario;
  const amounts = isPurchase(scenario)
    ? { price: money(scenario.price), downPayment: money(scenario.downPayment) }
    : { mortgage: money(scenario.mortgage) };
  return {
    purpose,
    ...amounts,
    province,
    term,
    amortizationYears: amortization,
    ...(firstTime !== undefined && { firstTimeBuyer: firstTime }),
    ...(closing !== undefined && { closingDate: `${closing}-01` }),
    months: monthsOf(scenario),
  };
}
