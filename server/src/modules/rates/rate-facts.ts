import { keysOf } from '@brokerage/domain/data/objects';
import { usualCompounding } from '@brokerage/domain/mortgage/compounding';
import { feesOfApr, publishedApr } from '@brokerage/domain/rates/apr';
import { givenAprProblem } from '@brokerage/domain/rates/sanity';
import { DomainError } from '../../kernel/domain-error.js';
import type { RateFacts } from './rate-facts.types.js';
import type { Rate } from './rate.entity.js';

/** The values of a rate as plain data, as they are stored: its APR is worked out from them where it is read. */
export type Facts = Pick<RateFacts, keyof RateFacts>;

/** The values of a rate and their types in SQL. Every other list of them is made from this one. */
const FACT_TYPES = {
  term: 'numeric',
  type: 'text',
  compounding: 'text',
  rate: 'numeric',
  fees: 'numeric',
  purpose: 'text',
  insurance: 'text',
  province: 'text',
  notes: 'text',
  visibility: 'text',
  endsOn: 'date',
} as const satisfies Record<keyof Facts, string>;
type Fact = keyof typeof FACT_TYPES;

const KEYS = keysOf(FACT_TYPES);
/** What visitors are told. */
const PUBLIC_KEYS = KEYS.filter((key) => key !== 'visibility' && key !== 'endsOn');

const columnOf = (key: Fact): string => (key === 'endsOn' ? 'ends_on' : key);
const inJson = (row: string, keys: readonly Fact[]): string =>
  keys.map((key) => `'${key}', ${row}.${columnOf(key)}`).join(', ');

/** The facts as JSON, for a row `r` of rate. */
export const FACTS = `json_build_object(${inJson('r', KEYS)})`;
/** What visitors are told of a row, as the inside of json_build_object. */
export const publicFacts = (row: string): string => inJson(row, PUBLIC_KEYS);

/** The columns of the facts, and the facts of a record `f` that `FACTS_RECORD` made of JSON, in the same order. */
export const FACT_COLUMNS = KEYS.map(columnOf).join(', ');
export const FACTS_OF_RECORD = KEYS.map((key) => `f."${key}"`).join(', ');
export const FACTS_RECORD = `f(${KEYS.map((key) => `"${key}" ${FACT_TYPES[key]}`).join(', ')})`;

/** The defaults of a new rate. */
export const newFacts = ({ term, type, rate }: Pick<Facts, 'term' | 'type' | 'rate'>): Facts => ({
  term,
  type,
  rate,
  fees: null,
  purpose: 'any',
  insurance: 'any',
  province: null,
  notes: null,
  visibility: 'everyone',
  endsOn: null,
  compounding: usualCompounding(type),
});

type Numbers = 'term' | 'rate' | 'fees';
type RateColumns = Pick<Rate, Fact>;

const picked = (source: RateColumns | Facts): Omit<Facts, Numbers> => {
  const { type, compounding, purpose, insurance, province, notes, visibility, endsOn } = source;
  return { type, compounding, purpose, insurance, province, notes, visibility, endsOn };
};

export const factsOf = (rate: RateColumns): Facts => ({
  ...picked(rate),
  term: Number(rate.term),
  rate: Number(rate.rate),
  fees: rate.fees === null ? null : Number(rate.fees),
});

/** As the entity keeps them: numbers as decimal text. */
export const columnsOf = (facts: Facts): RateColumns => ({
  ...picked(facts),
  term: String(facts.term),
  rate: String(facts.rate),
  fees: facts.fees === null ? null : String(facts.fees),
});

export const sameFacts = (one: Facts, other: Facts): boolean => KEYS.every((key) => one[key] === other[key]);

const CLEARABLE: ReadonlySet<string> = new Set<Fact>(['fees', 'province', 'notes', 'endsOn']);

/** A change. Missing values stay; null clears a value that can be empty and leaves the others alone. */
export type FactsChange = { [K in Exclude<Fact, 'fees'>]?: Facts[K] | null } & {
  /** Dollars on the example mortgage, as decimal text */
  fees?: string | null;
  /** Percent, where somebody knows no fees; never stored */
  apr?: number | null;
};

/** Throws where an APR is given that no fees explain. */
export function changed(facts: Facts, { fees, apr, ...change }: FactsChange): Facts {
  const kept = KEYS.filter((key) => key !== 'fees');
  const given = kept.flatMap((key) => {
    const value = change[key];
    return value === undefined || (value === null && !CLEARABLE.has(key)) ? [] : [[key, value] as const];
  });
  const next: Facts = { ...facts, ...Object.fromEntries(given) };
  return { ...next, notes: next.notes?.trim() || null, fees: feesFrom(next, fees, apr) };
}

/**
 * Where nothing is said of fees or APR the fees stay, and the APR follows the rate. Throws where an APR is given that no
 * fees explain.
 */
export function feesFrom(next: Facts, fees: string | null | undefined, apr: number | null | undefined): number | null {
  if (fees == null && apr != null) {
    const problem = givenAprProblem(apr, next.rate);
    if (problem) throw new DomainError('INVALID', problem, 'apr');
    return feesOfApr(next, apr);
  }
  if (fees === undefined) return apr === undefined ? next.fees : null;
  const said = fees === null ? null : Number(fees);
  const made = publishedApr({ ...next, fees: said });
  if (apr != null && made?.toFixed(2) !== apr.toFixed(2))
    throw new DomainError('INVALID', 'These fees don’t make this APR. Leave the APR out.', 'apr');
  return said;
}

/** 'Northgate Bank 5-year fixed' */
export function productName(bankName: string, { term, type }: Pick<Facts, 'term' | 'type'>): string {
  return `${bankName} ${term === 0.5 ? '6-month' : `${term}-year`} ${type}`;
}
