import { aprText } from '@brokerage/domain/rates/percent-words';
import { usualCompounding } from '@brokerage/domain/mortgage/compounding';
import { moneyString, parseMoney } from '@brokerage/domain/forms/money';
import { publishedApr } from '@brokerage/domain/rates/apr';
import { object, string, type TestContext } from 'yup';
import { whenProblem } from '../../../ui/when/when-text';
import type {
  Compounding,
  NewRateInput,
  RateInsurance,
  RatePurpose,
  RateType,
  RateVisibility,
} from '../../../schema.generated';
import { shownFacts, type DeskRow } from '../facts';
import { parsePercent, showPercent } from '../percent';

/** A rate's fields in the dialog: all text, '' for none. */
export interface RateFields {
  bankId: string;
  term: string;
  type: RateType;
  compounding: Compounding | '';
  rate: string;
  fees: string;
  purpose: RatePurpose;
  insurance: RateInsurance;
  province: string;
  visibility: RateVisibility;
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
  'fees',
  'visibility',
  'endsOn',
  'purpose',
  'insurance',
  'province',
  'notes',
] as const satisfies readonly (keyof RateFields)[];

const COMPOUNDING = { SEMI_ANNUAL: 'semi-annual', MONTHLY: 'monthly' } as const satisfies Record<Compounding, string>;

const isPercent = {
  name: 'percent',
  test: (text: string | undefined, context: TestContext) => {
    const parsed = text ? parsePercent(text) : { value: 0 };
    return 'value' in parsed || context.createError({ message: parsed.problem });
  },
};

const isDollars = {
  name: 'dollars',
  test: (text: string | undefined, context: TestContext) => {
    const parsed = text ? parseMoney(text) : { cents: 0 };
    return 'cents' in parsed || context.createError({ message: parsed.error });
  },
};

export const rateSchema = object({
  bankId: string().required('Choose a lender.'),
  term: string().required('Choose a term.'),
  type: string().required('Choose fixed or variable.'),
  rate: string().required('Enter a rate, such as 4.02.').test(isPercent),
  fees: string().test(isDollars),
  endsOn: string().test({
    name: 'day',
    test: (text: string | undefined, context: TestContext) => {
      const message = whenProblem('day', text ?? '');
      return message === undefined || context.createError({ message });
    },
  }),
  notes: string().max(MAX_NOTES, `Keep the notes to ${MAX_NOTES} characters or fewer.`),
});

export const EMPTY: RateFields = {
  bankId: '',
  term: '5',
  type: 'FIXED',
  compounding: '',
  rate: '',
  fees: '',
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
    fees: facts.fees ?? '',
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

/** Decimal text; null: not known. */
function dollars(text: string): string | null {
  const parsed = text ? parseMoney(text) : undefined;
  return parsed && 'cents' in parsed ? moneyString(parsed.cents) : null;
}

/** The APR that visitors will see, in words; none while a field cannot be read. */
export function aprLine(fields: Pick<RateFields, 'term' | 'type' | 'compounding' | 'rate' | 'fees'>): string {
  const fees = dollars(fields.fees);
  const type = fields.type === 'VARIABLE' ? 'variable' : 'fixed';
  const rate = number(fields.rate);
  const apr = publishedApr({
    rate,
    term: Number(fields.term),
    compounding: fields.compounding ? COMPOUNDING[fields.compounding] : usualCompounding(type),
    fees: fees === null ? null : Number(fees),
  });
  return apr === null ? 'APR: not known without the fees' : `APR: ${aprText(apr, rate)}%`;
}

/** What is sent to the server, which checks it again. */
export function inputOf(fields: RateFields): NewRateInput {
  return {
    bankId: fields.bankId,
    term: Number(fields.term),
    type: fields.type,
    compounding: fields.compounding || null,
    rate: number(fields.rate),
    fees: dollars(fields.fees),
    purpose: fields.purpose,
    insurance: fields.insurance,
    province: fields.province || null,
    visibility: fields.visibility,
    endsOn: fields.endsOn || null,
    notes: fields.notes.trim() || null,
  };
}
