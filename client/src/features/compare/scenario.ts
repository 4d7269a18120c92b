import { EXAMPLE_MORTGAGE } from '@brokerage/domain/vocabulary/constants';
import { PROVINCES } from '@brokerage/domain/vocabulary/applications';
import type { RateInsurance, RateOfferSort, RatePurpose, RateType } from '../../schema.generated';

export const MOST_COMPARED = 3;
export const AMOUNT_BOUNDS = { min: 10_000, max: 10_000_000 } as const;
export const AMORTIZATIONS = [10, 15, 20, 25, 30] as const;

export const TYPES: readonly { value: RateType; label: string }[] = [
  { value: 'FIXED', label: 'Fixed' },
  { value: 'VARIABLE', label: 'Variable' },
];
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

export const isAmount = (value: number): boolean => value >= AMOUNT_BOUNDS.min && value <= AMOUNT_BOUNDS.max;

/** What the address does not say, or says wrongly, is as if it were not said. */
export function readScenario(search: URLSearchParams): Scenario {
  const [, minus, sort = ''] = /^(-?)(.*)$/.exec(search.get('sort') ?? '') ?? [];
  const ids = (search.get('compare') ?? '').split(',').filter(Boolean);
  return {
    term: numberIn(search.get('term'), (value) => value > 0),
    type: known(TYPES, search.get('type')),
    purpose: known(PURPOSES, search.get('purpose')),
    insurance: known(INSURANCES, search.get('insurance')),
    province: PROVINCES.find(({ code }) => code === search.get('province'))?.code,
    amount: numberIn(search.get('amount'), isAmount) ?? EXAMPLE_MORTGAGE.principal,
    amortization:
      numberIn(search.get('amortization'), (value) => AMORTIZATIONS.some((years) => years === value)) ??
      EXAMPLE_MORTGAGE.amortizationYears,
    sort: known(SORTS, sort) ?? 'RATE',
    descending: minus === '-',
    page: numberIn(search.get('page'), (value) => Number.isInteger(value) && value >= 1 && value <= 1_000_000) ?? 1,
    chosen: [...new Set(ids)].slice(0, MOST_COMPARED),
    sideBySide: search.get('view') === 'side-by-side',
  };
}

/** The address with a change in it. The usual is left out; other filters or another order begin at the first page. */
export function withChange(search: URLSearchParams, change: Change): URLSearchParams {
  const { page, chosen, sideBySide, ...listing } = change;
  const now = { ...readScenario(search), ...change };
  const words: Record<string, string | undefined> = {
    term: now.term?.toString(),
    type: now.type?.toLowerCase(),
    purpose: now.purpose?.toLowerCase(),
    insurance: now.insurance?.toLowerCase(),
    province: now.province,
    amount: now.amount === EXAMPLE_MORTGAGE.principal ? undefined : String(now.amount),
    amortization: now.amortization === EXAMPLE_MORTGAGE.amortizationYears ? undefined : String(now.amortization),
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
  Object.keys(NO_FILTERS).some((name) => scenario[name as keyof typeof NO_FILTERS] !== undefined);

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
