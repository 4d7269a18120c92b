/** The conversation that collects a lead (customer spec §4): its questions, and which one follows which answer. */

export const SERVICE_TYPES = ['New Purchase', 'Refinance', 'Renewal', 'Equity Takeout', 'Other'] as const;
export const DOWN_PAYMENTS = ['5%', '10%', '15%', '20% or more'] as const;
export const PROPERTY_VALUES = ['Under $300K', '$300K-$500K', '$500K-$1M', '$1M+'] as const;
export const MORTGAGE_AMOUNTS = ['Under $200K', '$200K - $500K', '$500K - $1M', '$1M+'] as const;

/** What a lead consists of; the names are those of the REST call. */
export interface ChatAnswers {
  fullName: string;
  phone: string;
  serviceType: string;
  email: string;
  downPayment: string;
  propertyValue: string;
  mortgageAmount: string;
  additionalComments: string;
}
export type ChatField = keyof ChatAnswers;
export type Answered = Partial<ChatAnswers>;

export interface ChatStep {
  field: ChatField;
  /** As the office reads it */
  label: string;
  question: (answers: Answered) => string;
  /** One of these, or the bot asks to choose one */
  options?: readonly string[];
}

/** The steps by their number, from 1. */
export const CHAT_STEPS: Readonly<Record<number, ChatStep>> = {
  1: {
    field: 'fullName',
    label: 'Name',
    question: () => 'Hello! I collect a few facts so that a licensed broker can help you. What is your name?',
  },
  2: {
    field: 'phone',
    label: 'Phone',
    question: ({ fullName }) => `Nice to meet you, ${firstName(fullName)}. At which number may a broker call you?`,
  },
  3: {
    field: 'serviceType',
    label: 'Service',
    question: () => 'Thank you. What can we help you with?',
    options: SERVICE_TYPES,
  },
  4: { field: 'email', label: 'Email', question: () => 'And your email address, for the answer in writing?' },
  5: {
    field: 'downPayment',
    label: 'Down payment',
    question: () => 'How much of the price can you put down?',
    options: DOWN_PAYMENTS,
  },
  6: {
    field: 'propertyValue',
    label: 'Property value',
    question: ({ serviceType }) =>
      serviceType === 'New Purchase' ? 'About what price are you looking at?' : 'About what is your property worth?',
    options: PROPERTY_VALUES,
  },
  7: {
    field: 'mortgageAmount',
    label: 'Mortgage amount',
    question: () => 'About how large a mortgage do you need?',
    options: MORTGAGE_AMOUNTS,
  },
  8: {
    field: 'additionalComments',
    label: 'Comments',
    question: ({ serviceType }) =>
      serviceType === 'Other'
        ? 'Tell me in a sentence what it is about. When you send it, a licensed broker replies to you.'
        : 'Is there anything else a broker should know? When you send it, a licensed broker replies to you.',
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
