import { useState, type ReactNode } from 'react';
import { MESSAGES } from 'domain/vocabulary/messages';
import { useAddEnquiryNoteMutation } from './add-note.generated';
import type { Detail } from './enquiry-detail';
import { moment } from '../../ui/console/moment';
import { useNoteDraft } from './use-note-draft';

const LONGEST = 4_000;

interface Props {
  enquiryId: string;
  notes: Detail['notes'];
  changed: () => Promise<unknown>;
}

/** What the office wrote down; a text that could not be saved stays in the box. */
export function Notes({ enquiryId, notes, changed }: Props): ReactNode {
  const [add, { loading }] = useAddEnquiryNoteMutation({ errorPolicy: 'all' });
  const [text, setText] = useNoteDraft(enquiryId);
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    if (loading || !text.trim()) return;
    setProblem(undefined);
    const payload = await add({ variables: { id: enquiryId, text } }).then(
      ({ data }) => data?.addEnquiryNote,
      () => undefined,
    );
    if (!payload?.note) {
      setProblem(payload?.userErrors[0]?.message ?? MESSAGES.unexpected);
      return;
    }
    setText('');
    await changed().catch(() => undefined); // the note is saved; the list says itself that it is not current
  }

  return (
    <section className="panel panel-pad">
      <h2>Notes</h2>
      {notes.length > 0 && (
        <ul className="log">
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <small>
                {note.authorName}, {moment(note.createdAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor="note">Write a note</label>
        <textarea
          id="note"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="b b1">
          Save note
        </button>
      </form>
    </section>
  );
}
