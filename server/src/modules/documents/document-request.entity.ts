import {
  DOCUMENT_OWNERS,
  DOCUMENT_REQUEST_STATES,
  type DocumentOwner,
  type DocumentRequestState,
  type RefusalReason,
} from '@brokerage/domain/application/document-requests';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';

/** A paper we asked for. Applications write these when they are sent, so nothing of theirs is imported here. */
@Entity('document_request')
@Check('document_request_state_known', `state in (${inSql(Object.keys(DOCUMENT_REQUEST_STATES))})`)
@Check('document_request_owner_known', `owner_kind in (${inSql(DOCUMENT_OWNERS)})`)
@Check(
  'document_request_owner_is_one',
  `case when owner_kind = 'co_applicant' then person not in ('applicant', 'file')
     else person = owner_kind and co_applicant_id is null end`,
)
@Index('document_request_code_once', ['applicationId', 'person', 'code'], { unique: true, where: `code <> 'other'` })
export class DocumentRequest {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** Whose it is. Access asks this column and never the name in `person`. */
  @Column('text')
  ownerKind: DocumentOwner;

  /** The co-applicant it is asked of; none: the applicant or the file, or nobody can tell any more */
  @Index({ where: 'co_applicant_id is not null' })
  @ForeignKey('CoApplicant', { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  coApplicantId: string | null;

  /** How it is called: 'applicant', 'file', or the id of a co-applicant's answers */
  @Column('text')
  person: string;

  /** Of the checklist, which grows: no closed list. 'other' has words of its own. */
  @Column('text')
  code: string;

  /** Encrypted: what the office asks for in its own words */
  @Column('text', { nullable: true })
  words: string | null;

  @Column('text', { default: 'needed' })
  state: DocumentRequestState;

  @Column('text', { nullable: true })
  reason: RefusalReason | null;

  /** Encrypted: what the person is told with the decision */
  @Column('text', { nullable: true })
  note: string | null;

  @Index({ where: 'decided_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** None: the checklist */
  @Index({ where: 'added_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  addedById: string | null;

  @Index({ where: `state = 'accepted'` })
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** When the person was emailed about it as it stands; none: the next email tells them */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
