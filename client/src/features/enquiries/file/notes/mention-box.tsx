import { BellRing, UserRound } from 'lucide-react';
import { useId, useImperativeHandle, type ComponentProps, type ReactNode, type Ref } from 'react';
import styles from './mention-box.module.css?sheet';
import { useMentions, type MentionText } from './use-mentions';

interface Props extends MentionText, Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  ref?: Ref<HTMLTextAreaElement>;
}

const found = (count: number): string =>
  count === 1 ? 'One person. Press Enter to choose.' : `${count} people. Use the arrow keys, and Enter to choose.`;

/**
 * A text in which @ opens the list of people. The focus stays in the text: arrows move through the list, Enter or Tab
 * chooses, Escape closes it. Below it says who will hear of the note.
 */
export function MentionBox({ value, onChange, people, ref, ...rest }: Props): ReactNode {
  const id = useId();
  const { box, list, matches, at, setActive, setCaret, told, type, choose, onKeyDown } = useMentions({
    value,
    onChange,
    people,
  });
  useImperativeHandle(ref, () => box.current as HTMLTextAreaElement);
  const isOpen = matches.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;

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
        onChange={({ target }) => type(target.value, target.selectionEnd)}
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
