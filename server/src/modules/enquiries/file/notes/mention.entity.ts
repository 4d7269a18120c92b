import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../../users/public.js';
import { EnquiryNote } from './note.entity.js';

/** Somebody of the office whom a note names. Their bell shows it once for each note. */
@Entity('enquiry_mention')
export class EnquiryMention {
  @ForeignKey(() => EnquiryNote, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  noteId: string;

  @Index()
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;
}
