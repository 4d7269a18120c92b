import type { Answered, ChatField } from './lead-form.js';
import { DOWN_PAYMENTS, MORTGAGE_AMOUNTS, PROPERTY_VALUES, SERVICE_TYPES } from './options.js';

/** The conversation that collects a lead (customer spec §4): its questions, and which one follows which answer. */

export interface ChatStep {
  field: ChatField;
  question: (answers: Answered) => string;
  /** One of these, or the bot asks to choose one */
  options?: readonly string[];
}

/** The steps by their number, from 1. */
export const CHAT_STEPS: Readonly<Record<number, ChatStep>> = {
  1: {
    field: 'fullName',
    question: () => 'Hello! I’ll ask a few questions so that a licensed broker can help you. What’s your name?',
  },
  2: {
    field: 'phone',
    question: ({ fullName }) => `Nice to meet you, ${firstName(fullName)}. What’s the best number to reach you?`,
  },
  3: {
    field: 'serviceType',
    question: () => 'Thank you. What can we help you with?',
    options: SERVICE_TYPES,
  },
  4: { field: 'email', question: () => 'What’s your email address?' },
  5: {
    field: 'downPayment',
    question: () => 'How much of the price can you put down?',
    options: DOWN_PAYMENTS,
  },
  6: {
    field: 'propertyValue',
    question: ({ serviceType }) =>
      serviceType === 'New Purchase' ? 'About how much will the home cost?' : 'About how much is your home worth?',
    options: PROPERTY_VALUES,
  },
  7: {
    field: 'mortgageAmount',
    question: () => 'About how large a mortgage do you need?',
    options: MORTGAGE_AMOUNTS,
  },
  8: {
    field: 'additionalComments',
    question: ({ serviceType }) =>
      serviceType === 'Other'
        ? 'Tell me in a sentence what you need. Once you send it, a licensed broker will reply.'
        : 'Is there anything else a broker should know? Once you send it, a licensed broker will reply.',
  },
};
export const FIRST_STEP = 1;
export const LAST_QUESTION = 8;
/** Nothing more is asked. */
export const DONE = 9;

/** The step after this one, by what was answered so far. */
export function nextStep(step: number, { serviceType }: Answered): number {
  if (step === 4) {
    if (serviceType === 'New Purchase') return 5;
    return serviceType === 'Other' ? 8 : 6;
  }
  return Math.min(step + 1, DONE);
}

/** The fields a person with this service is asked for, in their order. */
export function askedFields(serviceType: string): ChatField[] {
  const fields: ChatField[] = [];
  for (let step = FIRST_STEP; step < DONE; step = nextStep(step, { serviceType })) {
    const asked = CHAT_STEPS[step];
    if (asked) fields.push(asked.field);
  }
  return fields;
}

const firstName = (fullName = ''): string => fullName.trim().split(/\s+/)[0] ?? '';
