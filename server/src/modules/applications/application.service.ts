import { parseCanadianPhone } from 'domain/forms/phone';
import { validateBasicApplicationInput } from 'domain/forms/basic-application';
import { MORTGAGE_TYPES, PROVINCES } from 'domain/vocabulary/applications';
import { FIRST_RESPONSE_HOURS } from 'domain/vocabulary/constants';
import { validate as isUuid } from 'uuid';
import { newId } from '../../platform/ids.js';
import type { MailRow } from '../../platform/interfaces.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import type { Origin } from '../actor.js';
import { DomainError, type Problem } from '../domain-error.js';
import { firstReply, keyProblem } from '../idempotency/first-reply.js';
import { maskPhone } from '../phones/mask-phone.js';
import type { BasicAnswers } from './answers.js';
import { newApplicationNumber } from './application-number.js';
import { MortgageType } from './application.entity.js';
import type { BasicApplicationInput, SubmittedApplication } from './application.types.js';
import { preparedTransaction } from '../named-query.js';
import { SUBMIT_BASIC } from './submit-basic.sql.js';

const OPERATION = 'submitBasicApplication';
/** The words of the consent boxes; a change of the words is a new version. */
const CONSENT_TEXT_VERSION = '2026-11';

/** A checked input, with what it is stored as. */
interface Submission {
  reply: SubmittedApplication;
  record: Record<string, unknown>;
  consents: Record<string, unknown>[];
  mails: MailRow[];
  requestHash: string;
}

export class ApplicationService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /**
   * Stores a basic application with the office's enquiry, the consents and both e-mails: four round trips. The same key
   * with the same input answers as the first time and writes nothing; with another input it is refused.
   */
  async submitBasic(origin: Origin, input: BasicApplicationInput, key?: string): Promise<SubmittedApplication> {
    await this.#platform.limits.consume('lead', networkOf(origin.ip));
    const e164 = check(input, key);
    const submission = this.#prepare(origin, input, e164, key);
    const stored = await preparedTransaction(this.#platform.db, async (transaction) => {
      const { record, consents, mails } = submission;
      const parts = [record, consents, mails].map((part) => JSON.stringify(part));
      const [row] = await transaction.query<{ stored: number }>(SUBMIT_BASIC, parts);
      if (row?.stored !== 1) return false;
      const query = <Rows>(text: string, values: unknown[] = []): Promise<Rows> =>
        transaction.query({ name: 'insert-jobs', text }, values) as Promise<Rows>;
      await this.#platform.jobs.insert({ query }, this.#platform.mail.jobsFor(mails));
      return true;
    });
    return stored || key === undefined
      ? submission.reply
      : firstReply(this.#platform.db, OPERATION, key, submission.requestHash);
  }

  #prepare(origin: Origin, input: BasicApplicationInput, e164: string, key?: string): Submission {
    const { encryption, mail } = this.#platform;
    const { fullName, email, phone, mortgageType, province, bankId, consent, ...figures } = input;
    const reply = { id: newId(), applicationNumber: newApplicationNumber() };
    const enquiryId = newId();
    const requestHash = encryption.blindIndex(
      JSON.stringify({ ...figures, fullName, email, phone, mortgageType, province, bankId, consent }),
    );
    const address = email.trim();
    const answers: BasicAnswers = { ...figures, mortgageType, province, bankId };
    const subject = subjectOf(input);
    const record = {
      keyId: newId(),
      key: key ?? null,
      requestHash,
      reply,
      ...reply,
      bankId: bankId ?? null,
      fullName: fullName.trim(),
      email: address,
      phone: encryption.encryptText(e164),
      phoneIndex: encryption.blindIndex(e164),
      mortgageType: MortgageType[mortgageType],
      province: province ?? null,
      content: encryption.encryptJson(answers),
      eventId: newId(),
      enquiryId,
      enquiryEventId: newId(),
      subject,
      maskedPhone: maskPhone(e164),
      responseHours: FIRST_RESPONSE_HOURS,
      ip: origin.ip,
    };
    const consents = [
      { id: newId(), purpose: 'contact', granted: true, textVersion: CONSENT_TEXT_VERSION },
      { id: newId(), purpose: 'marketing', granted: consent.marketing === true, textVersion: CONSENT_TEXT_VERSION },
    ];
    const mails = mail.prepare([
      {
        template: 'application-received',
        to: address,
        subject: `We have your application ${reply.applicationNumber}`,
        params: { applicationId: reply.id },
      },
      // the office's address is filled in by the statement that stores it
      { template: 'new-enquiry', to: '', subject: `New enquiry: ${subject}`, params: { enquiryId } },
    ]);
    return { reply, record, consents, mails, requestHash };
  }
}

/** 'New purchase · Ontario': no names and no figures, for it is in the office's mail. */
function subjectOf({ mortgageType, province }: BasicApplicationInput): string {
  const kind = MORTGAGE_TYPES.find(({ graphql }) => graphql === mortgageType)?.label ?? 'Mortgage';
  const place = PROVINCES.find(({ code }) => code === province)?.name;
  return place ? `${kind} · ${place}` : kind;
}

/** Throws what is wrong with the input; gives the phone number in E.164. */
function check(input: BasicApplicationInput, key: string | undefined): string {
  const wrongKey = keyProblem(key);
  if (wrongKey) throw wrongKey;
  const problems = validateBasicApplicationInput(input).map(({ field, message }): Problem => ({
    code: 'INVALID',
    message,
    field: field.split('.'),
  }));
  const has = (field: string): boolean => problems.some((problem) => problem.field?.[0] === field);
  const phone = parseCanadianPhone(input.phone);
  if ('error' in phone && !has('phone')) problems.push({ code: 'INVALID', message: phone.error, field: ['phone'] });
  if (input.bankId != null && !isUuid(input.bankId) && !has('bankId')) {
    problems.push({ code: 'INVALID', message: 'Choose a lender from the list.', field: ['bankId'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return 'e164' in phone ? phone.e164 : '';
}
