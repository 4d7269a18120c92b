import { DRAFT_KINDS, type DraftKind } from '@brokerage/domain/application/drafts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../users/public.js';

/**
 * A form that a person has begun: one of each kind. What became of the last one stays for some days, without its content,
 * so that a save that comes late is refused.
 */
@Entity('draft')
@Unique('draft_user_id_kind_key', ['userId', 'kind'])
@Index(['updatedAt'])
@Check('draft_kind_known', `kind in (${DRAFT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Check('draft_ended_known', "ended in ('sent', 'discarded')")
@Check('draft_ended_is_empty', '(ended is null) = (content is not null)')
export class Draft {
  /** Another one for each draft a person begins */
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: DraftKind;

  /** Encrypted JSON */
  @Column('text', { nullable: true })
  content: string | null;

  /** HMAC of the JSON: a save that comes twice changes nothing */
  @Column('text', { nullable: true })
  contentHash: string | null;

  /** Counts on through all drafts of this person and kind, so that no old version is ever taken for a new one */
  @Column('integer', { default: 1 })
  version: number;

  @Column('integer', { default: 0 })
  lastStep: number;

  /** 'Chrome on Windows' */
  @Column('text')
  device: string;

  /** Encrypted JSON of the version that was replaced without a look at it */
  @Column('text', { nullable: true })
  previousContent: string | null;

  @Column('integer', { nullable: true })
  previousStep: number | null;

  @Column('timestamptz', { nullable: true })
  previousAt: Date | null;

  @Column('text', { nullable: true })
  ended: 'sent' | 'discarded' | null;

  /** What it was sent as */
  @Column('text', { nullable: true })
  applicationNumber: string | null;

  /** When its owner was told by email that it will be removed */
  @Column('timestamptz', { nullable: true })
  announcedAt: Date | null;

  /** When it was last saved, or when it ended */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
