import { tableOf } from '@brokerage/domain/data/objects';
import {
  CHAT_CONSENT_VERSION,
  LEAD_CONSENT_VERSION,
  MESSAGE_CONSENT_VERSION,
} from '@brokerage/domain/vocabulary/consents';
import { answersOf, readAt, valuesFrom } from '@brokerage/domain/forms/field-input';
import { placeOf, type FieldTable, type InputOf } from '@brokerage/domain/forms/fields';
import { namesWithAddresses } from '@brokerage/domain/forms/web-address';
import { EVERY_LEAD_FIELD, LEAD_FORMS } from '@brokerage/domain/leads/lead-forms';
import { LEAD_SOURCES, type LeadSourceName, type LeadSourceValue } from '@brokerage/domain/leads/lead-sources';
import { LEAD_FORM_LEAST_MS, LOOKS_AUTOMATIC } from '@brokerage/domain/leads/trap';
import { checkLead, PHONE_NOT_VALID } from '@brokerage/domain/chat/answers';
import type { Answered, ChatAnswers } from '@brokerage/domain/chat/lead-form';
import { parseCanadianPhone } from '@brokerage/domain/forms/phone';
import { emailTo } from '../../platform/email.js';
import { newId } from '../../platform/ids.js';
import type { Context } from '../../graphql/context.js';
import type { Origin } from '../../kernel/actor.js';
import { DomainError, type Problem } from '../../kernel/domain-error.js';
import { checkForm, type IntakeService, type Submission } from '../intake/public.js';
import { CHAT_LEAD } from './chat-lead.source.js';
import { LEAD_RECEIVED } from './emails/lead-received.email.js';
import { LEAD_FORM_SOURCES } from './lead-form.source.js';
import type { ChatLeadInput, SubmittedLead } from './lead.types.js';

type ChatLead = Partial<ChatAnswers> & Pick<ChatAnswers, 'fullName' | 'email' | 'serviceType'>;

/** What the form of a page says besides the answers. A robot fills in what nobody sees, and needs no time. */
export interface Trap {
  website?: string | null;
  elapsedMs?: number | null;
}

type Sender = Origin & Pick<Context, 'actor'>;

const userOf = ({ actor }: Sender): string | null => actor?.userId ?? null;

/** People who ask for a call. */
export class LeadService {
  readonly #intake: IntakeService;

  constructor(intake: IntakeService) {
    this.#intake = intake;
  }

  /** Stores what the chat collected. The same key with the same answers is answered as the first time and writes nothing. */
  submitChat(sender: Sender, input: ChatLeadInput, key?: string): Promise<SubmittedLead> {
    return this.#intake.receive(CHAT_LEAD, sender, key, () => submissionOf(check(input), userOf(sender)));
  }

  /** Stores what one of the lead forms collected. The same key with the same answers is answered as the first time. */
  submit(
    sender: Sender,
    name: LeadSourceName,
    input: object,
    { key, ...trap }: Trap & { key?: string } = {},
  ): Promise<SubmittedLead> {
    const source = SOURCES[name];
    return this.#intake.receive(LEAD_FORM_SOURCES[source], sender, key, () => {
      refuseRobots(trap);
      return formSubmission(source, input, userOf(sender));
    });
  }
}

const SOURCES: Readonly<Record<LeadSourceName, LeadSourceValue>> = tableOf(
  LEAD_SOURCES.map(({ graphql, value }) => [graphql, value]),
);

/**
 * The refusal is said aloud: a browser may fill in the hidden field by itself, and whoever believes that their message
 * arrived does not call (ADR 0056).
 */
function refuseRobots({ website, elapsedMs }: Trap): void {
  const tooFast = elapsedMs != null && elapsedMs < LEAD_FORM_LEAST_MS;
  if (tooFast || (website ?? '').trim() !== '') throw new DomainError('INVALID', LOOKS_AUTOMATIC);
}

/** An answer to what a form does not ask would be lost without a word. */
function refuseStrangers(table: FieldTable, input: object): void {
  const foreign = EVERY_LEAD_FIELD.filter(
    (field) => readAt(input, placeOf(field)) != null && !table.some(({ name }) => name === field.name),
  );
  const [first, ...others] = foreign.map((field): Problem => ({
    code: 'INVALID',
    message: 'This form does not ask for it',
    field: placeOf(field),
  }));
  if (first) throw DomainError.of([first, ...others]);
}

function formSubmission(
  source: LeadSourceValue,
  input: object,
  userId: string | null,
): Submission<SubmittedLead, object> {
  const table: FieldTable = LEAD_FORMS[source];
  refuseStrangers(table, input);
  const e164 = checkForm(table, input);
  const values = valuesFrom(table, input);
  const reply = { id: newId() };
  const email = String(values.email).trim();
  return {
    reply,
    userId,
    request: { source, values },
    person: { fullName: String(values.fullName).trim(), email, e164 },
    // a form that asks for a mortgage type is about that
    topic: String(values['mortgageType'] ?? source),
    answers: answersOf(table, input as InputOf<FieldTable>),
    record: source === 'agent' ? { agentId: values['agentId'] || null } : {},
    consents: [
      {
        purpose: 'contact',
        granted: true,
        textVersion: source === 'contact' || source === 'agent' ? MESSAGE_CONSENT_VERSION : LEAD_CONSENT_VERSION,
      },
    ],
    emails: [emailTo(LEAD_RECEIVED, email, { leadId: reply.id })],
  };
}

function submissionOf({ answers, e164 }: Checked, userId: string | null): Submission<SubmittedLead, Answered> {
  const { fullName, email, phone: _, ...details } = answers;
  return {
    reply: { id: newId() },
    userId,
    request: answers,
    person: { fullName, email, e164 },
    topic: answers.serviceType,
    answers: details,
    record: {},
    consents: [{ purpose: 'contact', granted: true, textVersion: CHAT_CONSENT_VERSION }],
  };
}

interface Checked {
  answers: ChatLead;
  e164: string;
}

/** Throws everything that is wrong at once; gives what is kept, and the number in E.164. */
function check(input: ChatLeadInput): Checked {
  const { answers, problems: found } = checkLead(input);
  const problems = found.map(({ field, message }): Problem => ({ code: 'INVALID', message, field: [field] }));
  for (const { place, message } of namesWithAddresses(input)) problems.push({ code: 'INVALID', message, field: place });
  const phone = parseCanadianPhone(answers.phone ?? '');
  if ('error' in phone && answers.phone !== undefined) {
    problems.push({ code: 'INVALID', message: PHONE_NOT_VALID, field: ['phone'] });
  }
  const [first, ...others] = problems;
  if (first) throw DomainError.of([first, ...others]);
  return { answers: answers as ChatLead, e164: 'e164' in phone ? phone.e164 : '' };
}
