import {
  mentionedIds,
  mentionMatches,
  mentionTyped,
  withMentions,
  type Mentionable,
} from '@brokerage/domain/enquiries/note-mentions';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export interface MentionText {
  value: string;
  onChange: (text: string) => void;
  /** Who can be mentioned, by the label that stands in the text */
  people: readonly Mentionable[];
}

export interface Mentions {
  box: RefObject<HTMLTextAreaElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /** Who is offered for what stands behind the @; nobody: the list is closed */
  matches: readonly Mentionable[];
  /** Which of them the keys are on */
  at: number;
  setActive: (at: number) => void;
  setCaret: (caret: number | undefined) => void;
  /** The names of those the note mentions */
  told: readonly string[];
  type: (text: string, caret: number) => void;
  choose: (person: Mentionable) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The people offered for the @ before the caret: arrows move through them, Enter or Tab chooses, Escape closes. */
export function useMentions({ value, onChange, people }: MentionText): Mentions {
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Where to put the caret once the chosen name is in the text */
  const landing = useRef<number>(undefined);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  /** The @ whose list was closed with Escape */
  const [closedAt, setClosedAt] = useState<number>();
  const mention = caret === undefined ? undefined : mentionTyped(value, caret);
  const matches = mention && mention.at !== closedAt ? mentionMatches(mention.typed, people) : [];
  const isOpen = matches.length > 0;
  const at = Math.min(active, matches.length - 1);
  const named = mentionedIds(withMentions(value, people));

  useEffect(() => {
    if (landing.current === undefined) return;
    box.current?.setSelectionRange(landing.current, landing.current);
    landing.current = undefined;
  }, [value]);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at]);

  function type(text: string, end: number): void {
    setCaret(end);
    setActive(0);
    if (!text.includes('@')) setClosedAt(undefined);
    onChange(text);
  }

  function choose({ name }: Mentionable): void {
    if (!mention) return;
    const after = value.slice(mention.at + 1 + mention.typed.length);
    const text = `${value.slice(0, mention.at)}@${name}${after.startsWith(' ') ? '' : ' '}`;
    landing.current = text.length + (after.startsWith(' ') ? 1 : 0);
    setCaret(landing.current);
    setActive(0);
    onChange(text + after);
    box.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const chosen = matches[at];
    const chooses =
      (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (step !== undefined) setActive((at + step + matches.length) % matches.length);
    else if (event.key === 'Escape') setClosedAt(mention?.at);
    else if (chooses && chosen) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const told = people.filter((person) => named.includes(person.id)).map(({ name }) => name);
  return { box, list, matches, at, setActive, setCaret, told, type, choose, onKeyDown };
}
