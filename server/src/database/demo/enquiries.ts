import { MORTGAGE_TYPES, PROVINCES } from 'domain/vocabulary/applications';
import { newApplicationNumber } from '../../modules/applications/application-number.js';
import type { ApplicationEvent } from '../../modules/applications/application-event.entity.js';
import type { Application, MortgageType } from '../../modules/applications/application.entity.js';
import type { Consent } from '../../modules/consents/consent.entity.js';
import type { EnquiryEvent } from '../../modules/enquiries/enquiry-event.entity.js';
import type { EnquiryNote } from '../../modules/enquiries/enquiry-note.entity.js';
import type { Enquiry, EnquiryStatus } from '../../modules/enquiries/enquiry.entity.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';

const HOUR_MS = 3_600_000;
const FIRST_RESPONSE_HOURS = 24;
const CONSENT_TEXT_VERSION = '2026-11';

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

interface Sample {
  name: string;
  type: MortgageType;
  province: string;
  hoursAgo: number;
  /** The statuses it went through, in order */
  path: EnquiryStatus[];
  answers: Record<string, string>;
  comments?: string;
  note?: string;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Priya Raman',
    type: 'new_purchase',
    province: 'ON',
    hoursAgo: 0.4,
    path: ['NEW'],
    answers: {
      propertyValue: '742000.00',
      downPayment: '148400.00',
      annualIncome: '134000.00',
      timeline: '1_3_months',
      creditBand: 'excellent',
    },
    comments: 'We found a semi in the east end and the offer date is next week.',
  },
  {
    name: 'Luc Bélanger',
    type: 'renewal',
    province: 'QC',
    hoursAgo: 2,
    path: ['NEW'],
    answers: { propertyValue: '515000.00', mortgageBalance: '287300.00', annualIncome: '96000.00' },
  },
  {
    name: 'Hannah Olsen',
    type: 'refinance',
    province: 'BC',
    hoursAgo: 5,
    path: ['NEW'],
    answers: {
      propertyValue: '1180000.00',
      mortgageBalance: '612000.00',
      annualIncome: '171000.00',
      creditBand: 'good',
    },
    comments: 'Looking to roll a line of credit into the mortgage.',
  },
  {
    name: 'Marcus Whitford',
    type: 'new_purchase',
    province: 'AB',
    hoursAgo: 9,
    path: ['NEW'],
    answers: { propertyValue: '468000.00', downPayment: '46800.00', annualIncome: '103500.00', creditBand: 'good' },
  },
  {
    name: 'Sofia Kowalchuk',
    type: 'equity_takeout',
    province: 'MB',
    hoursAgo: 21,
    path: ['NEW', 'IN_REVIEW'],
    answers: { propertyValue: '402000.00', mortgageBalance: '118000.00', annualIncome: '88000.00' },
    note: 'Wants 60,000 for a laneway suite. Asked for the last tax assessment.',
  },
  {
    name: 'Daniel MacIsaac',
    type: 'new_purchase',
    province: 'NS',
    hoursAgo: 31,
    path: ['NEW'],
    answers: { propertyValue: '389000.00', downPayment: '38900.00', annualIncome: '79000.00' },
    comments: 'First home. Evenings are best.',
  },
  {
    name: 'Aisha Farouk',
    type: 'renewal',
    province: 'ON',
    hoursAgo: 44,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED'],
    answers: {
      propertyValue: '690000.00',
      mortgageBalance: '402500.00',
      annualIncome: '142000.00',
      creditBand: 'excellent',
    },
    note: 'Called. Renewal date is in March; comparing five-year fixed and variable.',
  },
  {
    name: 'Tom Bergstrom',
    type: 'refinance',
    province: 'SK',
    hoursAgo: 70,
    path: ['NEW', 'CONTACTED'],
    answers: { propertyValue: '344000.00', mortgageBalance: '201000.00', annualIncome: '91000.00' },
  },
  {
    name: 'Grace Oduya',
    type: 'new_purchase',
    province: 'ON',
    hoursAgo: 120,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED', 'CONVERTED'],
    answers: {
      propertyValue: '925000.00',
      downPayment: '231250.00',
      annualIncome: '208000.00',
      creditBand: 'excellent',
    },
    note: 'Approved with Loonsong. Closing on December 18.',
  },
  {
    name: 'Étienne Roy',
    type: 'other',
    province: 'NB',
    hoursAgo: 170,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED'],
    answers: { annualIncome: '67000.00' },
    comments: 'Question about buying together with my sister.',
  },
  {
    name: 'Wei Zhang',
    type: 'equity_takeout',
    province: 'BC',
    hoursAgo: 260,
    path: ['NEW', 'IN_REVIEW', 'CONTACTED', 'CONVERTED'],
    answers: { propertyValue: '1460000.00', mortgageBalance: '540000.00', annualIncome: '195000.00' },
  },
  {
    name: 'Colleen Paquette',
    type: 'renewal',
    province: 'AB',
    hoursAgo: 400,
    path: ['NEW', 'CONTACTED', 'CLOSED'],
    answers: { propertyValue: '455000.00', mortgageBalance: '310000.00', annualIncome: '99000.00' },
    note: 'Stayed with the present lender.',
  },
];

interface Parts {
  now: Date;
  banks: readonly { id: string }[];
  /** Who in the office did the work */
  staff: string;
  encryption: Encryption;
}

export interface DemoEnquiries {
  applications: Omit<Application, 'updatedAt'>[];
  applicationEvents: ApplicationEvent[];
  enquiries: Omit<Enquiry, 'updatedAt'>[];
  enquiryEvents: EnquiryEvent[];
  notes: Omit<EnquiryNote, 'updatedAt'>[];
  consents: Consent[];
}

/** A dozen applications in every state the inbox knows, one of them overdue. */
export function demoEnquiries({ now, banks, staff, encryption }: Parts): DemoEnquiries {
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
    const application = applicationOf(sample, index, { createdAt, bankId: banks[index % 9]?.id ?? null, encryption });
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
      maskedPhone: `${AREA_CODES[sample.province] ?? '416'} ***-**${twoDigits(index)}`,
      phoneIndex,
      applicationId,
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
      userId: null,
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
  index: number,
  { createdAt, bankId, encryption }: { createdAt: Date; bankId: string | null; encryption: Encryption },
): Omit<Application, 'updatedAt'> {
  const phone = `+1${AREA_CODES[province] ?? '416'}55501${twoDigits(index)}`;
  const email = `${name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replace(' ', '.')}@example.ca`;
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
    userId: null,
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

function twoDigits(index: number): string {
  return String(10 + index);
}

function subjectOf({ type, province }: Sample): string {
  const kind = MORTGAGE_TYPES.find(({ value }) => value === type)?.label ?? type;
  const place = PROVINCES.find(({ code }) => code === province)?.name ?? province;
  return `${kind} · ${place}`;
}
