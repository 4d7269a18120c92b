import type { ChoiceReason } from '@brokerage/domain/lender-fit/choice';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../users/public.js';

/** The suitability record: what a client was shown, by which tables, and what they picked. */
@Entity('lender_choice')
@Unique('lender_choice_application_id_key_key', ['applicationId', 'key'])
@Check('lender_choice_is_whole', '(chosen_rate_id is null) = (chosen_at is null)')
export class LenderChoice {
  @PrimaryColumn('uuid')
  id: string;

  @ForeignKey('Application', { onDelete: 'CASCADE' })
  @Column('uuid')
  applicationId: string;

  /** One for one press of the button, however often it arrives */
  @Column('text')
  key: string;

  /** Encrypted JSON: what was shown with its figures, why each other one was not, and the versions it rests on */
  @Column('text')
  content: string;

  /** The last day it can be chosen from, in Toronto */
  @Column('date')
  endsOn: string;

  @Index({ where: 'sent_by_id is not null' })
  @ForeignKey(() => User, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  sentById: string | null;

  /** One of those that were shown. Rates go, so no foreign key */
  @Column('uuid', { nullable: true })
  chosenRateId: string | null;

  @Column('text', { nullable: true })
  chosenReason: ChoiceReason | null;

  @Index({ where: 'chosen_at is not null' })
  @Column('timestamptz', { nullable: true })
  chosenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
