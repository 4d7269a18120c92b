import type { ReactNode } from 'react';

const idOf = (note: number): string => `note-${note}`;

/** The mark beside a claim: it leads to what the claim rests on. */
export function FootnoteMark({ note }: { note: number }): ReactNode {
  return (
    <a className="note-mark" href={`#${idOf(note)}`} aria-label={`See note ${note}`}>
      {note}
    </a>
  );
}

export function Footnotes({ notes, className = '' }: { notes: readonly string[]; className?: string }): ReactNode {
  return (
    <ol className={`notes ${className}`} aria-label="Notes">
      {notes.map((text, index) => (
        <li key={text} id={idOf(index + 1)}>
          {text}
        </li>
      ))}
    </ol>
  );
}
