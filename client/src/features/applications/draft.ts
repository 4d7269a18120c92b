import {
  basicApplicationSchema,
  emptyBasicApplication,
  type BasicApplicationValues,
} from 'domain/forms/basic-application';
import { plainMoney } from '../../ui/form/money-field';

export const FORM_ID = 'basic-form';
const DRAFT = `draft:${FORM_ID}`;
const SENT = `sent:${FORM_ID}`;

const MONEY: readonly string[] = ['propertyValue', 'downPayment', 'mortgageBalance', 'annualIncome'];
const FIELDS = Object.keys(basicApplicationSchema.fields);

/** Whatever was stored or typed early, as far as it fits the form's fields. */
export function asValues(raw: Readonly<Record<string, unknown>>): Partial<BasicApplicationValues> {
  const entries = FIELDS.flatMap((field) => {
    const value = raw[field];
    const expected = typeof emptyBasicApplication[field as keyof BasicApplicationValues];
    if (typeof value !== expected) return [];
    return [[field, typeof value === 'string' && MONEY.includes(field) ? plainMoney(value) : value] as const];
  });
  return Object.fromEntries(entries);
}

function readJson(key: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What was typed before a reload. It stays in this tab: income and telephone number never go into an address. */
export const readDraft = (): Partial<BasicApplicationValues> => asValues(readJson(DRAFT) ?? {});

export function keepDraft(values: BasicApplicationValues): void {
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify(values));
  } catch {
    // a full or forbidden store costs the safety net, not the form
  }
}

export interface SentApplication {
  applicationNumber: string;
  sentAt: string;
}

/** The draft has become an application; its number stays for the confirmation page. */
export function markSent(sent: SentApplication): void {
  sessionStorage.removeItem(DRAFT);
  sessionStorage.setItem(SENT, JSON.stringify(sent));
}

export function readSent(): SentApplication | undefined {
  const stored = readJson(SENT);
  const { applicationNumber, sentAt } = stored ?? {};
  return typeof applicationNumber === 'string' && typeof sentAt === 'string'
    ? { applicationNumber, sentAt }
    : undefined;
}
