import { CAREER_FORM, type CareerAnswers, type CareerInput } from '@brokerage/domain/careers/application-form';
import { answersOf, valuesFrom } from '@brokerage/domain/forms/field-input';
import { CAREER_CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { OPEN_APPLICATION_TOPIC } from '@brokerage/domain/enquiries/enquiry-subject';
import type { UploadedFile } from '../../graphql/upload.js';
import type { Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import { networkOf } from '../../platform/limits.js';
import type { Platform } from '../../platform/platform.js';
import type { GivenConsent } from '../consents/public.js';
import { firstReply, keyProblem } from '../idempotency/public.js';
import { checkForm, type IntakeService } from '../intake/public.js';
import { applicantIndex } from './applicant-index.js';
import { CAREER_APPLICATIONS } from './career.limits.js';
import { CAREER } from './career.source.js';
import { JOB_TO_APPLY_FOR } from './career.sql.js';
import type { SentCareerApplication } from './career.types.js';
import { CAREER_RECEIVED } from './emails/career-received.email.js';
import { digestOf, type KeptResume, type ResumeService } from './resume.service.js';
import { IDEMPOTENCY_KEY } from '../idempotency/public.sql.js';

const NO_JOB = 'We couldn’t find this job.';
const CLOSED = 'This job is closed. You can send us your résumé for other jobs.';
/** Where no job is meant */
const ANY_JOB = 'any';
const CONSENTS: readonly GivenConsent[] = [{ purpose: 'contact', granted: true, textVersion: CAREER_CONSENT_VERSION }];

export interface CareerWish {
  /** A job's id or slug; null: for no job in particular */
  jobId: string | null;
  input: CareerInput;
  resume: Promise<UploadedFile>;
}

/** What was sent, checked. */
interface Checked {
  job: { id: string; title: string; province: string | null } | null;
  jobKey: string;
  emailIndex: string;
  person: { fullName: string; email: string; e164: string };
  answers: CareerAnswers;
  request: object;
}

/** People who apply for a job. */
export class CareerService {
  readonly #platform: Pick<Platform, 'db' | 'encryption' | 'limits'>;
  readonly #intake: IntakeService;
  readonly #resumes: ResumeService;

  constructor(platform: Pick<Platform, 'db' | 'encryption' | 'limits'>, intake: IntakeService, resumes: ResumeService) {
    this.#platform = platform;
    this.#intake = intake;
    this.#resumes = resumes;
  }

  /**
   * Keeps an application with its résumé, or nothing. It takes nobody's place and the answer tells of no other one: anybody can
   * type any address. The same key with the same application is answered as the first time.
   */
  async apply(origin: Origin, { jobId, input, resume }: CareerWish, key?: string): Promise<SentCareerApplication> {
    await this.#platform.limits.consume(CAREER_APPLICATIONS, networkOf(origin.ip));
    const wrongKey = keyProblem(key);
    if (wrongKey) throw wrongKey;
    const file = await resume;
    const checked = await this.#check(jobId, input, digestOf(file.bytes));
    const replied = key === undefined ? undefined : await this.#repliedBefore(key, checked);
    if (replied) return replied;
    const kept = await this.#resumes.keep(await this.#resumes.take(file));
    return this.#store(origin, checked, kept, key);
  }

  async #check(jobId: string | null, input: CareerInput, sha256: string): Promise<Checked> {
    const e164 = checkForm(CAREER_FORM, input) ?? '';
    const job = jobId === null ? null : await this.#openJob(jobId);
    const email = input.email.trim();
    return {
      job,
      jobKey: job?.id ?? ANY_JOB,
      emailIndex: applicantIndex(this.#platform.encryption, email),
      person: { fullName: input.fullName.trim(), email, e164 },
      answers: answersOf(CAREER_FORM, input),
      request: { ...valuesFrom(CAREER_FORM, input), jobId, sha256 },
    };
  }

  async #openJob(jobId: string): Promise<NonNullable<Checked['job']>> {
    type Row = NonNullable<Checked['job']> & { isOpen: boolean };
    const [job] = await this.#platform.db.query<Row[]>(JOB_TO_APPLY_FOR, [jobId]);
    if (!job) throw new DomainError('NOT_FOUND', NO_JOB, 'jobId');
    if (!job.isOpen) throw new DomainError('GONE', CLOSED, 'jobId');
    return job;
  }

  /** The answer may have been lost on its way: the résumé need not be kept a second time to find out. */
  async #repliedBefore(key: string, { request }: Checked): Promise<SentCareerApplication | undefined> {
    const { db, encryption } = this.#platform;
    const [known] = await db.query<unknown[]>(
      `select from ${IDEMPOTENCY_KEY} idempotency_key where operation = $1 and key = $2 and expires_at > now()`,
      [CAREER.operation, key],
    );
    if (!known) return undefined;
    return firstReply(db, CAREER.operation, key, encryption.blindIndex(JSON.stringify(request)));
  }

  #store(
    origin: Origin,
    { job, jobKey, emailIndex, person, answers, request }: Checked,
    { id: resumeId, wrappedKey }: KeptResume,
    key: string | undefined,
  ): Promise<SentCareerApplication> {
    const reply = { id: newId() };
    return this.#intake.receive(CAREER, origin, key, () => ({
      reply,
      userId: null,
      request,
      person,
      topic: job?.title ?? OPEN_APPLICATION_TOPIC,
      province: answers.province ?? job?.province ?? null,
      answers,
      record: { jobId: job?.id ?? null, jobKey, emailIndex, resumeId, wrappedKey },
      consents: CONSENTS,
      emails: [emailTo(CAREER_RECEIVED, person.email, { applicationId: reply.id })],
    }));
  }
}
