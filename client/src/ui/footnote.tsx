import type { ReactNode } from 'react';
import { Fold } from './fold';

const idOf = (note: number): string => `note-${note}`;

/** The mark beside a claim: it leads to what the claim rests on. */
export function FootnoteMark({ note }: { note: number }): ReactNode {
  return (
    <a className="note-mark" href={`#${idOf(note)}`} aria-label={`See note ${note}`}>
      {note}
    </a>
  );
}

/** More of them are behind a button on a phone */
const AT_ONCE = 2;

export function Footnotes({ notes, className = '' }: { notes: readonly string[]; className?: string }): ReactNode {
  const list = (
    <ol className={`notes ${className}`} aria-label="Notes">
      {notes.map((text, index) => (
        <li key={text} id={idOf(index + 1)}>
          {text}
        </li>
      ))}
    </ol>
  );
  return notes.length > AT_ONCE ? <Fold title={`Notes 1 to ${notes.length}`}>{list}</Fold> : list;
}
