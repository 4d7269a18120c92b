import { DOCUMENT_STATES, type DocumentState } from '@brokerage/domain/application/document-requests';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { inSql } from '../../kernel/in-sql.js';
import { User } from '../users/public.js';
import { DocumentRequest } from './document-request.entity.js';

/** A file somebody sent for a request. Its bytes are in the store, sealed; the key that opens them is here. */
@Entity('document')
@Check('document_state_known', `state in (${inSql(Object.keys(DOCUMENT_STATES))})`)
@Index('document_once', ['requestId', 'sha256'], { unique: true, where: `state not in ('pending', 'infected')` })
export class Document {
  @PrimaryColumn('uuid')
  id: string;

  @Index()
  @ForeignKey(() => DocumentRequest)
  @Column('uuid')
  requestId: string;

  @Column('text', { default: 'pending' })
  state: DocumentState;

  @Index({ unique: true })
  @Column('text')
  objectKey: string;

  /** The file's own key, sealed with a master key. None while it is pending and where nothing was kept */
  @Column('text', { nullable: true })
  wrappedKey: string | null;

  /** Of what was sent: the same file sent twice is one */
  @Column('text')
  sha256: string;

  /** Of what is kept */
  @Column('integer')
  bytes: number;

  @Column('text')
  mime: string;

  /** Encrypted: file names are about people */
  @Column('text')
  name: string;

  /** Whether a virus scanner found it clean, whatever was decided since */
  @Column('boolean', { default: false })
  scanned: boolean;

  /** Whether it has scripts or files inside, or something to launch */
  @Column('boolean', { default: false })
  active: boolean;

  @Index({ where: 'uploaded_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  uploadedById: string | null;

  @Index({ where: `state = 'pending'` })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
