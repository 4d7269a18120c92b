import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';

const PERSON = `
  select name, email, phone, role, locale, marketing_consent as "marketingConsent",
         email_verified_at as "emailVerifiedAt", created_at as "createdAt"
  from user_account where id = $1`;

const MINE = `(a.user_id = $1 or exists (
  select from user_account u where u.id = $1 and u.email_verified_at is not null and lower(u.email) = lower(a.email)))`;

interface ApplicationRow {
  phone: string;
  content: string;
}
interface LeadRow {
  phone: string;
  details: string;
}
interface CalculationRow {
  inputs: string;
  results: string;
}

/** What the brokerage has of a person, in full and readable: theirs to take away (PIPEDA). */
export class MyDataService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  async collect({ userId }: Actor): Promise<Record<string, unknown>> {
    const { db, encryption } = this.#platform;
    const [[person], applications, leads, calculations, consents, sessions] = await Promise.all([
      db.query<object[]>(PERSON, [userId]),
      db.query<ApplicationRow[]>(
        `select a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
                a.full_name as "fullName", a.email, a.phone, a.content, a.created_at as "sentAt"
         from application a where ${MINE} order by a.created_at`,
        [userId],
      ),
      db.query<LeadRow[]>(
        `select l.source, l.full_name as "fullName", l.email, l.phone, l.details, l.created_at as "sentAt"
         from lead l join user_account u on lower(u.email) = lower(l.email)
         where u.id = $1 and u.email_verified_at is not null order by l.created_at`,
        [userId],
      ),
      db.query<CalculationRow[]>(
        `select kind, label, inputs, results, created_at as "keptAt" from calculation where user_id = $1 order by created_at`,
        [userId],
      ),
      db.query<object[]>(
        `select purpose, granted, text_version as "textVersion", ip, created_at as at
         from consent where user_id = $1 order by created_at`,
        [userId],
      ),
      db.query<object[]>(
        `select ip, user_agent as "userAgent", created_at as "begunAt", ended_at as "endedAt"
         from session where user_id = $1 order by created_at`,
        [userId],
      ),
    ]);
    return {
      takenAt: new Date().toISOString(),
      account: person ?? null,
      applications: applications.map(({ phone, content, ...rest }) => ({
        ...rest,
        phone: encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(content),
      })),
      messages: leads.map(({ phone, details, ...rest }) => ({
        ...rest,
        phone: encryption.decryptText(phone),
        answers: encryption.decryptJson<Record<string, unknown>>(details),
      })),
      calculations: calculations.map(({ inputs, results, ...rest }) => ({
        ...rest,
        inputs: encryption.decryptJson<unknown>(inputs),
        results: encryption.decryptJson<unknown>(results),
      })),
      consents,
      sessions,
    };
  }
}
