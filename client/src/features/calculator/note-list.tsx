import { noteText } from '@brokerage/domain/calculator/notes';
import type { Note } from '@brokerage/domain/mortgage/notes';
import type { ReactNode } from 'react';

/** What to know about the figures above. */
export const NoteList = ({ notes }: { notes: readonly Note[] }): ReactNode =>
  notes.map((note) => (
    <p key={note} className="calc-warning">
      {noteText(note)}
    </p>
  ));
