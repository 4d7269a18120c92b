import type { EntityManager } from 'typeorm';
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
  COMMENTS,
  CONSENTS,
  DOCUMENTS,
  DRAFTS,
  EMAILS,
  LEADS,
  LENDER_CHOICES,
  LIKES,
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
/** Of an email, a rate watch, a renewal reminder or what lenders were shown */
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

  /** As it is at one moment, and over one connection however much it is. */
  async collect(actor: Actor, origin: Origin): Promise<Record<string, unknown>> {
    const { db, encryption } = this.#platform;
    const { userId } = actor;
    const entry = { action: 'user.export', subjectType: 'user', subjectId: userId };
    await writeAudit(db.manager, actor, origin, entry);
    await claimByAddress(db.manager, encryption, userId, origin);
    return db.transaction('REPEATABLE READ', (manager) => this.#everything(manager, userId));
  }

  async #everything(manager: EntityManager, userId: string): Promise<Record<string, unknown>> {
    const { encryption } = this.#platform;
    const of = <Row = object>(sql: string): Promise<Row[]> => manager.query<Row[]>(sql, [userId]);
    const [person] = await of<PersonRow>(PERSON);
    return {
      takenAt: new Date().toISOString(),
      account: person ? { ...person, phone: openedText(encryption, person.phone) } : null,
      applications: (await of<ApplicationRow>(APPLICATIONS)).map((row) => openedApplication(row, encryption)),
      invitations: await of(INVITATIONS_OF),
      drafts: (await of<DraftRow>(DRAFTS)).map(({ content, previous, ...rest }) => ({
        ...rest,
        answers: encryption.decryptJson<unknown>(content),
        ...(previous !== null && { previousAnswers: encryption.decryptJson<unknown>(previous) }),
      })),
      documents: (await of<DocumentRow>(DOCUMENTS)).map(({ name, ...rest }) => ({
        ...rest,
        name: encryption.decryptText(name),
      })),
      messages: (await of<LeadRow>(LEADS)).map(({ phone, details, ...rest }) => ({
        ...rest,
        phone: phone === null ? null : encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(details),
      })),
      bookings: (await of<BookingRow>(BOOKINGS)).map(({ phone, answers, ...rest }) => ({
        ...rest,
        phone: encryption.decryptText(phone),
        answers: answers === null ? null : encryption.decryptJson<Record<string, unknown>>(answers),
      })),
      calculations: (await of<CalculationRow>(CALCULATIONS)).map(({ label, inputs, results, ...rest }) => ({
        ...rest,
        label: openedText(encryption, label),
        inputs: encryption.decryptJson<unknown>(inputs),
        results: encryption.decryptJson<unknown>(results),
      })),
      emails: (await of<SealedRow>(EMAILS)).map(({ content, ...rest }) => ({
        ...rest,
        ...encryption.decryptJson<object>(content),
      })),
      comments: await of(COMMENTS),
      likes: await of(LIKES),
      consents: await of(CONSENTS),
      sessions: await of(SESSIONS),
      apiTokens: await of(API_TOKENS),
      rateWatches: (await of<SealedRow>(RATE_WATCHES)).map(({ content, ...rest }) => ({
        ...rest,
        ...encryption.decryptJson<object>(content),
      })),
      renewalReminders: (await of<SealedRow>(RENEWAL_REMINDERS)).map(({ content, ...rest }) => ({
        ...rest,
        letter: encryption.decryptJson<object>(content),
      })),
      rateHolds: await of(RATE_HOLDS),
      webhooks: await of(WEBHOOKS),
      lenderChoices: (await of<SealedRow>(LENDER_CHOICES)).map(({ content, ...rest }) => ({
        ...rest,
        shown: encryption.decryptJson<object>(content),
      })),
    };
  }
}
