import { keysOf } from '@brokerage/domain/data/objects';
import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { PROVINCES } from '@brokerage/domain/application/applications';
import type { RateInsurance, RateOfferSort, RatePurpose, RateType } from '../../schema.generated';
import { AMORTIZATIONS, EXAMPLE, isAmount, LEAVES } from '../../lib/scenario/scenario';
import type { Mortgage } from './monthly-payment';
import { TYPES } from './rate-types';

export const MOST_COMPARED = 3;

export const PURPOSES: readonly { value: RatePurpose; label: string }[] = [
  { value: 'PURCHASE', label: 'Buying a home' },
  { value: 'RENEWAL', label: 'Renewing' },
  { value: 'REFINANCE', label: 'Refinancing' },
];
export const INSURANCES: readonly { value: RateInsurance; label: string }[] = [
  { value: 'INSURED', label: 'Insured: under 20% down' },
  { value: 'INSURABLE', label: 'Insurable: 20% or more' },
  { value: 'UNINSURED', label: 'Uninsured' },
];
export const SORTS: readonly { value: RateOfferSort; label: string }[] = [
  { value: 'RATE', label: 'Rate' },
  { value: 'PAYMENT', label: 'Payment' },
  { value: 'LENDER', label: 'Lender' },
  { value: 'COST', label: 'True cost' },
];

/** What a person compares, as the address tells it: a copied address shows the same. */
export interface Scenario {
  term: number | undefined;
  type: RateType | undefined;
  purpose: RatePurpose | undefined;
  insurance: RateInsurance | undefined;
  province: string | undefined;
  /** Dollars */
  amount: number;
  /** Years */
  amortization: number;
  /** Months until they may leave; undefined: they stay to the end of the term */
  leave: number | undefined;
  sort: RateOfferSort;
  descending: boolean;
  page: number;
  /** Ids of the rates chosen for the comparison side by side */
  chosen: readonly string[];
  sideBySide: boolean;
}

export type Change = Partial<Scenario>;

const known = <Value extends string>(choices: readonly { value: Value }[], word: string | null): Value | undefined =>
  choices.find(({ value }) => value.toLowerCase() === word)?.value;

const numberIn = (text: string | null, fits: (value: number) => boolean): number | undefined => {
  const value = Number(text ?? NaN);
  return fits(value) ? value : undefined;
};

const USUAL_TERM = 5;
const END = 'end';

/** The months that every rate is counted over. */
export const monthsKept = ({ leave, term = USUAL_TERM }: Pick<Scenario, 'leave' | 'term'>): number =>
  Math.min(leave ?? Infinity, Math.round(term * 12));

const leaveIn = (word: string | null): number | undefined => {
  if (word === END) return undefined;
  return LEAVES.find(({ value }) => value !== undefined && String(value) === word)?.value ?? EXAMPLE.leave;
};

/** The mortgage where nobody has said anything. */
const USUAL: Mortgage = { amount: EXAMPLE_MORTGAGE.principal, amortization: EXAMPLE_MORTGAGE.amortizationYears };

/** What the address does not say, or says wrongly, is as if it were not said: then the usual mortgage stands there. */
export function readScenario(search: URLSearchParams, usual = USUAL): Scenario {
  const [, minus, sort = ''] = /^(-?)(.*)$/.exec(search.get('sort') ?? '') ?? [];
  const ids = (search.get('compare') ?? '').split(',').filter(Boolean);
  return {
    term: numberIn(search.get('term'), (value) => value > 0),
    type: known(TYPES, search.get('type')),
    purpose: known(PURPOSES, search.get('purpose')),
    insurance: known(INSURANCES, search.get('insurance')),
    province: PROVINCES.find(({ code }) => code === search.get('province'))?.code,
    amount: numberIn(search.get('amount'), isAmount) ?? usual.amount,
    amortization:
      numberIn(search.get('amortization'), (value) => AMORTIZATIONS.some((years) => years === value)) ??
      usual.amortization,
    leave: leaveIn(search.get('leave')),
    sort: known(SORTS, sort) ?? 'RATE',
    descending: minus === '-',
    page: numberIn(search.get('page'), (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000) ?? 1,
    chosen: [...new Set(ids)].slice(0, MOST_COMPARED),
    sideBySide: search.get('view') === 'side-by-side',
  };
}

/** The address with a change in it. The usual is left out; other filters or another order begin at the first page. */
export function withChange(search: URLSearchParams, change: Change, usual = USUAL): URLSearchParams {
  const { page, chosen, sideBySide, ...listing } = change;
  const now = { ...readScenario(search, usual), ...change };
  const words: Record<string, string | undefined> = {
    term: now.term?.toString(),
    type: now.type?.toLowerCase(),
    purpose: now.purpose?.toLowerCase(),
    insurance: now.insurance?.toLowerCase(),
    province: now.province,
    amount: now.amount === usual.amount ? undefined : String(now.amount),
    amortization: now.amortization === usual.amortization ? undefined : String(now.amortization),
    leave: now.leave === EXAMPLE.leave ? undefined : String(now.leave ?? END),
    sort: now.sort === 'RATE' && !now.descending ? undefined : `${now.descending ? '-' : ''}${now.sort.toLowerCase()}`,
    page: now.page === 1 || Object.keys(listing).length > 0 ? undefined : String(now.page),
    compare: now.chosen.join(',') || undefined,
    view: now.sideBySide ? 'side-by-side' : undefined,
  };
  const next = new URLSearchParams(search);
  // always in one order: the same choice is the same address
  for (const name of Object.keys(words)) next.delete(name);
  for (const [name, word] of Object.entries(words)) if (word !== undefined) next.set(name, word);
  return next;
}

export const NO_FILTERS = {
  term: undefined,
  type: undefined,
  purpose: undefined,
  insurance: undefined,
  province: undefined,
} as const satisfies Change;

export const hasFilters = (scenario: Scenario): boolean =>
  keysOf(NO_FILTERS).some((name) => scenario[name] !== undefined);

/** Another column begins with its lowest, the same one turns round. */
export const sortedBy = (scenario: Scenario, sort: RateOfferSort): Change => ({
  sort,
  descending: scenario.sort === sort && !scenario.descending,
});

/** Ticked or unticked; a fourth does not fit. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < MOST_COMPARED ? [...chosen, id] : chosen;
}
