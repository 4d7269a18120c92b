import { tableOf } from '@brokerage/domain/data/objects';
import { BASIC_FORM, type BasicAnswers } from '@brokerage/domain/application/basic-application';
import { answersOf, valuesFrom } from '@brokerage/domain/forms/field-input';
import { isId } from '@brokerage/domain/forms/id';
import { MORTGAGE_TYPES, type MortgageTypeName } from '@brokerage/domain/application/applications';
import { CONSENT_VERSION } from '@brokerage/domain/vocabulary/consents';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Context } from '../../graphql/context.js';
import type { Origin } from '../../kernel/actor.js';
import { checkForm, type IntakeService, type Submission } from '../intake/public.js';
import { newApplicationNumber } from './application-number.js';
import type { BasicApplicationInput, SubmittedApplication } from './application.types.js';
import { BASIC_APPLICATION } from './basic-application.source.js';
import { APPLICATION_RECEIVED } from './emails/application-received.email.js';

const TYPES: Readonly<Record<MortgageTypeName, (typeof MORTGAGE_TYPES)[number]>> = tableOf(
  MORTGAGE_TYPES.map((type) => [type.graphql, type]),
);

type Sender = Origin & Pick<Context, 'actor'>;

export class ApplicationService {
  readonly #intake: IntakeService;

  constructor(intake: IntakeService) {
    this.#intake = intake;
  }

  /** Stores a basic application, for the account that is signed in or for nobody. The same key with the same input is answered as the first time and writes nothing. */
  submitBasic(
    sender: Sender,
    input: BasicApplicationInput,
    { key, draftId }: { key?: string; draftId?: string | null } = {},
  ): Promise<SubmittedApplication> {
    const draft = draftId != null && isId(draftId) ? draftId : null;
    return this.#intake.receive(BASIC_APPLICATION, sender, key, () =>
      submissionOf(input, checkForm(BASIC_FORM, input), { draftId: draft, userId: sender.actor?.userId ?? null }),
    );
  }
}

function submissionOf(
  input: BasicApplicationInput,
  e164: string | null,
  { draftId, userId }: { draftId: string | null; userId: string | null },
): Submission<SubmittedApplication, BasicAnswers> {
  const { fullName, email, mortgageType, province, bankId, consent } = input;
  const reply = { id: newId(), applicationNumber: newApplicationNumber() };
  const address = email.trim();
  return {
    reply,
    userId,
    request: valuesFrom(BASIC_FORM, input),
    person: { fullName: fullName.trim(), email: address, e164 },
    topic: TYPES[mortgageType].value,
    province,
    answers: answersOf(BASIC_FORM, input),
    record: { mortgageType: TYPES[mortgageType].value, firstEventId: newId(), draftId },
    consents: [
      { purpose: 'contact', granted: true, textVersion: CONSENT_VERSION },
      { purpose: 'marketing', granted: consent.marketing === true, textVersion: CONSENT_VERSION },
    ],
    emails: [emailTo(APPLICATION_RECEIVED, address, { applicationId: reply.id }, reply)],
    applicationNumber: reply.applicationNumber,
    bankId,
  };
}
