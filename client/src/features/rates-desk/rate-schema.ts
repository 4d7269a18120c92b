import { object, string, type TestContext } from 'yup';
import type {
  Compounding,
  NewRateInput,
  RateInsurance,
  RatePurpose,
  RateType,
  RateVisibility,
} from '../../schema.generated';
import { shownFacts, type DeskRow } from './facts';
import { parsePercent, showPercent } from './percent';

/** A rate's fields in the dialog: all text, '' for none. */
export interface RateFields {
  bankId: string;
  term: string;
  type: string;
  compounding: string;
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
  'compounding',
  'rate',
  'apr',
  'visibility',
  'endsOn',
  'purpose',
  'insurance',
  'province',
  'notes',
] as const satisfies readonly (keyof RateFields)[];

const isPercent = {
  name: 'percent',
  test: (text: string | undefined, context: TestContext) => {
    const parsed = text ? parsePercent(text) : { value: 0 };
    return 'value' in parsed || context.createError({ message: parsed.problem });
  },
};

export const rateSchema = object({
  bankId: string().required('Choose a lender.'),
  term: string().required('Choose a term.'),
  type: string().required('Choose fixed or variable.'),
  rate: string().required('Enter a rate, such as 4.02.').test(isPercent),
  apr: string().test(isPercent),
  notes: string().max(MAX_NOTES, `Keep the notes to ${MAX_NOTES} characters or fewer.`),
});

export const EMPTY: RateFields = {
  bankId: '',
  term: '5',
  type: 'FIXED',
  compounding: '',
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
  const { term, type, compounding, purpose, insurance, visibility } = facts;
  return {
    bankId: rate.bank.id,
    term: String(term),
    type,
    compounding,
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

/** What is sent to the server, which checks it again. */
export function inputOf(fields: RateFields): NewRateInput {
  return {
    bankId: fields.bankId,
    term: Number(fields.term),
    type: fields.type as RateType,
    compounding: fields.compounding ? (fields.compounding as Compounding) : null,
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
