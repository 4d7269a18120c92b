import { object, string, type ObjectSchema } from 'yup';
import type { NewRateInput, RateInsurance, RatePurpose, RateType, RateVisibility } from '../../schema.generated';
import type { DeskRow } from './facts';
import { shownFacts } from './facts';
import { parsePercent, showPercent } from './percent';

/** A rate's fields as the dialog holds them: all text, '' where there is nothing. */
export interface RateFields {
  bankId: string;
  term: string;
  type: string;
  rate: string;
  apr: string;
  purpose: string;
  insurance: string;
  province: string;
  visibility: string;
  endsOn: string;
  notes: string;
}

export const MAX_NOTES = 500;
export const FIELDS = [
  'bankId',
  'term',
  'type',
  'rate',
  'apr',
  'visibility',
  'endsOn',
  'purpose',
  'insurance',
  'province',
  'notes',
] as const satisfies readonly (keyof RateFields)[];

const percent = (name: string): ReturnType<typeof string> =>
  string()
    .default('')
    .test(name, (text, context) => {
      if (!text) return true;
      const parsed = parsePercent(text);
      return 'value' in parsed || context.createError({ message: parsed.problem });
    });

export const rateSchema: ObjectSchema<RateFields> = object({
  bankId: string().required('Choose a lender.'),
  term: string().required('Choose a term.'),
  type: string().required('Choose fixed or variable.'),
  rate: percent('rate').required('Enter a rate, such as 4.02.'),
  apr: percent('apr'),
  purpose: string().default('ANY'),
  insurance: string().default('ANY'),
  province: string().default(''),
  visibility: string().default('EVERYONE'),
  endsOn: string().default(''),
  notes: string().default('').max(MAX_NOTES, `Keep the notes within ${MAX_NOTES} characters.`),
});

export const EMPTY: RateFields = {
  bankId: '',
  term: '5',
  type: 'FIXED',
  rate: '',
  apr: '',
  purpose: 'ANY',
  insurance: 'ANY',
  province: '',
  visibility: 'EVERYONE',
  endsOn: '',
  notes: '',
};

export function fieldsOf(rate: DeskRow): RateFields {
  const facts = shownFacts(rate);
  if (!facts) return { ...EMPTY, bankId: rate.bank.id };
  const { term, type, purpose, insurance, visibility } = facts;
  return {
    bankId: rate.bank.id,
    term: String(term),
    type,
    rate: showPercent(facts.rate),
    apr: facts.apr === null ? '' : showPercent(facts.apr),
    purpose,
    insurance,
    province: facts.province ?? '',
    visibility,
    endsOn: facts.endsOn ?? '',
    notes: facts.notes ?? '',
  };
}

const number = (text: string): number => {
  const parsed = parsePercent(text);
  return 'value' in parsed ? parsed.value : Number.NaN;
};

/** What the server is told; it decides again. */
export function inputOf(fields: RateFields): NewRateInput {
  return {
    bankId: fields.bankId,
    term: Number(fields.term),
    type: fields.type as RateType,
    rate: number(fields.rate),
    apr: fields.apr ? number(fields.apr) : null,
    purpose: fields.purpose as RatePurpose,
    insurance: fields.insurance as RateInsurance,
    province: fields.province || null,
    visibility: fields.visibility as RateVisibility,
    endsOn: fields.endsOn || null,
    notes: fields.notes.trim() || null,
  };
}
