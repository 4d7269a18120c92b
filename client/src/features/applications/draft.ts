import {
  basicApplicationSchema,
  emptyBasicApplication,
  type BasicApplicationValues,
} from 'domain/forms/basic-application';
import { tabStorage } from '../../lib/tab-storage';
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** What the address itself says; it is part of a draft, so that another link is told from a reload. */
export type Asked = Pick<BasicApplicationValues, 'mortgageType' | 'bankId'>;

/**
 * What was typed before a reload. It stays in this tab: income and telephone number never go into an address. The lender
 * is always the address's, and so is the kind of mortgage where a new link named one.
 */
export function readDraft(asked: Asked): Partial<BasicApplicationValues> {
  const { values, askedType } = parsed(tabStorage.read(DRAFT));
  if (!isRecord(values)) return {};
  const draft = { ...asValues(values), bankId: asked.bankId };
  return asked.mortgageType && asked.mortgageType !== askedType
    ? { ...draft, mortgageType: asked.mortgageType }
    : draft;
}

export const keepDraft = (values: BasicApplicationValues, asked: Asked): void =>
  tabStorage.write(DRAFT, JSON.stringify({ values, askedType: asked.mortgageType }));

export interface SentApplication {
  applicationNumber: string;
  sentAt: string;
}

/** The draft has become an application; its number stays for the confirmation page. */
export function markSent(sent: SentApplication): void {
  tabStorage.remove(DRAFT);
  tabStorage.write(SENT, JSON.stringify(sent));
}

export const readSentText = (): string => tabStorage.read(SENT) ?? '';

export function parseSent(text: string): SentApplication | undefined {
  const { applicationNumber, sentAt } = parsed(text);
  return typeof applicationNumber === 'string' && typeof sentAt === 'string'
    ? { applicationNumber, sentAt }
    : undefined;
}
