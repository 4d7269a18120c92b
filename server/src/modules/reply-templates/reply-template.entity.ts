import { LONGEST_TEMPLATE_NAME } from '@brokerage/domain/enquiries/reply-template';
import { LONGEST_EMAIL_SUBJECT, LONGEST_EMAIL_TEXT } from '@brokerage/domain/enquiries/written-email';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** An email that the office writes often, with variables in it. Names are unique whatever their case (an index on lower(name), made by hand). */
@Entity('reply_template')
@Check('reply_template_name_length', `char_length(name) <= ${LONGEST_TEMPLATE_NAME}`)
@Check('reply_template_subject_length', `char_length(subject) <= ${LONGEST_EMAIL_SUBJECT}`)
@Check('reply_template_text_length', `char_length(text) <= ${LONGEST_EMAIL_TEXT}`)
export class ReplyTemplate {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
