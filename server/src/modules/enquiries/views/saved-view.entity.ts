import type { EnquiryStatusName, EnquiryViewName } from '@brokerage/domain/enquiries/enquiry-status';
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';
import type { EnquiryKind } from '../enquiry.entity.js';

/** Codes only: a searched name is never kept. */
export interface SavedFilter {
  view?: EnquiryViewName;
  status?: EnquiryStatusName;
  kind?: EnquiryKind;
  channel?: string;
  province?: string;
}

/** A view of the inbox that somebody keeps under a name. */
@Entity('enquiry_saved_view')
@Index(['ownerId', 'name'], { unique: true })
export class EnquirySavedView {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @Column('uuid')
  ownerId: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  filter: SavedFilter;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
