import { MORTGAGE_TYPES, PROVINCES } from 'domain/vocabulary/applications';
import { newApplicationNumber } from '../../modules/applications/application-number.js';
import type { ApplicationEvent } from '../../modules/applications/application-event.entity.js';
import type { Application } from '../../modules/applications/application.entity.js';
import type { Consent } from '../../modules/consents/consent.entity.js';
import type { EnquiryEvent } from '../../modules/enquiries/enquiry-event.entity.js';
import type { EnquiryNote } from '../../modules/enquiries/enquiry-note.entity.js';
import type { Enquiry } from '../../modules/enquiries/enquiry.entity.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import { SAMPLES, type Sample } from './samples.js';

const HOUR_MS = 3_600_000;
const FIRST_RESPONSE_HOURS = 24;
const CONSENT_TEXT_VERSION = '2026-11';
/** The end of the account holder’s number, the same in each application */
const HOLDERS_LINE = 30;

/** Area codes whose 555-01xx numbers belong to nobody */
const AREA_CODES: Record<string, string> = {
  ON: '416',
  BC: '604',
  AB: '403',
  QC: '514',
  MB: '204',
  NS: '902',
  SK: '306',
  NB: '506',
};

interface Parts {
  now: Date;
  banks: readonly { id: string }[];
  /** Who in the office did the work */
  staff: string;
  /** Whose account some of them belong to */
  holder: { id: string; email: string };
  encryption: Encryption;
}

/** The columns of an entity, without being one */
type Row<T> = Pick<T, keyof T>;

export interface DemoEnquiries {
  applications: Omit<Application, 'updatedAt'>[];
  applicationEvents: Row<ApplicationEvent>[];
  enquiries: Omit<Enquiry, 'updatedAt'>[];
  enquiryEvents: Row<EnquiryEvent>[];
  notes: Omit<EnquiryNote, 'updatedAt'>[];
  consents: Row<Consent>[];
}

/** A dozen applications in every state the inbox knows, one of them overdue. */
export function demoEnquiries({ now, banks, staff, holder, encryption }: Parts): DemoEnquiries {
  const made: DemoEnquiries = {
    applications: [],
    applicationEvents: [],
    enquiries: [],
    enquiryEvents: [],
    notes: [],
    consents: [],
  };
  for (const [index, sample] of SAMPLES.entries()) {
    const createdAt = new Date(now.getTime() - sample.hoursAgo * HOUR_MS);
    const after = (hours: number): Date => new Date(createdAt.getTime() + Math.min(hours, sample.hoursAgo) * HOUR_MS);
    const owner = sample.ofAccountHolder ? holder : undefined;
    const line = owner ? HOLDERS_LINE : index;
    const bankId = banks[index % 9]?.id ?? null;
    const application = applicationOf(sample, line, { createdAt, bankId, owner, encryption });
    const { id: applicationId, applicationNumber, fullName, email, phoneIndex } = application;
    const enquiryId = newId();
    const answered = sample.path.includes('CONTACTED');
    made.applications.push(application);
    made.applicationEvents.push({
      id: newId(),
      applicationId,
      actorId: null,
      fromStatus: null,
      toStatus: 'submitted',
      note: null,
      visibleToApplicant: true,
      createdAt,
    });
    made.enquiries.push({
      id: enquiryId,
      kind: 'APPLICATION',
      status: sample.path.at(-1) ?? 'NEW',
      subject: subjectOf(sample),
      fullName,
      email,
      maskedPhone: `${AREA_CODES[sample.province] ?? '416'} ***-**${twoDigits(line)}`,
      phoneIndex,
      applicationId,
      leadId: null,
      applicationNumber,
      assignedToId: sample.path.length > 1 ? staff : null,
      firstResponseDueAt: new Date(createdAt.getTime() + FIRST_RESPONSE_HOURS * HOUR_MS),
      firstRespondedAt: answered ? after(3) : null,
      version: sample.path.length,
      createdAt,
    });
    for (const [step, toStatus] of sample.path.entries()) {
      made.enquiryEvents.push({
        id: newId(),
        enquiryId,
        actorId: step === 0 ? null : staff,
        fromStatus: sample.path[step - 1] ?? null,
        toStatus,
        createdAt: after(step * 1.5),
      });
    }
    if (sample.note !== undefined)
      made.notes.push({ id: newId(), enquiryId, authorId: staff, text: sample.note, createdAt: after(3) });
    made.consents.push({
      id: newId(),
      userId: owner?.id ?? null,
      email,
      applicationId,
      purpose: 'contact',
      granted: true,
      textVersion: CONSENT_TEXT_VERSION,
      ip: null,
      createdAt,
    });
  }
  return made;
}

function applicationOf(
  { name, type, province, answers, comments }: Sample,
  line: number,
  {
    createdAt,
    bankId,
    owner,
    encryption,
  }: { createdAt: Date; bankId: string | null; owner: Parts['holder'] | undefined; encryption: Encryption },
): Omit<Application, 'updatedAt'> {
  const phone = `+1${AREA_CODES[province] ?? '416'}55501${twoDigits(line)}`;
  const email = owner?.email ?? addressOf(name);
  const content = {
    ...answers,
    mortgageType: MORTGAGE_TYPES.find(({ value }) => value === type)?.graphql,
    province,
    bankId,
    ...(comments !== undefined && { comments }),
  };
  return {
    id: newId(),
    applicationNumber: newApplicationNumber(createdAt),
    kind: 'basic',
    userId: owner?.id ?? null,
    bankId,
    fullName: name,
    email,
    phone: encryption.encryptText(phone),
    phoneIndex: encryption.blindIndex(phone),
    mortgageType: type,
    province,
    content: encryption.encryptJson(content),
    status: 'submitted',
    version: 1,
    createdAt,
  };
}

function addressOf(name: string): string {
  const letters = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  return `${letters.toLowerCase().replace(' ', '.')}@example.ca`;
}

function twoDigits(line: number): string {
  return String(10 + line);
}

function subjectOf({ type, province }: Sample): string {
  const kind = MORTGAGE_TYPES.find(({ value }) => value === type)?.label ?? type;
  const place = PROVINCES.find(({ code }) => code === province)?.name ?? province;
  return `${kind} · ${place}`;
}
