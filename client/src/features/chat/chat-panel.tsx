import { CHAT_LEAD, type Answered, type ChatField } from '@brokerage/domain/chat/lead-form';
import { CHAT_STEPS, DONE } from '@brokerage/domain/chat/steps';
import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link } from '../../ui/link';
import { useConsentWords } from '../../lib/consent-words';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/icon';
import { PrivacyNotice } from '../../ui/form/privacy-notice';
import { SendIcon } from './chat-icons';
import type { Talk } from './use-conversation';
import { useSuggested } from './use-suggested';
import { latePart } from '../../ui/late/late-part';

const BestRates = latePart(async () => (await import('./best-rates')).BestRates, { what: 'The rates' });

const WAYS = [
  { to: paths.rates, label: 'See the rates' },
  { to: paths.calculator, label: 'Open the calculator' },
  { to: paths.blogs, label: 'Read the blog' },
  { to: paths.home, label: 'Home' },
] as const;

interface Writing {
  autoComplete: string;
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
}
const WRITING: Partial<Record<ChatField, Writing>> = {
  fullName: { autoComplete: 'name', inputMode: 'text' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
};
const MAX_LENGTH = 2_000;

/** The next free times for a call: another feature's part, which the page puts here. */
export type NextTimesOf = (answers: Answered, onLeave: () => void) => ReactNode;

interface Props {
  brand: string;
  legalName: string;
  talk: Talk;
  onClose: () => void;
  nextTimes: NextTimesOf;
}

/** The conversation, what can be chosen, and the box to write in. */
export function ChatPanel({ brand, legalName, talk: conversation, onClose, nextTimes }: Props): ReactNode {
  const { talk, typing, failed, retry, restart } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const asked = CHAT_STEPS[talk.step];
  const options = typing ? undefined : asked?.options;
  const suggested = useSuggested(asked, talk.answers);

  useEffect(() => {
    // a keyboard that slides in by itself would cover what was just said
    if (window.matchMedia?.('(pointer: fine)').matches && box.current) box.current.focus();
    else log.current?.focus({ preventScroll: true });
  }, [talk.step]);
  useEffect(() => {
    if (failed && document.activeElement === log.current) again.current?.focus();
  }, [failed]);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [talk.lines.length, typing, options, suggested]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as it does every dialog
    <div
      className="chat-panel"
      role="dialog"
      aria-label={`${brand} assistant`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <header className="chat-head">
        <div>
          <h2>{brand} assistant</h2>
          <p>A licensed broker replies within 24 hours</p>
        </div>
        <button type="button" className="chat-x" aria-label="Close the assistant" onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </header>
      <div ref={log} className="chat-log" role="log" aria-label="Conversation" tabIndex={-1}>
        <Lines lines={talk.lines} typing={typing} />
        {options && <Options options={options} suggested={suggested} answer={conversation.answer} />}
        {failed && (
          <div className="chat-options">
            <button
              ref={again}
              type="button"
              onClick={() => {
                // the button goes while it is sent, and comes again where that fails
                log.current?.focus();
                void retry();
              }}
            >
              Try again
            </button>
            <button type="button" onClick={restart}>
              Start another conversation
            </button>
          </div>
        )}
        {talk.step === DONE && (
          <>
            <BestRates answers={talk.answers} />
            {nextTimes(talk.answers, onClose)}
            <nav className="chat-options" aria-label="Where to go next">
              {WAYS.map(({ to, label }) => (
                <Link key={to} to={to} onClick={onClose}>
                  {label}
                </Link>
              ))}
            </nav>
          </>
        )}
      </div>
      {talk.step === DONE ? (
        <div className="chat-box">
          <button type="button" className="chat-again" onClick={restart}>
            Start another conversation
          </button>
        </div>
      ) : (
        <AnswerBox ref={box} conversation={conversation} legalName={legalName} />
      )}
    </div>
  );
}

function Lines({ lines, typing }: { lines: Talk['talk']['lines']; typing: boolean }): ReactNode {
  return (
    <>
      {lines.map(({ from, text }, index) => (
        // lines are only ever added at the end
        <p key={index} className={`chat-line chat-${from}`}>
          <span className="sr-text">{from === 'bot' ? 'Assistant: ' : 'You: '}</span>
          {text}
        </p>
      ))}
      {typing && (
        <p className="chat-line chat-bot chat-typing">
          <span className="sr-text">The assistant is typing</span>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
        </p>
      )}
    </>
  );
}

interface OptionsProps extends Pick<Talk, 'answer'> {
  options: readonly string[];
  suggested: string | undefined;
}

/** What can be chosen, with what was said elsewhere outlined. */
function Options({ options, suggested, answer }: OptionsProps): ReactNode {
  return (
    <>
      <div className="chat-options" role="group" aria-label="Choose one">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className={option === suggested ? 'chat-said' : undefined}
            aria-describedby={option === suggested ? 'chat-said' : undefined}
            onClick={() => void answer(option)}
          >
            {option}
          </button>
        ))}
      </div>
      {suggested !== undefined && (
        <p className="chat-told" id="chat-said">
          Outlined: what you told us before
        </p>
      )}
    </>
  );
}

interface AnswerBoxProps {
  conversation: Talk;
  legalName: string;
  ref: Ref<HTMLInputElement>;
}

function AnswerBox({ conversation, legalName, ref }: AnswerBoxProps): ReactNode {
  const { talk, typing, draft, setDraft, answer } = conversation;
  const wordsOf = useConsentWords();
  const asked = CHAT_STEPS[talk.step];
  return (
    <form
      className="chat-box"
      data-hydrated="yes"
      onSubmit={(event) => {
        event.preventDefault();
        void answer(draft);
      }}
    >
      <input
        ref={ref}
        key={asked?.field}
        aria-label={CHAT_LEAD.find(({ name }) => name === asked?.field)?.label ?? 'Answer'}
        placeholder={asked?.options && !typing ? 'Choose above, or type' : 'Type your answer'}
        value={draft}
        maxLength={MAX_LENGTH}
        onChange={({ target }) => setDraft(target.value)}
        {...(asked && WRITING[asked.field])}
      />
      <button type="submit" className="chat-send" aria-label="Send">
        <SendIcon />
      </button>
      <PrivacyNotice>{wordsOf('CHAT', { legalName, address: '' })}</PrivacyNotice>
    </form>
  );
}
