import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { User } from '../../users/public.js';

/** Whose turn it was last. Its one row is also what two submissions at the same moment wait for. */
@Entity('enquiry_rota')
@Check('enquiry_rota_one_row', 'id = 1')
export class EnquiryRota {
  @PrimaryColumn('smallint')
  id: number;

  /** A place in the order of the ids, so it outlives the person */
  @Column('uuid', { nullable: true })
  lastGivenToId: string | null;
}

/** Whether somebody of the office takes new enquiries. Without a row they do. */
@Entity('enquiry_rota_member')
export class EnquiryRotaMember {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  takes: boolean;
}
