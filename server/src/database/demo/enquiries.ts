import { objectOf } from '@brokerage/domain/data/objects';
import type { Answers } from '@brokerage/domain/application/parts';
import { pruneApplication } from '@brokerage/domain/application/prune-application';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { MORTGAGE_TYPES } from '@brokerage/domain/application/applications';
import { newApplicationNumber } from '../../modules/applications/application-number.js';
import type { ApplicationEvent } from '../../modules/applications/application-event.entity.js';
import type { Application } from '../../modules/applications/application.entity.js';
import { BASIC_APPLICATION } from '../../modules/applications/basic-application.source.js';
import { COMPREHENSIVE_APPLICATION } from '../../modules/applications/comprehensive-application.source.js';
import { consentRows, type ConsentRow, type GivenConsent } from '../../modules/consents/consent.service.js';
import { requestsOf } from '../../modules/documents/checklist-rows.js';
import type { DocumentRequestRow } from '../../modules/documents/document-requests.sql.js';
import type { EnquiryContact } from '../../modules/enquiries/work/contact.entity.js';
import type { EnquiryEvent } from '../../modules/enquiries/event.entity.js';
import type { EnquiryNote } from '../../modules/enquiries/file/notes/note.entity.js';
import type { Enquiry } from '../../modules/enquiries/enquiry.entity.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import { SAMPLES, type Sample } from './samples.js';

const HOUR_MS = 3_600_000;
const FIRST_RESPONSE_HOURS = 24;
const ANSWERED_AFTER_HOURS = 3;
/** The last digits of the account holder’s number, the same in each application */
const HOLDERS_LINE = 30;

/** Area codes. Their 555-01xx numbers belong to no one. */
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
  advisers: readonly { id: string; subdomain: string }[];
  /** The staff member who did the work */
  staff: string;
  /** The account some of them belong to */
  holder: { id: string; email: string };
  encryption: Encryption;
}

/** The columns of an entity */
type Row<T> = Pick<T, keyof T>;

export interface DemoEnquiries {
  applications: Omit<Application, 'updatedAt'>[];
  applicationEvents: Row<ApplicationEvent>[];
  enquiries: Omit<Enquiry, 'updatedAt'>[];
  enquiryEvents: Row<EnquiryEvent>[];
  contacts: Row<EnquiryContact>[];
  notes: Omit<EnquiryNote, 'updatedAt'>[];
  consents: ConsentRow[];
  documentRequests: DocumentRequestRow[];
}

/** A dozen applications in every status of the inbox: one overdue, one answered late. */
export function demoEnquiries({ now, banks, advisers, staff, holder, encryption }: Parts): DemoEnquiries {
  const made: DemoEnquiries = {
    applications: [],
    applicationEvents: [],
    enquiries: [],
    enquiryEvents: [],
    contacts: [],
    notes: [],
    consents: [],
    documentRequests: [],
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
      visibleNote: null,
      visibleToApplicant: true,
      createdAt,
    });
    made.enquiries.push({
      id: enquiryId,
      kind: 'APPLICATION',
      status: sample.path.at(-1) ?? 'NEW',
      topic: sample.type,
      province: sample.province,
      fullName,
      email,
      emailRefusal: null,
      emailIsTheirs: false,
      maskedPhone: `${AREA_CODES[sample.province] ?? '416'} ***-**${twoDigits(line)}`,
      phoneIndex,
      attribution: sample.came ? { first: sample.came, last: sample.came } : null,
      source: (sample.comprehensive ? COMPREHENSIVE_APPLICATION : BASIC_APPLICATION).name,
      sourceId: applicationId,
      bankId,
      phone: application.phone,
      answers: application.content,
      applicationNumber,
      assignedToId: sample.path.length > 1 ? staff : null,
      agentId: advisers.find(({ subdomain }) => subdomain === sample.adviser)?.id ?? null,
      firstResponseDueAt: new Date(createdAt.getTime() + FIRST_RESPONSE_HOURS * HOUR_MS),
      firstRespondedAt: answered ? after(sample.answeredAfter ?? ANSWERED_AFTER_HOURS) : null,
      firstResponseKind: answered ? 'CALL' : null,
      followUpAt: null,
      legalHoldAt: null,
      legalHoldBy: null,
      product: null,
      lostReason: null,
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
        changed: ['STATUS'],
        ownerId: null,
        followUpAt: null,
        byRule: false,
        undone: false,
        lostReason: null,
        createdAt: after(toStatus === 'CONTACTED' ? (sample.answeredAfter ?? ANSWERED_AFTER_HOURS) : step * 1.5),
      });
    }
    if (answered) {
      const at = after(sample.answeredAfter ?? ANSWERED_AFTER_HOURS);
      const call = { kind: 'CALL', outcome: 'SPOKE', note: null, at, createdAt: at } as const;
      made.contacts.push({ id: newId(), enquiryId, actorId: staff, ...call });
    }
    if (sample.note !== undefined)
      made.notes.push({
        ...{ id: newId(), enquiryId, authorId: staff, createdAt: after(3) },
        ...{ text: encryption.encryptText(sample.note), sealed: true },
      });
    const giver = { userId: owner?.id, email, sourceId: applicationId, ip: null, createdAt };
    made.consents.push(...consentRows(giver, sample.comprehensive ? AGREED.map(agreed) : [agreed('contact')]));
    if (sample.comprehensive) made.documentRequests.push(...requestsOf(applicationId, sample.comprehensive));
  }
  return made;
}

const AGREED = ['privacy', 'contact', 'credit_check'] as const;
const agreed = (purpose: GivenConsent['purpose']): GivenConsent => ({
  purpose,
  granted: true,
  textVersion: CONSENT_VERSION,
});

function applicationOf(
  { name, type, province, answers, comprehensive, comments }: Sample,
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
  const content = comprehensive
    ? comprehensiveOf(comprehensive, { fullName: name, email, phone })
    : {
        ...answers,
        mortgageType: MORTGAGE_TYPES.find(({ value }) => value === type)?.graphql,
        province,
        bankId,
        ...(comments !== undefined && { comments }),
      };
  return {
    id: newId(),
    applicationNumber: newApplicationNumber(createdAt),
    kind: comprehensive ? 'comprehensive' : 'basic',
    userId: owner?.id ?? null,
    hadOwner: owner !== undefined,
    bankId,
    fullName: name,
    email,
    phone: encryption.encryptText(phone),
    phoneIndex: encryption.blindIndex(phone),
    mortgageType: type,
    province,
    content: encryption.encryptJson(content),
    creditScores: null,
    termEndsOn: null,
    presentTermEndsOn: null,
    presentTermRead: false,
    status: 'submitted',
    version: 1,
    createdAt,
  };
}

/** As the server stores it: with whom it is from, pruned, money as numbers. */
function comprehensiveOf(answers: Answers, person: { fullName: string; email: string; phone: string }): Answers {
  const applicant = { ...objectOf(answers.applicant), ...person };
  return pruneApplication({ ...answers, applicant }).application;
}

function addressOf(name: string): string {
  const letters = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  return `${letters.toLowerCase().replace(' ', '.')}@example.ca`;
}

function twoDigits(line: number): string {
  return String(10 + line);
}
