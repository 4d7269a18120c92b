import { oops } from './answers.js';
import type { Answered } from './lead-form.js';
import { CHAT_STEPS, DONE, FIRST_STEP, nextStep } from './steps.js';

export interface Line {
  from: 'bot' | 'person';
  text: string;
}

/** A conversation as it stands; kept as it is, and continued after a reload. */
export interface Conversation {
  step: number;
  answers: Answered;
  lines: readonly Line[];
}

export const THANKS = 'Thank you! A licensed broker will reply within 24 hours. In the meantime, you might like these.';

/**
 * What contradicts the rules is taken, with a note (Canada: 5% of the first $500,000, 10% of the rest up to $1.5 million,
 * 20% from there; Department of Finance, 15 December 2024).
 */
export function noteOn({ downPayment, propertyValue }: Answered): string | undefined {
  if (downPayment === undefined || downPayment === '20% or more') return undefined;
  if (propertyValue === '$1M+') {
    return downPayment === '5%'
      ? 'A quick note: a $1 million home needs at least 7.5% down, and from $1.5 million you need 20%. A broker will go through it with you.'
      : 'A quick note: from $1.5 million you need 20% down. A broker will go through it with you.';
  }
  if (propertyValue === '$500K-$1M' && downPayment === '5%') {
    return 'A quick note: you need 10% down on the part over $500,000, so a bit more than 5% in total. A broker will go through it with you.';
  }
  return undefined;
}

const question = (step: number, answers: Answered): string =>
  step === DONE ? THANKS : (CHAT_STEPS[step]?.question(answers) ?? '');

export const begin = (): Conversation => ({
  step: FIRST_STEP,
  answers: {},
  lines: [{ from: 'bot', text: question(FIRST_STEP, {}) }],
});

const add = (conversation: Conversation, from: Line['from'], text: string): Conversation => ({
  ...conversation,
  lines: [...conversation.lines, { from, text }],
});

/** What the person wrote, whatever it is worth. */
export const say = (conversation: Conversation, text: string): Conversation => add(conversation, 'person', text);

/** The answer is not taken; the step stays. */
export const refuse = (conversation: Conversation, problem: string): Conversation =>
  add(conversation, 'bot', oops(problem));

/** Something the bot says besides. */
export const remark = (conversation: Conversation, text: string): Conversation => add(conversation, 'bot', text);

/** The answer is kept, and the next question asked. */
export function accept(conversation: Conversation, value: string): Conversation {
  const asked = CHAT_STEPS[conversation.step];
  if (!asked) return conversation;
  const answers = { ...conversation.answers, [asked.field]: value };
  const step = nextStep(conversation.step, answers);
  const note = asked.field === 'propertyValue' ? noteOn(answers) : undefined;
  const noted = note === undefined ? conversation : remark(conversation, note);
  return { ...add(noted, 'bot', question(step, answers)), step, answers };
}
