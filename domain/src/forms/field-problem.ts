import { PHONE_MIN_CHARACTERS } from '../vocabulary/constants.js';
import { EMAIL_ERROR, isEmail } from './email.js';
import { isAsked, type AnswerField, type Texts } from './fields.js';
import { isId } from './id.js';
import { parseMoney, readNumber } from './money.js';
import { passwordProblem } from '../account/password.js';
import { isOneLine, ONE_LINE } from './one-line.js';
import { digitsOf, PHONE_MAX } from './phone-format.js';
import { machineText, withoutUnseen } from '../text/pasted.js';
import { AGREED_YEARS, ANY_YEARS, isCalendarDay, isDayIn } from '../text/day.js';

const PHONE_ERROR = 'Enter a phone number, like 416 555-0142';
const SHORT_PHONE = `Enter a phone number with at least ${PHONE_MIN_CHARACTERS} digits`;
const CHOICE_ERROR = 'Choose an answer from the list';
const DATE_ERROR = 'Enter a day, month and year, like 27 3 1991';
const YEAR_ERROR = 'Enter a year with four digits, like 1991';
const AGREED_YEAR_ERROR = `Enter a year from ${AGREED_YEARS.first} to ${AGREED_YEARS.last}, with four digits`;
const MONTH_ERROR = 'Enter a month and a year with four digits, like March 2019';
const POSTAL_ERROR = 'Enter a postal code, like M5V 2T6';
const YES_OR_NO = 'Choose yes or no';
const TEXT_ERROR = 'Enter a text';
/** Stands for an answer that is no text; no person types it */
const NOT_A_TEXT = '\u0000';

const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
/** Canada Post: no D, F, I, O, Q or U anywhere, no W or Z at the start */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** What a kind says of an answer that is not empty. */
function kindProblem(field: AnswerField, text: string): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
      if (text.length > field.max) return field.tooLong ?? `Enter at most ${field.max} characters`;
      return field.kind === 'longText' || isOneLine(text) ? undefined : ONE_LINE;
    case 'email':
      return isEmail(text) ? undefined : EMAIL_ERROR;
    case 'phone':
      if (machineText(text).length > PHONE_MAX) return PHONE_ERROR;
      return digitsOf(text).length < PHONE_MIN_CHARACTERS ? SHORT_PHONE : undefined;
    case 'money':
      return problemOf(parseMoney(text));
    case 'number':
      return problemOf(readNumber(text)) ?? numberProblem(text, field.most);
    case 'percent':
      return problemOf(readNumber(text)) ?? numberProblem(text, 100);
    case 'date':
      return dateProblem(text, field.past);
    case 'month':
      return MONTH.test(text) ? undefined : MONTH_ERROR;
    case 'postal':
      return POSTAL_CODE.test(machineText(text)) ? undefined : POSTAL_ERROR;
    case 'password':
      return field.autoComplete === 'new-password' ? passwordProblem(text) : undefined;
    case 'choice':
      return field.choices.some(({ value }) => value === text) ? undefined : CHOICE_ERROR;
    case 'choices':
      return text.split(',').every((part) => field.choices.some(({ value }) => value === part))
        ? undefined
        : CHOICE_ERROR;
    case 'flag':
      return text === 'yes' || text === 'no' ? undefined : YES_OR_NO;
    case 'id':
      return isId(text) ? undefined : CHOICE_ERROR;
    case 'consent':
      return undefined;
  }
}

const problemOf = (parsed: object): string | undefined =>
  'error' in parsed && typeof parsed.error === 'string' ? parsed.error : undefined;

function numberProblem(text: string, most: number | undefined): string | undefined {
  const read = readNumber(text);
  return most !== undefined && 'plain' in read && Number(read.plain) > most
    ? `Enter a number that is not more than ${most}`
    : undefined;
}

function dateProblem(text: string, past: true | undefined): string | undefined {
  if (!isCalendarDay(text)) return DATE_ERROR;
  if (past && Date.parse(text) > Date.now()) return 'Enter a day in the past';
  if (isDayIn(text, past ? ANY_YEARS : AGREED_YEARS)) return undefined;
  return past ? YEAR_ERROR : AGREED_YEAR_ERROR;
}

/** What counts of an answer: spaces around it are nobody's mistake, but a long text and a password keep theirs. */
function textIn({ kind }: AnswerField, value: unknown): string {
  if (typeof value === 'boolean') {
    if (value) return 'yes';
    return kind === 'flag' ? 'no' : '';
  }
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'number') return String(value);
  // an object where a text belongs: no kind takes it
  if (typeof value !== 'string') return value === undefined || value === null ? '' : NOT_A_TEXT;
  if (kind === 'password') return value;
  return kind === 'longText' && value.trim() ? value : withoutUnseen(value).trim();
}

/** What is wrong with an answer, in words; undefined where nothing is. A question that is not asked needs no answer. */
export function fieldProblem(field: AnswerField, value: unknown, texts: Texts): string | undefined {
  const text = textIn(field, value);
  if (text === NOT_A_TEXT) return field.invalid ?? TEXT_ERROR;
  if (text === '') {
    return typeof field.required === 'string' && isAsked(field, texts) ? field.required : undefined;
  }
  const problem = kindProblem(field, text);
  return problem === undefined ? field.check?.(text, texts) : (field.invalid ?? problem);
}
