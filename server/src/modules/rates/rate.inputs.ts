import { PROVINCES } from 'domain/vocabulary/applications';
import { RATE_BOUNDS, TERM_BOUNDS } from 'domain/vocabulary/constants';
import { Field, Float, InputType } from 'type-graphql';
import { Percent } from '../../graphql/scalars.js';
import { DomainError, type Problem } from '../domain-error.js';
import { RateInsurance, RatePurpose, RateType } from './rate.entity.js';

const MAX_NOTES = 500;

@InputType({ description: 'A rate as the office writes it. Left out: unchanged, or none for a new rate.' })
export class RateInput {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent, { description: 'Percent a year, from 0.5 and below 30' })
  rate: number;

  @Field(() => Percent, { nullable: true })
  apr?: number | null;

  @Field(() => RatePurpose, { nullable: true })
  purpose?: RatePurpose | null;

  @Field(() => RateInsurance, { nullable: true })
  insurance?: RateInsurance | null;

  @Field(() => String, { nullable: true, description: 'Two letters; null: everywhere' })
  province?: string | null;

  @Field(() => String, { nullable: true })
  notes?: string | null;
}

const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) !== value;

function percentProblem(name: string, value: number): string | undefined {
  if (!(value >= RATE_BOUNDS.min && value < RATE_BOUNDS.max)) {
    return `Enter the ${name} as a percent from ${RATE_BOUNDS.min} and below ${RATE_BOUNDS.max}, such as 4.19.`;
  }
  return hasDecimals(value, 4) ? `The ${name} may have up to four decimals.` : undefined;
}

/** Throws what is wrong with a rate, field by field. */
export function checkRateInput({ term, rate, apr, province, notes }: RateInput): void {
  const problems: Problem[] = [];
  const add = (field: string, message: string | undefined): void => {
    if (message !== undefined) problems.push({ code: 'INVALID', message, field: [field] });
  };
  if (!(term >= TERM_BOUNDS.min && term <= TERM_BOUNDS.max) || hasDecimals(term, 2)) {
    add('term', `Enter the term in years, from ${TERM_BOUNDS.min} to ${TERM_BOUNDS.max}.`);
  }
  add('rate', percentProblem('rate', rate));
  if (apr != null) add('apr', percentProblem('APR', apr));
  if (province != null && !PROVINCES.some(({ code }) => code === province)) {
    add('province', 'Choose a province or territory from the list.');
  }
  if (notes != null && notes.length > MAX_NOTES) add('notes', `Keep the notes within ${MAX_NOTES} characters.`);
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
}
