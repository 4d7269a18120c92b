import { PROVINCES } from 'domain/vocabulary/applications';
import { TERM_BOUNDS } from 'domain/vocabulary/constants';
import { DomainError, type Problem } from '../domain-error.js';
import type { Rate, RateInsurance, RatePurpose, RateType, RateVisibility } from './rate.entity.js';

const MAX_NOTES = 500;
/** PostgreSQL stores neither: NUL and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What a rate says. Numbers are percents and years with few decimals, which JSON keeps exactly. */
export interface Facts {
  term: number;
  type: RateType;
  rate: number;
  apr: number | null;
  purpose: RatePurpose;
  insurance: RateInsurance;
  province: string | null;
  notes: string | null;
  visibility: RateVisibility;
  endsOn: string | null;
}

/** The same as SQL: `facts` of the row `r`. */
export const FACTS = `json_build_object(
  'term', r.term, 'type', r.type, 'rate', r.rate, 'apr', r.apr, 'purpose', r.purpose, 'insurance', r.insurance,
  'province', r.province, 'notes', r.notes, 'visibility', r.visibility, 'endsOn', to_char(r.ends_on, 'YYYY-MM-DD'))`;

export const NEW_RATE = {
  apr: null,
  purpose: 'any',
  insurance: 'any',
  province: null,
  notes: null,
  visibility: 'everyone',
  endsOn: null,
} as const satisfies Partial<Facts>;

const KEYS = [
  'term',
  'type',
  'rate',
  'apr',
  'purpose',
  'insurance',
  'province',
  'notes',
  'visibility',
  'endsOn',
] as const satisfies readonly (keyof Facts)[];

export const factsOf = (rate: Rate): Facts => ({
  term: Number(rate.term),
  type: rate.type,
  rate: Number(rate.rate),
  apr: rate.apr === null ? null : Number(rate.apr),
  purpose: rate.purpose,
  insurance: rate.insurance,
  province: rate.province,
  notes: rate.notes,
  visibility: rate.visibility,
  endsOn: rate.endsOn,
});

export const sameFacts = (one: Facts, other: Facts): boolean => KEYS.every((key) => one[key] === other[key]);

type Clearable = 'apr' | 'province' | 'notes' | 'endsOn';

/** A change: what it leaves out stays, null clears what may be empty and leaves alone what may not. */
export type FactsChange = { [K in keyof Facts]?: Facts[K] | null };

export function changed(facts: Facts, change: FactsChange): Facts {
  const clearable: ReadonlySet<keyof Facts> = new Set<Clearable>(['apr', 'province', 'notes', 'endsOn']);
  const given = Object.entries(change).filter(
    ([key, value]) => value !== undefined && (value !== null || clearable.has(key as keyof Facts)),
  );
  const next = { ...facts, ...Object.fromEntries(given) };
  return { ...next, notes: next.notes?.trim() || null };
}

const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) !== value;

function percentProblem(name: string, value: number): string | undefined {
  if (!(value > 0 && value < 100)) return `Enter the ${name} as a percent, such as 4.19.`;
  return hasDecimals(value, 4) ? `The ${name} may have up to four decimals.` : undefined;
}

/** JavaScript takes the 30th of February for the 2nd of March; the database does not. */
function isDay(text: string): boolean {
  const day = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/**
 * Everything that cannot even be kept at the desk, field by field. A rate that is merely unlikely can: it is marked there
 * and stops the publishing.
 */
export function factsProblems({ term, rate, apr, province, notes, endsOn }: Facts): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, message: string | undefined): void => {
    if (message !== undefined) problems.push({ code: 'INVALID', message, field: [field] });
  };
  if (!(term >= TERM_BOUNDS.min && term <= TERM_BOUNDS.max) || hasDecimals(term, 2)) {
    add('term', `Enter the term in years, from ${TERM_BOUNDS.min} to ${TERM_BOUNDS.max}.`);
  }
  add('rate', percentProblem('rate', rate));
  if (apr !== null) add('apr', percentProblem('APR', apr));
  if (province !== null && !PROVINCES.some(({ code }) => code === province)) {
    add('province', 'Choose a province or territory from the list.');
  }
  if (notes !== null && notes.length > MAX_NOTES) add('notes', `Keep the notes within ${MAX_NOTES} characters.`);
  if (notes !== null && UNSTORABLE.test(notes)) add('notes', 'The notes contain a character that cannot be stored.');
  if (endsOn !== null && !isDay(endsOn)) add('endsOn', 'Enter the last day as year-month-day, such as 2026-12-31.');
  return problems;
}

export function checkFacts(facts: Facts): void {
  const [first, ...others] = factsProblems(facts);
  if (first) throw DomainError.of([first, ...others]);
}

/** 'Northgate Bank 5-year fixed' */
export function productName(bankName: string, { term, type }: Pick<Facts, 'term' | 'type'>): string {
  return `${bankName} ${term === 0.5 ? '6-month' : `${term}-year`} ${type}`;
}
