import {
  mentionedIds,
  mentionMatches,
  mentionTyped,
  withMentions,
  type Mentionable,
} from '@brokerage/domain/enquiries/note-mentions';
import { BellRing, UserRound } from 'lucide-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import styles from './mention-box.module.css?sheet';

interface Props extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (text: string) => void;
  /** Who can be mentioned, by the label that stands in the text */
  people: readonly Mentionable[];
  ref?: Ref<HTMLTextAreaElement>;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const found = (count: number): string =>
  count === 1 ? 'One person. Press Enter to choose.' : `${count} people. Use the arrow keys, and Enter to choose.`;

/**
 * A text in which @ opens the list of people. The focus stays in the text: arrows move through the list, Enter or Tab
 * chooses, Escape closes it. Below it says who will hear of the note.
 */
export function MentionBox({ value, onChange, people, ref, ...rest }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
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
  const optionId = (index: number): string => `${id}-${index}`;
  const named = mentionedIds(withMentions(value, people));
  const told = people.filter((person) => named.includes(person.id)).map(({ name }) => name);

  useEffect(() => {
    if (landing.current === undefined) return;
    box.current?.setSelectionRange(landing.current, landing.current);
    landing.current = undefined;
  }, [value]);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at]);

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

  return (
    <div className={styles.box}>
      <textarea
        {...rest}
        className="a-input"
        ref={box}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? optionId(at) : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionEnd);
          setActive(0);
          if (!target.value.includes('@')) setClosedAt(undefined);
          onChange(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul ref={list} id={`${id}-list`} role="listbox" aria-label="People to mention" className={styles.list}>
          {matches.map((person, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard reaches it from the text
            <li
              key={person.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              className="a-item"
              data-focused={index === at || undefined}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerEnter={() => setActive(index)}
              onClick={() => choose(person)}
            >
              <UserRound size={16} aria-hidden="true" />
              {person.name}
            </li>
          ))}
        </ul>
      )}
      <p className="sr-text" role="status">
        {isOpen && found(matches.length)}
      </p>
      {told.length > 0 && (
        <p className={styles.told}>
          <BellRing size={14} aria-hidden="true" /> {told.join(', ')} will get a notification.
        </p>
      )}
    </div>
  );
}
