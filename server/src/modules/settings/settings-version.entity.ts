import type { SettingsContent } from '@brokerage/domain/settings/section';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';

/** One version of a section of the settings. Append-only: the database refuses every change. */
@Entity('settings_version')
@Unique('settings_version_section_version_key', ['section', 'version'])
@Check('settings_version_positive', 'version > 0')
export class SettingsVersion {
  @PrimaryColumn('uuid')
  id: string;

  /** Its name in the domain: COMPANY */
  @Column('text')
  section: string;

  @Column('integer')
  version: number;

  @Column('jsonb')
  content: SettingsContent;

  /** null: what was there before anybody saved the section here */
  @Column('uuid', { nullable: true })
  authorId: string | null;

  /** The version that was brought back with this one */
  @Column('integer', { nullable: true })
  restoredVersion: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
