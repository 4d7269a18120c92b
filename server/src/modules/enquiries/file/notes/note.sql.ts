import { FORMER_COLLEAGUE, notePieces, type Mentionable } from '@brokerage/domain/enquiries/note-mentions';
import type { Encryption } from '../../../../platform/interfaces.js';
import type { EnquiryNoteView } from './note.types.js';
import { USER_ACCOUNT } from '../../../users/public.sql.js';

/** As it is stored */
export interface StoredNote {
  id: string;
  authorName: string;
  text: string;
  sealed: boolean;
  createdAt: Date | string;
  /** Whom it names, as they are called today */
  people: Mentionable[];
}

/** The notes of an enquiry as one JSON list, newest first; `id` names the enquiry's id. */
export const notesOf = (id: string): string => `coalesce((
  select json_agg(json_build_object('id', n.id, 'authorName', coalesce(author.name, '${FORMER_COLLEAGUE}'), 'text', n.text,
    'sealed', n.sealed, 'createdAt', n.created_at, 'people', coalesce((
      select json_agg(json_build_object('id', named.id, 'name', named.name))
      from enquiry_mention m join ${USER_ACCOUNT} named on named.id = m.user_id where m.note_id = n.id
    ), '[]')) order by n.created_at desc, n.id desc)
  from enquiry_note n left join ${USER_ACCOUNT} author on author.id = n.author_id
  where n.enquiry_id = ${id}
), '[]')`;

/** A note as the office reads it. */
export function openNote(
  encryption: Pick<Encryption, 'decryptText'>,
  { text, sealed, people, ...note }: StoredNote,
): EnquiryNoteView {
  const pieces = notePieces(sealed ? encryption.decryptText(text) : text, people);
  return { ...note, text: pieces.map((piece) => piece.text).join(''), pieces };
}
