import { usualCompounding } from '@brokerage/domain/mortgage/compounding';
import type { RateFacts } from './rate-facts.types.js';
import type { Rate } from './rate.entity.js';

/** The values of a rate as plain data. */
export type Facts = Pick<RateFacts, keyof RateFacts>;

/** The values of a rate and their types in SQL. Every other list of them is made from this one. */
const FACT_TYPES = {
  term: 'numeric',
  type: 'text',
  compounding: 'text',
  rate: 'numeric',
  apr: 'numeric',
  purpose: 'text',
  insurance: 'text',
  province: 'text',
  notes: 'text',
  visibility: 'text',
  endsOn: 'date',
} as const satisfies Record<keyof Facts, string>;
type Fact = keyof typeof FACT_TYPES;

const KEYS = Object.keys(FACT_TYPES) as Fact[];
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
  apr: null,
  purpose: 'any',
  insurance: 'any',
  province: null,
  notes: null,
  visibility: 'everyone',
  endsOn: null,
  compounding: usualCompounding(type),
});

type Numbers = 'term' | 'rate' | 'apr';
type RateColumns = Pick<Rate, Fact>;

const picked = (source: RateColumns | Facts): Omit<Facts, Numbers> => {
  const { type, compounding, purpose, insurance, province, notes, visibility, endsOn } = source;
  return { type, compounding, purpose, insurance, province, notes, visibility, endsOn };
};

export const factsOf = (rate: RateColumns): Facts => ({
  ...picked(rate),
  term: Number(rate.term),
  rate: Number(rate.rate),
  apr: rate.apr === null ? null : Number(rate.apr),
});

/** As the entity keeps them: numbers as decimal text. */
export const columnsOf = (facts: Facts): RateColumns => ({
  ...picked(facts),
  term: String(facts.term),
  rate: String(facts.rate),
  apr: facts.apr === null ? null : String(facts.apr),
});

export const sameFacts = (one: Facts, other: Facts): boolean => KEYS.every((key) => one[key] === other[key]);

const CLEARABLE: ReadonlySet<string> = new Set<Fact>(['apr', 'province', 'notes', 'endsOn']);

/** A change. Missing values stay; null clears a value that can be empty and leaves the others alone. */
export type FactsChange = { [K in Fact]?: Facts[K] | null };

export function changed(facts: Facts, change: FactsChange): Facts {
  const given = KEYS.flatMap((key) => {
    const value = change[key];
    return value === undefined || (value === null && !CLEARABLE.has(key)) ? [] : [[key, value] as const];
  });
  const next = { ...facts, ...Object.fromEntries(given) };
  return { ...next, notes: next.notes?.trim() || null };
}

/** 'Northgate Bank 5-year fixed' */
export function productName(bankName: string, { term, type }: Pick<Facts, 'term' | 'type'>): string {
  return `${bankName} ${term === 0.5 ? '6-month' : `${term}-year`} ${type}`;
}
