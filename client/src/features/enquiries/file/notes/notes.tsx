import type { ApolloCache } from '@apollo/client';
import { mentionLabels, withMentions } from '@brokerage/domain/enquiries/note-mentions';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../../../../lib/session';
import { useUntouched } from '../../../../lib/use-untouched';
import { Button } from '../../../../ui/console/button';
import type { Detail } from '../../file-cache';
import { usePageActions } from '../../../../ui/console/page-actions';
import { moment } from '../../../../ui/console/moment';
import { MentionBox } from './mention-box';
import styles from './mention-box.module.css?sheet';
import { useOnDesk } from '../../on-desk';
import { useNoteDraft } from './use-note-draft';
import { useAddNote } from '../../use-work';
import { useEnquiryAssigneesQuery } from '../../work.generated';

const LONGEST = 4_000;

type Note = Detail['notes'][number];

interface Props {
  enquiryId: string;
  notes: readonly Note[];
  /** Adds a saved note to what the page shows */
  keep: (cache: ApolloCache, note: Note) => void;
  /** The box takes the focus as soon as it is there, and calls this: whoever goes on by the keys has left it */
  focusNote?: (() => void) | undefined;
}

/** Staff notes. Text that could not be saved stays in the box. */
export function Notes({ enquiryId, notes, keep, focusNote }: Props): ReactNode {
  const onDesk = useOnDesk();
  const [add, busy] = useAddNote(keep);
  const [text, setText] = useNoteDraft(enquiryId);
  const [problem, setProblem] = useState<string>();
  const isUntouched = useUntouched(text);
  const box = useRef<HTMLTextAreaElement>(null);
  const { user } = useSession();
  const { data } = useEnquiryAssigneesQuery({ skip: onDesk || !text.includes('@') });
  const people = mentionLabels(data?.enquiryAssignees ?? []).filter(({ id }) => id !== user?.id);

  useEffect(() => {
    if (!focusNote) return;
    box.current?.focus();
    focusNote();
  }, [focusNote]);
  usePageActions([
    { id: 'file-note', label: 'New note', icon: StickyNote, takesFocus: true, run: () => box.current?.focus() },
  ]);

  async function save(): Promise<void> {
    if (busy || !text.trim()) return;
    setProblem(undefined);
    const { done, problem: refused } = await add({ id: enquiryId, text: withMentions(text, people) });
    setProblem(refused);
    if (done && isUntouched(text)) setText('');
  }

  return (
    <>
      {notes.length > 0 && (
        <section className="panel panel-pad note-list" aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <ul className="log">
            {notes.map((note) => (
              <li key={note.id}>
                <p>
                  {note.pieces.map((piece, at) =>
                    piece.personId ? (
                      <b key={at} className={styles.named}>
                        {piece.text}
                      </b>
                    ) : (
                      piece.text
                    ),
                  )}
                </p>
                <small>
                  {note.authorName}, {moment(note.createdAt)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form
        className="panel panel-pad note-box note-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor="note">Add a note</label>
        <MentionBox
          ref={box}
          id="note"
          rows={3}
          maxLength={LONGEST}
          aria-describedby="note-hint"
          value={text}
          onChange={setText}
          people={people}
        />
        <p className="muted" id="note-hint">
          {onDesk ? 'You and the office see notes.' : 'Type @ to mention a colleague. Only the office sees notes.'}
        </p>
        <p className="problem" role="alert">
          {problem}
        </p>
        <Button type="submit" look="main">
          Save note
        </Button>
      </form>
    </>
  );
}
