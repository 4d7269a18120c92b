import type { Answers } from '@brokerage/domain/application/parts';
import { productOf } from '@brokerage/domain/application/product-of';
import { pruneApplication, withoutPlaces } from '@brokerage/domain/application/prune-application';
import { unknownAnswers } from '@brokerage/domain/application/unknown-answers';
import { rowIdProblems } from '@brokerage/domain/application/row-ids';
import { planProblems } from '@brokerage/domain/application/home-buyers-plan';
import { applicationProblems } from '@brokerage/domain/application/standing';
import { unaskedProblems } from '@brokerage/domain/application/unasked';
import { readAt } from '@brokerage/domain/forms/field-input';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { withoutSins } from '@brokerage/domain/forms/sin';
import { PROVINCES } from '@brokerage/domain/application/applications';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { DRAFT_MAX_BYTES } from '@brokerage/domain/application/drafts';
import { codedError } from '../../graphql/coded-error.js';
import { SIGN_IN, type Context } from '../../graphql/context.js';
import { namesWithAddresses } from '@brokerage/domain/forms/web-address';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import type { Encryption } from '../../platform/interfaces.js';
import type { Platform } from '../../platform/platform.js';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { GivenConsent } from '../consents/public.js';
import { peopleNamedIn, invitedWith } from '../co-applicants/public.js';
import { requestsOf } from '../documents/public.js';
import type { IntakeService, Submission } from '../intake/public.js';
import { newApplicationNumber } from './application-number.js';
import { COMPREHENSIVE_APPLICATION } from './comprehensive-application.source.js';
import type { SubmittedComprehensiveApplication } from './comprehensive.types.js';
import { APPLICATION_RECEIVED } from './emails/application-received.email.js';

const TOO_LARGE = `An application can hold up to ${DRAFT_MAX_BYTES / 1024} kB. This one is larger, so it was not sent.`;

type Sender = Pick<Context, 'ip' | 'requestId' | 'actor' | 'tokenState'>;

export class ComprehensiveService {
  readonly #intake: IntakeService;
  readonly #encryption: Encryption;

  constructor(intake: IntakeService, { encryption }: Pick<Platform, 'encryption'>) {
    this.#intake = intake;
    this.#encryption = encryption;
  }

  /**
   * Stores a comprehensive application, for the account that is signed in or for nobody. The same key with the same
   * answers is answered as the first time and writes nothing. A token that ended refuses it (decisions §2): the person
   * believes that it goes into their account.
   */
  async submit(sender: Sender, answers: Answers, key?: string): Promise<SubmittedComprehensiveApplication> {
    if (sender.tokenState === 'invalid') throw codedError('UNAUTHENTICATED', SIGN_IN);
    const userId = sender.actor?.userId ?? null;
    return this.#intake.receive(COMPREHENSIVE_APPLICATION, sender, key, () =>
      submissionOf(answers, userId, sender, this.#encryption),
    );
  }
}

const textAt = (answers: Answers, ...place: string[]): string => {
  const value = readAt(answers, place);
  return typeof value === 'string' ? value.trim() : '';
};

function submissionOf(
  given: Answers,
  userId: string | null,
  { requestId, ip }: Pick<Sender, 'requestId' | 'ip'>,
  encryption: Encryption,
): Submission<SubmittedComprehensiveApplication, Answers> {
  if (Buffer.byteLength(JSON.stringify(given)) > DRAFT_MAX_BYTES) {
    throw new DomainError('INVALID', TOO_LARGE, 'application');
  }
  const { application, removed } = pruneApplication(given);
  const unknown = unknownAnswers(application);
  const answers = withoutSins(withoutPlaces(application, unknown));
  const e164 = check(answers);
  const reply: SubmittedComprehensiveApplication = {
    id: newId(),
    applicationNumber: newApplicationNumber(),
    status: 'submitted',
    removed: [...removed, ...unknown].sort(),
  };
  const email = textAt(answers, 'applicant', 'email');
  const mortgageType = textAt(answers, 'mortgageType');
  const people = peopleNamedIn(answers);
  const invited = invitedWith(encryption, reply.id, people);
  return {
    reply,
    userId,
    request: answers,
    person: { fullName: textAt(answers, 'applicant', 'fullName'), email, e164 },
    topic: mortgageType,
    product: productOf(answers),
    province: provinceOf(answers),
    answers,
    record: {
      mortgageType,
      firstEventId: newId(),
      requestId,
      ip,
      coApplicants: invited.rows,
      documentRequests: requestsOf(reply.id, answers),
    },
    consents: consentsOf(answers),
    emails: [emailTo(APPLICATION_RECEIVED, email, { applicationId: reply.id }, reply), ...invited.emails],
    applicationNumber: reply.applicationNumber,
  };
}

function provinceOf(answers: Answers): string | null {
  const given = textAt(answers, 'property', 'province') || textAt(answers, 'property', 'address', 'province');
  return PROVINCES.find(({ code }) => code === given)?.code ?? null;
}

function consentsOf(answers: Answers): GivenConsent[] {
  const given = (purpose: GivenConsent['purpose'], name: string): GivenConsent => ({
    purpose,
    granted: readAt(answers, ['consents', name]) === true,
    textVersion: CONSENT_VERSION,
  });
  return [
    given('privacy', 'privacy'),
    given('contact', 'contact'),
    given('credit_check', 'creditCheck'),
    given('marketing', 'marketing'),
  ];
}

/** Throws what is wrong with the application; gives the applicant's phone number in E.164. */
function check(answers: Answers): string {
  // ids of rows and addresses in names are asked for here alone: our own form need not load those rules
  const found = [
    ...applicationProblems(answers),
    ...planProblems(answers),
    ...unaskedProblems(answers),
    ...rowIdProblems(answers),
    ...namesWithAddresses(answers),
  ];
  const problems = found.map(({ place, message }): Problem => ({
    code: 'INVALID',
    message,
    field: [...place],
  }));
  const phone = parseCanadianPhone(textAt(answers, 'applicant', 'phone'));
  if ('error' in phone && !problems.some(({ field }) => field?.join('.') === 'applicant.phone')) {
    problems.push({ code: 'INVALID', message: phone.error, field: ['applicant', 'phone'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return 'e164' in phone ? phone.e164 : '';
}
