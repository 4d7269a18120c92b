import type { ReactElement } from 'react';
import type { Email, Sender } from '../../src/platform/email.js';
import { EmailLayout, Say } from '../../src/platform/mail/layout.js';

interface Data {
  text: string;
}

const NoteAdded = ({ sender, text }: Data & { sender: Sender }): ReactElement => (
  <EmailLayout sender={sender} preview="Somebody added a note." heading="A new note">
    <Say>{text}</Say>
  </EmailLayout>
);

export const NOTE_ADDED: Email<{ noteId: string }, Data, 'text'> = {
  name: 'note-added',
  priority: 0,
  mailboxLimit: { name: 'mailbox-note', points: 2, duration: 60 },
  subject: ({ text }) => `New note: ${text}`,
  async load({ db }, { noteId }) {
    const [note] = await db.query<Data[]>('select text from note where id = $1', [noteId]);
    return note;
  },
  element: NoteAdded,
  sample: { text: 'Call the notary' },
};
