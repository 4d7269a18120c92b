import type { ClaimMeasures } from '@brokerage/domain/settings/claim-basis';
import { COMPANY_FORM } from '@brokerage/domain/settings/company';
import type { WordsVersions } from '@brokerage/domain/settings/consent-words';
import type { PostalAddress } from '@brokerage/domain/settings/address-lines';
import type { SettingsContent } from '@brokerage/domain/settings/section';
import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import type { Licence } from '@brokerage/domain/vocabulary/licences';
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { columnsOf } from '../../kernel/field-columns.js';

export interface SocialLinkValue {
  network: string;
  url: string;
}

const Answers = columnsOf(COMPANY_FORM, { empty: null });

/** What the brokerage says of itself: exactly one row, made by the migrations. */
@Entity('site_settings')
@Check('site_settings_one_row', "id = '00000000-0000-7000-8000-000000000001'::uuid")
export class SiteSettings extends Answers {
  @PrimaryColumn('uuid')
  id: string;

  /** The head office's first */
  @Column('jsonb', { default: [] })
  licences: Licence[];

  /** The head office first */
  @Column('jsonb', { default: [] })
  offices: PostalAddress[];

  @Column('jsonb')
  socialLinks: SocialLinkValue[];

  /** New enquiries are given to the office's people in turn */
  @Column('boolean', { default: false })
  roundRobin: boolean;

  /** What the sections without columns say, by their names. One that nobody saved yet is not here. */
  @Column('jsonb', { default: {} })
  sections: Partial<Record<SettingsSectionName, SettingsContent>>;

  /** The versions of the words of consents that are not the first ones, by purpose and first version */
  @Column('jsonb', { default: {} })
  consentVersions: WordsVersions;

  /** What the claims were last held against; null before the first count */
  @Column('jsonb', { nullable: true })
  claimMeasures: ClaimMeasures | null;

  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
