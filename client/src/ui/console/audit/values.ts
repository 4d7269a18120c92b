import { OFFICE_STATUS_LABELS } from '@brokerage/domain/application/application-status';
import { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { LENDER_PENALTY_LABELS } from '@brokerage/domain/rates/lender-penalty';
import { rateText } from '@brokerage/domain/rates/percent-words';
import { termLength } from '@brokerage/domain/rates/rate-terms';
import { formatDay } from '../../../lib/format';
import { ROLE_NAMES } from '../role-names';

export type Values = Readonly<Record<string, unknown>> | null | undefined;

const LABELS: Readonly<Record<string, string>> = {
  rate: 'Rate',
  term: 'Term',
  type: 'Type',
  apr: 'APR',
  fees: 'Fees',
  purpose: 'Purpose',
  insurance: 'Insurance',
  compounding: 'Compounding',
  province: 'Province',
  notes: 'Notes',
  visibility: 'Visible to',
  endsOn: 'Last day',
  termEndsOn: 'Term ends',
  adjustBy: 'Moved by',
  archive: 'Archived',
  name: 'Name',
  kind: 'Kind',
  active: 'Shown to visitors',
  position: 'Position',
  logo: 'Logo',
  logoFile: 'Logo',
  penalty: 'Penalty for leaving',
  role: 'Role',
  suspended: 'Suspended',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  marketingConsent: 'Offers by email',
  source: 'File',
  count: 'Rates',
  lenders: 'Lenders',
  fields: 'Filtered by',
  step: 'Refused at',
};
const WORDS: Readonly<Record<string, string>> = {
  everyone: 'Everyone',
  signed_in: 'Signed-in visitors',
  hidden: 'Staff only',
  any: 'Any',
  ...LENDER_PENALTY_LABELS,
};
/** The sentence says it already, or it helps nobody. */
const UNSAID: ReadonlySet<string> = new Set(['summary', 'lender', 'rates', 'ended', 'page', 'commentId']);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** 1 file, 260 files */
export const several = (count: unknown, noun: string, many = `${noun}s`): string =>
  `${Number(count)} ${Number(count) === 1 ? noun : many}`;
export const percent = (value: unknown): string => `${rateText(Number(value))}%`;
const STATUSES: Readonly<Record<string, string>> = {
  ...OFFICE_STATUS_LABELS,
  ...Object.fromEntries(ENQUIRY_STATUSES.map(({ value, label }) => [value, label])),
};
/** An enquiry's status or an application's. */
export const status = (value: unknown): string => STATUSES[String(value)] ?? String(value);

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** One value in words: 5.04%, Yes, In review, Moderator, November 22, 2026. */
export function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'rate') return percent(value);
  if (field === 'apr') return `${Number(value).toFixed(2)}%`;
  if (field === 'term') return termLength(Number(value));
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : 'None';
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (field === 'status') return status(value);
  if (ISO_DAY.test(value)) return formatDay(value);
  if (field === 'logoFile' || field === 'logo') return 'An uploaded picture';
  return ROLE_NAMES[value] ?? WORDS[value] ?? (/^[a-z_]+$/.test(value) ? capital(value.replaceAll('_', ' ')) : value);
}

/** 'Starts at', from startsAt */
const labelOf = (field: string): string =>
  capital(field.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

export interface Difference {
  label: string;
  before: string | undefined;
  after: string | undefined;
}

/** Each value that changed. What was added or removed has one side. Masked values stay masked. */
export function differencesOf(before: Values, after: Values): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !UNSAID.has(field))
    .filter((field) => !before || !after || JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      label: LABELS[field] ?? labelOf(field),
      before: before && field in before ? valueWords(field, before[field]) : undefined,
      after: after && field in after ? valueWords(field, after[field]) : undefined,
    }));
}
