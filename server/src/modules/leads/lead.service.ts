import { checkLead, PHONE_NOT_VALID } from 'domain/chat/answers';
import type { ChatAnswers } from 'domain/chat/steps';
import { parseCanadianPhone } from 'domain/forms/phone';
import { FIRST_RESPONSE_HOURS } from 'domain/vocabulary/constants';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import type { Origin } from '../actor.js';
import { DomainError, type Problem } from '../domain-error.js';
import { firstReply, keyProblem } from '../idempotency/first-reply.js';
import { preparedTransaction } from '../named-query.js';
import { maskPhone } from '../phones/mask-phone.js';
import { SUBMIT_LEAD } from './lead.sql.js';
import type { ChatLeadInput, SubmittedLead } from './lead.types.js';

const OPERATION = 'submitChatLead';
/** The sentence before the last answer of the chat; a change of its words is a new version. */
const CONSENT_TEXT_VERSION = 'chat 2026-11';

type ChatLead = Partial<ChatAnswers> & Pick<ChatAnswers, 'fullName' | 'email' | 'serviceType'>;

/** Those who ask to be called. */
export class LeadService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'mail'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'jobs' | 'limits' | 'mail'>) {
    this.#platform = platform;
  }

  /**
   * Stores what the chat collected, as an enquiry of the office with its 24 hours. The same key with the same answers is
   * answered as the first time and writes nothing; with others it is refused.
   */
  async submitChat(origin: Origin, input: ChatLeadInput, key?: string): Promise<SubmittedLead> {
    const { db, encryption, jobs, limits, mail } = this.#platform;
    await limits.consume('lead', networkOf(origin.ip));
    const wrongKey = keyProblem(key);
    if (wrongKey) throw wrongKey;
    const { answers, e164 } = check(input);
    const { fullName, email, phone: _, ...details } = answers;
    const reply: SubmittedLead = { id: newId() };
    const requestHash = encryption.blindIndex(JSON.stringify(answers));
    const enquiryId = newId();
    const subject = `${answers.serviceType} · chat`;
    const record = {
      keyId: newId(),
      key: key ?? null,
      requestHash,
      reply,
      id: reply.id,
      source: 'chat',
      fullName,
      email,
      phone: encryption.encryptText(e164),
      phoneIndex: encryption.blindIndex(e164),
      details: encryption.encryptJson(details),
      enquiryId,
      enquiryEventId: newId(),
      subject,
      maskedPhone: maskPhone(e164),
      responseHours: FIRST_RESPONSE_HOURS,
      consentId: newId(),
      consentVersion: CONSENT_TEXT_VERSION,
      ip: origin.ip,
    };
    // the office's address is filled in by the statement that stores it
    const letter = {
      template: 'new-enquiry',
      to: '',
      subject: `New enquiry: ${subject}`,
      params: { enquiryId },
    } as const;
    const mails = mail.prepare([letter]);
    const stored = await preparedTransaction(db, async (transaction) => {
      const parts = [JSON.stringify(record), JSON.stringify(mails)];
      const [row] = await transaction.query<{ stored: number }>(SUBMIT_LEAD, parts);
      if (row?.stored !== 1) return false;
      const query = <Rows>(text: string, values: unknown[] = []): Promise<Rows> =>
        transaction.query({ name: 'insert-jobs', text }, values) as Promise<Rows>;
      await jobs.insert({ query }, mail.jobsFor(mails));
      return true;
    });
    return stored || key === undefined ? reply : firstReply(db, OPERATION, key, requestHash);
  }
}

/** Throws everything that is wrong at once; gives what is kept, and the number in E.164. */
function check(input: ChatLeadInput): { answers: ChatLead; e164: string } {
  const { answers, problems: found } = checkLead(input);
  const problems = found.map(({ field, message }): Problem => ({ code: 'INVALID', message, field: [field] }));
  const phone = parseCanadianPhone(answers.phone ?? '');
  if ('error' in phone && answers.phone !== undefined) {
    problems.push({ code: 'INVALID', message: PHONE_NOT_VALID, field: ['phone'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { answers: answers as ChatLead, e164: 'e164' in phone ? phone.e164 : '' };
}
