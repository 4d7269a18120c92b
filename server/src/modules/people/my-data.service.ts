import type { Platform } from '../../platform/platform.js';
import { openedText } from '../../platform/sealed-text.js';
import type { Actor, Origin } from '../../kernel/actor.js';
import { writeAudit } from '../audits/public.js';
import { claimByAddress, INVITATIONS_OF } from '../co-applicants/public.js';
import {
  API_TOKENS,
  APPLICATIONS,
  BOOKINGS,
  CALCULATIONS,
  CONSENTS,
  DOCUMENTS,
  DRAFTS,
  LEADS,
  LENDER_CHOICES,
  PERSON,
  RATE_HOLDS,
  RATE_WATCHES,
  RENEWAL_REMINDERS,
  SESSIONS,
  WEBHOOKS,
} from './my-data.sql.js';

interface PersonRow {
  phone: string | null;
}
interface ApplicationRow {
  phone: string;
  content: string;
  steps: { message: string | null }[];
}
interface DocumentRow {
  name: string;
}
interface LeadRow {
  phone: string | null;
  details: string;
}
interface BookingRow {
  phone: string;
  answers: string | null;
}
interface DraftRow {
  content: string;
  previous: string | null;
}
/** Of a rate watch, a renewal reminder or what lenders were shown */
interface SealedRow {
  content: string;
}
interface CalculationRow {
  label: string;
  inputs: string;
  results: string;
}

const openedApplication = (
  { phone, content, steps, ...rest }: ApplicationRow,
  encryption: Platform['encryption'],
): object => ({
  ...rest,
  steps: steps.map((step) => ({
    ...step,
    message: step.message === null ? null : encryption.decryptText(step.message),
  })),
  phone: encryption.decryptText(phone),
  answers: encryption.decryptJson<Record<string, unknown>>(content),
});

/** What the brokerage has of a person, in full and readable: theirs to take away (PIPEDA). */
export class MyDataService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  async collect(actor: Actor, origin: Origin): Promise<Record<string, unknown>> {
    const { db, encryption } = this.#platform;
    const { userId } = actor;
    const entry = { action: 'user.export', subjectType: 'user', subjectId: userId };
    await writeAudit(db.manager, actor, origin, entry);
    await claimByAddress(db.manager, encryption, userId, origin);
    const [
      [person],
      applications,
      invitations,
      drafts,
      documents,
      leads,
      bookings,
      calculations,
      consents,
      sessions,
      apiTokens,
      rateWatches,
      renewalReminders,
      rateHolds,
      webhooks,
      lenderChoices,
    ] = await Promise.all([
      db.query<PersonRow[]>(PERSON, [userId]),
      db.query<ApplicationRow[]>(APPLICATIONS, [userId]),
      db.query<object[]>(INVITATIONS_OF, [userId]),
      db.query<DraftRow[]>(DRAFTS, [userId]),
      db.query<DocumentRow[]>(DOCUMENTS, [userId]),
      db.query<LeadRow[]>(LEADS, [userId]),
      db.query<BookingRow[]>(BOOKINGS, [userId]),
      db.query<CalculationRow[]>(CALCULATIONS, [userId]),
      db.query<object[]>(CONSENTS, [userId]),
      db.query<object[]>(SESSIONS, [userId]),
      db.query<object[]>(API_TOKENS, [userId]),
      db.query<SealedRow[]>(RATE_WATCHES, [userId]),
      db.query<SealedRow[]>(RENEWAL_REMINDERS, [userId]),
      db.query<object[]>(RATE_HOLDS, [userId]),
      db.query<object[]>(WEBHOOKS, [userId]),
      db.query<SealedRow[]>(LENDER_CHOICES, [userId]),
    ]);
    return {
      takenAt: new Date().toISOString(),
      account: person ? { ...person, phone: openedText(encryption, person.phone) } : null,
      applications: applications.map((row) => openedApplication(row, encryption)),
      invitations,
      drafts: drafts.map(({ content, previous, ...rest }) => ({
        ...rest,
        answers: encryption.decryptJson<unknown>(content),
        ...(previous !== null && { previousAnswers: encryption.decryptJson<unknown>(previous) }),
      })),
      documents: documents.map(({ name, ...rest }) => ({ ...rest, name: encryption.decryptText(name) })),
      messages: leads.map(({ phone, details, ...rest }) => ({
        ...rest,
        phone: phone === null ? null : encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(details),
      })),
      bookings: bookings.map(({ phone, answers, ...rest }) => ({
        ...rest,
        phone: encryption.decryptText(phone),
        answers: answers === null ? null : encryption.decryptJson<Record<string, unknown>>(answers),
      })),
      calculations: calculations.map(({ label, inputs, results, ...rest }) => ({
        ...rest,
        label: openedText(encryption, label),
        inputs: encryption.decryptJson<unknown>(inputs),
        results: encryption.decryptJson<unknown>(results),
      })),
      consents,
      sessions,
      apiTokens,
      rateWatches: rateWatches.map(({ content, ...rest }) => ({
        ...rest,
        ...encryption.decryptJson<object>(content),
      })),
      renewalReminders: renewalReminders.map(({ content, ...rest }) => ({
        ...rest,
        letter: encryption.decryptJson<object>(content),
      })),
      rateHolds,
      webhooks,
      lenderChoices: lenderChoices.map(({ content, ...rest }) => ({
        ...rest,
        shown: encryption.decryptJson<object>(content),
      })),
    };
  }
}
