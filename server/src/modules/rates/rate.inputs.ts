import { PROVINCES } from 'domain/vocabulary/applications';
import { Field, Float, InputType } from 'type-graphql';
import { Percent } from '../../graphql/scalars.js';
import { DomainError, type Problem } from '../domain-error.js';
import { RateInsurance, RatePurpose, RateType } from './rate.entity.js';

const TERM_YEARS = { min: 0.5, max: 10 };
/** Outside of this a percent is a slip of the finger: 0.0419 or 419 instead of 4.19. */
const PERCENT = { above: 0.1, below: 30 };
const MAX_NOTES = 500;

@InputType({ description: 'A rate as the office writes it. Left out: unchanged, or none for a new rate.' })
export class RateInput {
  @Field(() => Float, { description: 'Years, 0.5 to 10' })
  term: number;

  @Field(() => RateType)
  type: RateType;

  @Field(() => Percent, { description: 'Percent a year, above 0.1 and below 30' })
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
  if (!(value > PERCENT.above && value < PERCENT.below)) {
    return `Enter the ${name} as a percent above ${PERCENT.above} and below ${PERCENT.below}, such as 4.19.`;
  }
  return hasDecimals(value, 4) ? `The ${name} may have up to four decimals.` : undefined;
}

/** Throws what is wrong with a rate, field by field. */
export function checkRateInput({ term, rate, apr, province, notes }: RateInput): void {
  const problems: Problem[] = [];
  const add = (field: string, message: string | undefined): void => {
    if (message !== undefined) problems.push({ code: 'INVALID', message, field: [field] });
  };
  if (!(term >= TERM_YEARS.min && term <= TERM_YEARS.max) || hasDecimals(term, 2)) {
    add('term', 'Enter the term in years, from 0.5 to 10.');
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
