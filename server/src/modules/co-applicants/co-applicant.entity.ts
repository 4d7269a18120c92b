import { INVITATION_ANSWERS, type InvitationAnswer } from '@brokerage/domain/application/co-applicants';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';

/** Somebody on another person's application. Applications write these when they are sent, so nothing of theirs is imported. */
@Entity('co_applicant')
@Unique('co_applicant_row_once', ['applicationId', 'rowId'])
@Check(
  'co_applicant_row_id_known',
  `row_id ~* '^[a-z0-9][a-z0-9-]{0,39}$' and lower(row_id) not in ('applicant', 'file')`,
)
@Check('co_applicant_answer_known', `answer in (${inSql(INVITATION_ANSWERS)})`)
@Check(
  'co_applicant_answer_is_whole',
  '(answer is null) = (answered_at is null) and (answer is null) = (text_version is null)',
)
export class CoApplicant {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** The id of their answers in the application */
  @Column('text')
  rowId: string;

  /** Their place among the co-applicants, from 0 */
  @Column('integer')
  place: number;

  /** Encrypted */
  @Column('text')
  fullName: string;

  /** Encrypted; none: nobody knows it, or its holder had it forgotten */
  @Column('text', { nullable: true })
  email: string | null;

  /** Keyed hash of the address */
  @Index({ where: 'email_index is not null' })
  @Column('text', { nullable: true })
  emailIndex: string | null;

  /** Goes up when the address is corrected: links to the former one are no good any more */
  @Column('integer', { default: 1 })
  version: number;

  /** The last invitation in the email queue */
  @Column('uuid', { nullable: true })
  mailId: string | null;

  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('text', { nullable: true })
  answer: InvitationAnswer | null;

  /** Whether they agreed to a credit check. The proof is their consent. */
  @Column('boolean', { default: false })
  creditCheck: boolean;

  /** The version of the words they answered to */
  @Column('text', { nullable: true })
  textVersion: string | null;

  /** Whose part in the application it is: the account that claimed it. Another address frees it. */
  @Index({ where: 'user_id is not null' })
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  userId: string | null;

  /** Set by a trigger with the owner: nobody else claims it by the same address, and the office alone gives it another */
  @Column('boolean', { default: false })
  hadOwner: boolean;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
