import type { ApplicationField, Rows } from '@brokerage/domain/application/parts';
import { questionsIn, type Scope } from '@brokerage/domain/application/walk';
import { answerInWords } from '@brokerage/domain/application/words';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import { parseMoney } from '@brokerage/domain/forms/money';

const WEEKS = 52;

export function amountOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const parsed = typeof value === 'string' && value.trim() ? parseMoney(value) : undefined;
  return parsed && 'cents' in parsed ? parsed.cents / 100 : undefined;
}

/** What a job paid by the hour comes to a year, where both are known. */
export function yearlyPay({ hourlyRate, hoursPerWeek }: Readonly<Record<string, unknown>>): string | undefined {
  const [rate, hours] = [amountOf(hourlyRate), amountOf(hoursPerWeek)];
  return rate === undefined || hours === undefined
    ? undefined
    : `${formatAmount(Math.round(rate * hours * WEEKS))} a year`;
}

const money = (value: unknown): string | undefined => {
  const amount = amountOf(value);
  return amount === undefined ? undefined : formatAmount(amount);
};

/** One line about a finished row, by the list it stands in. */
function detailOf(list: string, row: Readonly<Record<string, unknown>>, field: (name: string) => string): string {
  const monthly = (name: string): string | undefined => {
    const amount = money(row[name]);
    return amount && `${amount} a month`;
  };
  switch (list) {
    case 'jobs':
      return yearlyPay(row) ?? '';
    case 'otherIncome':
      return monthly('amount') ?? '';
    case 'coApplicants':
      return [field('relationship'), field('email')].filter(Boolean).join(', ');
    case 'liabilities': {
      const owing = money(row['balance']);
      return [field('lender'), owing && `${owing} owing`, monthly('payment')].filter(Boolean).join(', ');
    }
    case 'properties':
      return [field('use'), money(row['propertyValue'])].filter(Boolean).join(', ');
    case 'downPaymentSources': {
      const giver = field('giverName');
      return [money(row['amount']), giver && `from ${giver}`].filter(Boolean).join(', ');
    }
    default:
      return [field('description'), money(row['amount'])].filter(Boolean).join(', ');
  }
}

/** What a closed row and the check page call a row. */
export function rowInWords(rows: Rows, scope: Scope): { title: string; detail: string } {
  const own = questionsIn(rows.parts, scope);
  const depth = scope.path.length;
  const find = (name: string): { field: ApplicationField; value: unknown } | undefined =>
    own.find(({ path }) => path.length === depth + 1 && path[depth] === name);
  const field = (name: string): string => {
    const found = find(name);
    return found ? answerInWords(found.field, found.value) : '';
  };
  const list = rows.at.split('.').at(-1) ?? '';
  return { title: field(rows.namedBy), detail: detailOf(list, scope.answers, field) };
}
