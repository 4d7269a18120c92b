import { CHAT_NUDGE_MS } from '@brokerage/domain/vocabulary/constants';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useOnChange } from '../../lib/effects';
import { Icon } from '../../ui/icon';
import { TalkIcon } from './chat-icons';
import { ChatPanel, type NextTimesOf } from './chat-panel';
import styles from './chat.css?url';
import { invites, keptTalk, remember } from './memory';
import { useConversation } from './use-conversation';
import { PageStyles } from '../../ui/page-styles';

const STEP = 'step';

/** Where the conversation stands, in the address: replaced, so that Back leads to the page before. */
function writeStep(step: number): void {
  const url = new URL(window.location.href);
  url.searchParams.set(STEP, `bot-step-${step}`);
  window.history.replaceState(window.history.state, '', url);
}

/** A reload in the middle of a conversation finds it open. */
const wasOpen = (): boolean =>
  /^bot-step-\d$/.test(new URLSearchParams(window.location.search).get(STEP) ?? '') && keptTalk() !== undefined;

/** 45 seconds after the visit began, on whatever page, unless it was ever opened, completed or declined. */
function useNudge(open: boolean): [boolean, () => void] {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (open || !invites()) return undefined;
    const timer = setTimeout(() => setDue(invites()), CHAT_NUDGE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [open]);
  return [due && !open, () => setDue(false)];
}

/** The assistant: a button that floats, an invitation, and the conversation. */
export function Chat({
  brand,
  legalName,
  email,
  nextTimes,
}: {
  brand: string;
  legalName: string;
  email: string;
  nextTimes: NextTimesOf;
}): ReactNode {
  const [open, setOpen] = useState(wasOpen);
  const [nudge, endNudge] = useNudge(open);
  const button = useRef<HTMLButtonElement>(null);
  const talk = useConversation(email);
  const { step } = talk.talk;
  const { key } = useLocation();
  // another page, or another filter of this one, has an address without it
  useOnChange(() => {
    if (open) writeStep(step);
  }, [open, step, key]);

  function begin(): void {
    remember('opened');
    endNudge();
    setOpen(true);
  }
  function close(): void {
    // in a small window the button is hidden beside the conversation, and what is hidden takes no focus
    flushSync(() => setOpen(false));
    button.current?.focus();
  }
  return (
    <aside className="chat" aria-label="Assistant">
      <PageStyles href={styles} />
      {open && <ChatPanel {...{ brand, legalName, talk, nextTimes }} onClose={close} />}
      {nudge && (
        <div className="chat-nudge" role="status">
          <button type="button" className="chat-nudge-open" onClick={begin}>
            Questions about a mortgage? Answer a few questions and a broker will call you.
          </button>
          <button
            type="button"
            className="chat-x"
            aria-label="No, thank you"
            onClick={() => {
              remember('dismissed');
              endNudge();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
      <button
        ref={button}
        type="button"
        className={`chat-button${nudge ? ' chat-pulse' : ''}`}
        aria-expanded={open}
        aria-label={open ? 'Close the assistant' : 'Chat with us'}
        onClick={open ? close : begin}
      >
        {open ? <Icon name="close" size={26} /> : <TalkIcon />}
      </button>
    </aside>
  );
}
