import { EMAIL, FULL_NAME, PHONE } from '../forms/person-fields.js';
import { MESSAGE_MAX } from './lead-fields.js';
import type { LeadSource } from './lead-source.js';

const MESSAGE_HINT = 'Please leave out account numbers and your social insurance number.';
/** Sending a message asks for an answer, so there is nothing to tick. */
const SENDER = [FULL_NAME, EMAIL, { ...PHONE, required: undefined, hint: 'If you’d rather have a call.' }] as const;

/** /contact. */
export const CONTACT = {
  value: 'contact',
  graphql: 'CONTACT',
  label: 'Message',
  meaning: 'The contact page',
  form: [
    ...SENDER,
    {
      name: 'message',
      kind: 'longText',
      label: 'Your message',
      office: 'Message',
      hint: MESSAGE_HINT,
      max: MESSAGE_MAX,
      required: 'Write your message',
    },
  ],
} as const satisfies LeadSource;

/** /agent/:subdomain: a message to one agent. */
export const AGENT = {
  value: 'agent',
  graphql: 'AGENT',
  label: 'Agent page',
  meaning: 'The page of an adviser',
  form: [
    {
      name: 'agentId',
      kind: 'id',
      label: 'Agent',
      description: 'Whom it is for. Somebody who is no longer shown: the office.',
    },
    ...SENDER,
    {
      name: 'message',
      kind: 'longText',
      label: 'What’s on your mind?',
      office: 'Message',
      hint: MESSAGE_HINT,
      max: MESSAGE_MAX,
      required: 'Write a few words',
    },
  ],
} as const satisfies LeadSource;
