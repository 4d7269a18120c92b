import type { PROVINCES } from '../application/applications.js';
import { addDays } from '../booking/local-days.js';
import { instantOf } from '../booking/local-time.js';
import { OFFICE_ZONE } from '../booking/policy.js';

type ProvinceCode = (typeof PROVINCES)[number]['code'];

/** Years that the rules of a province make a brokerage keep a file, from its last event. */
interface Floor {
  years: number;
  /** Whose rule it is, or why this many */
  source: string;
}

const UNREAD = 'the longest of the provinces whose rule we have read';

/** Rules as of November 2026. Provinces whose rule we have not read keep as long as the longest. */
const PROVINCE_FLOORS: Readonly<Record<string, Floor>> = {
  ON: { years: 6, source: 'FSRA, O. Reg. 188/08: 6 years' },
  BC: { years: 7, source: 'Mortgage Services Act: 7 years' },
  AB: { years: 3, source: 'RECA rules: 3 years, potential deals too' },
  QC: { years: 5, source: 'AMF: 5 years' },
} satisfies Partial<Record<ProvinceCode, Floor>>;
export const OTHER_FLOOR: Floor = { years: 7, source: UNREAD };

/** Proceeds of Crime (Money Laundering) Regulations: 5 years for what a broker recorded of a client. */
export const APPLICATION_FLOOR_YEARS = 5;

/** A funded mortgage is kept from the end of its term. Where that is not recorded, from the longest term there is. */
export const LONGEST_TERM_YEARS = 10;

export const PROVINCE_FLOOR_YEARS = Object.entries(PROVINCE_FLOORS).map(([province, { years }]) => ({
  province,
  years,
}));

/** What is kept, as far as its period depends on it. */
export interface KeptRecord {
  kind: 'enquiry' | 'application';
  /** Of the property or of who asks; null: not known */
  province: string | null;
  funded: boolean;
  /** The day its term ends, '2031-11-25'; without it the longest term is taken */
  termEndsOn?: string | null;
  /** The last thing that happened to it */
  lastEvent: Date;
}

/** Years for which a record has to be kept after its last event, or after its term where that ends later. */
export function retentionYears({ kind, province, funded, termEndsOn }: Omit<KeptRecord, 'lastEvent'>): number {
  const { years } = PROVINCE_FLOORS[province ?? ''] ?? OTHER_FLOOR;
  const least = kind === 'application' ? Math.max(years, APPLICATION_FLOOR_YEARS) : years;
  return least + (funded && !termEndsOn ? LONGEST_TERM_YEARS : 0);
}

/** The moment from which a record is deleted: the last event or the end of the term's last day at the office, that many calendar years later, in UTC. */
export function keptUntil(record: KeptRecord): Date {
  const { lastEvent, termEndsOn } = record;
  const until = new Date(
    Math.max(lastEvent.getTime(), termEndsOn ? instantOf(addDays(termEndsOn, 1), '00:00', OFFICE_ZONE) : 0),
  );
  until.setUTCFullYear(until.getUTCFullYear() + retentionYears(record));
  return until;
}

/** Days for which an email about an account is kept */
export const ACCOUNT_MAIL_DAYS = 90;

/** How a promise of the privacy page is carried out. */
export type CarriedOut =
  /** By a schedule of the server, by its name, and the audit log says so under this action */
  | { by: 'schedule'; schedule: string; action: string }
  /** By the visitor's own browser */
  | { by: 'browser' };

export interface RetentionPeriod {
  what: string;
  period: string;
  carriedOut: CarriedOut;
}

const FORGET_FILES = { by: 'schedule', schedule: 'files past their period', action: 'retention.forget' } as const;

/** Every kind of record we keep about people, and for how long: what the privacy page says is what the schedules do. */
export const RETENTION_PERIODS: readonly RetentionPeriod[] = [
  {
    what: 'A form you started but did not send, on your device',
    period: '30 days after your last change',
    carriedOut: { by: 'browser' },
  },
  {
    what: 'A form you started but did not send, in your account',
    period: '90 days after your last change',
    carriedOut: { by: 'schedule', schedule: 'drafts', action: 'draft.forget' },
  },
  {
    what: 'A message, a question or a booked call',
    period: '3 to 7 years, as your province asks',
    carriedOut: FORGET_FILES,
  },
  {
    what: 'An application that is not funded, with its documents',
    period: '5 to 7 years, as your province asks',
    carriedOut: FORGET_FILES,
  },
  {
    what: 'A funded mortgage, with its documents',
    period: '5 to 7 years after its term ends, as your province asks',
    carriedOut: FORGET_FILES,
  },
  {
    what: 'A job application, with its résumé',
    period: '12 months',
    carriedOut: { by: 'schedule', schedule: 'job applications of a year ago', action: 'career.forget' },
  },
  {
    what: 'A rate watch',
    period: 'Until you stop it or your term ends, and 2 years at most. 7 days where nobody confirms it',
    carriedOut: { by: 'schedule', schedule: 'rate watches that ended', action: 'rate_watch.forget' },
  },
  {
    what: 'A renewal reminder',
    period: 'Until you stop it or your mortgage comes due. 7 days where nobody confirms it',
    carriedOut: { by: 'schedule', schedule: 'renewal reminders that ended', action: 'renewal_reminder.forget' },
  },
  {
    what: 'An email we sent you about your account',
    period: `${ACCOUNT_MAIL_DAYS} days, or until you delete the account`,
    carriedOut: { by: 'schedule', schedule: 'emails about accounts', action: 'mail.forget' },
  },
  {
    what: 'The record of what you agreed to',
    period: 'As long as what it was about. After that it no longer says who you are',
    carriedOut: FORGET_FILES,
  },
];

/** The schedules that carry the periods out, each once, with the action under which the audit log says so. */
export const FORGETTING = [
  ...new Map(
    RETENTION_PERIODS.flatMap(({ carriedOut }) =>
      carriedOut.by === 'schedule' ? [[carriedOut.action, carriedOut] as const] : [],
    ),
  ).values(),
];
export const FORGET_ACTIONS: readonly string[] = FORGETTING.map(({ action }) => action);
