import { checkAnswer, PHONE_NOT_VALID } from '@brokerage/domain/chat/answers';
import { accept, begin, refuse, remark, say, type Conversation } from '@brokerage/domain/chat/conversation';
import type { Answered, ChatAnswers, ChatField } from '@brokerage/domain/chat/lead-form';
import { CHAT_STEPS, DONE, LAST_QUESTION } from '@brokerage/domain/chat/steps';
import { CHAT_REPLY_DELAY_MS } from '@brokerage/domain/vocabulary/constants';
import { useEffect, useRef, useState } from 'react';
import { contentMark } from '../../lib/content-mark';
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency';
import { useApi } from '../../lib/use-api';
import { useCheckChatPhoneCommand, useSendChatLeadCommand } from './chat.generated';
import { keepTalk, keptTalk, remember } from './memory';

const FORM = 'chat';
const NOT_CHECKED = 'the number could not be checked just now. Please send it again.';

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHAT_REPLY_DELAY_MS));

/** Nothing personal stays once it is sent: only what decides which rates are shown. */
function emptied({ answers, lines }: Conversation): Conversation {
  const { serviceType, downPayment, propertyValue, mortgageAmount } = answers;
  return { step: DONE, answers: { serviceType, downPayment, propertyValue, mortgageAmount }, lines: lines.slice(-1) };
}

/** The day's rate for the answers so far, in words. It is an extra: where it does not come in time, nothing is said of it. */
function useDayRate(): (answers: Answered) => Promise<string | undefined> {
  const api = useApi();
  return async (answers) => {
    // the engine of the payment comes once somebody talks
    const named = import('./day-rate').then(({ dayRate }) => dayRate(api, answers)).catch(() => undefined);
    return Promise.race([named, pause().then(() => undefined)]);
  };
}

/** For the other pages, which are whole without it. */
const tellService = (service: string): Promise<void> =>
  import('./keep-service').then(({ keepService }) => keepService(service)).catch(() => undefined);

export interface Talk {
  talk: Conversation;
  draft: string;
  setDraft: (text: string) => void;
  /** The bot is about to say something. */
  typing: boolean;
  /** The last answer was not sent: it can be sent again. */
  failed: boolean;
  answer: (text: string) => Promise<void>;
  retry: () => Promise<void>;
  restart: () => void;
}

/** The conversation as it goes on: judged by the rules of the domain, the number and the lead by the server. */
export function useConversation(email: string): Talk {
  const [{ talk, draft }, setKept] = useState(() => keptTalk() ?? { talk: begin(), draft: '' });
  const [typing, setTyping] = useState(false);
  const [unsent, setUnsent] = useState<ChatAnswers>();
  const busy = useRef(false);
  const [checkPhone] = useCheckChatPhoneCommand();
  const [send] = useSendChatLeadCommand({ attributed: true });
  const dayRate = useDayRate();
  useEffect(() => keepTalk({ talk: talk.step === DONE ? emptied(talk) : talk, draft }), [talk, draft]);

  const show = (next: Conversation): void => setKept((before) => ({ ...before, talk: next }));

  /** Undefined where the number is one; else what is wrong with it. */
  async function phoneProblem(phoneNumber: string): Promise<string | undefined> {
    const { done, payload } = await checkPhone({ phoneNumber });
    if (!payload) return NOT_CHECKED;
    return done ? undefined : PHONE_NOT_VALID;
  }

  async function sendLead(said: Conversation, answers: ChatAnswers): Promise<Conversation> {
    const form = `${FORM}:${contentMark(answers)}`;
    const { done: sent } = await send({ input: answers, idempotencyKey: idempotencyKey(form) });
    setUnsent(sent ? undefined : answers);
    if (!sent) {
      return remark(said, `I’m sorry, that didn’t go through. Please try again, or email us at ${email}.`);
    }
    forgetIdempotencyKey(form);
    remember('completed');
    return accept(said, answers.additionalComments);
  }

  /** Asked for as soon as the answers name a kind of mortgage, so that it is there when its size is known. */
  async function accepted(said: Conversation, field: ChatField, value: string): Promise<Conversation> {
    const named = dayRate({ ...said.answers, [field]: value });
    if (field === 'serviceType') void tellService(value);
    const words = field === 'mortgageAmount' ? await named : undefined;
    return accept(words === undefined ? said : remark(said, words), value);
  }

  async function judged(said: Conversation, text: string): Promise<Conversation> {
    const asked = CHAT_STEPS[said.step];
    if (!asked) return said;
    const checked = checkAnswer(asked.field, text, said.answers);
    if ('problem' in checked) return refuse(said, checked.problem);
    const problem = asked.field === 'phone' ? await phoneProblem(checked.value) : undefined;
    if (problem !== undefined) return refuse(said, problem);
    if (said.step !== LAST_QUESTION) return accepted(said, asked.field, checked.value);
    return sendLead(said, { ...said.answers, additionalComments: checked.value } as ChatAnswers);
  }

  /** One at a time; the bot takes a moment to write, as a person would. */
  async function reply(work: () => Promise<Conversation>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setTyping(true);
    const [next] = await Promise.all([work(), pause()]);
    show(next);
    setTyping(false);
    busy.current = false;
  }

  return {
    talk,
    draft,
    setDraft: (text) => setKept((before) => ({ ...before, draft: text })),
    typing,
    failed: unsent !== undefined && !typing,
    async answer(text) {
      if (busy.current || !CHAT_STEPS[talk.step]) return;
      const said = say(talk, text.trim());
      setKept({ talk: said, draft: '' });
      await reply(() => judged(said, text));
    },
    retry: () => reply(() => (unsent ? sendLead(talk, unsent) : Promise.resolve(talk))),
    restart() {
      setUnsent(undefined);
      setKept({ talk: begin(), draft: '' });
    },
  };
}
