import { entriesOf, tableOf } from '@brokerage/domain/data/objects';
import type { SettingsContent } from '@brokerage/domain/settings/section';
import { SETTINGS_SECTIONS, type SettingsSectionName } from '@brokerage/domain/settings/sections';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { DateTime, JsonObject } from '../../graphql/scalars.js';
import { describedEnum } from '../../kernel/described-enum.js';
import { pageOf } from '../../kernel/paging.types.js';
import { Payload } from '../../kernel/user-error.types.js';

const meanings: Readonly<Record<SettingsSectionName, string>> = tableOf(
  entriesOf(SETTINGS_SECTIONS).map(([name, { description }]) => [name, description]),
);

export const SettingsSectionNames = describedEnum(
  'SettingsSection',
  'A part of the settings, saved as a whole.',
  meanings,
);

const CONTENT = 'Its single answers under `texts`, its lists under `lists`, by the names of their fields';

@Auth('ADMIN')
@ObjectType('SettingsSectionState', { description: 'What a section of the settings says now.' })
export class SettingsSectionView {
  @Field(() => SettingsSectionNames, { simple: true })
  section: SettingsSectionName;

  @Field(() => Int, { simple: true, description: 'Goes up with every change; send it back as expectedVersion' })
  version: number;

  @Field(() => JsonObject, { simple: true, description: CONTENT })
  content: SettingsContent;
}

@Auth('ADMIN')
@ObjectType('SettingsVersion', { description: 'One version of a section of the settings.' })
export class SettingsVersionView {
  @Field(() => ID, { simple: true })
  id: string;

  @Field(() => Int, { simple: true, description: 'Counts up within the section' })
  version: number;

  @Field(() => DateTime, { simple: true, description: 'When it was saved' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Who saved it. null: nobody here, or a former user',
  })
  author: string | null;

  @Field(() => Int, { nullable: true, simple: true, description: 'The version that this one brought back' })
  restoredVersion: number | null;

  @Field(() => JsonObject, { simple: true, description: CONTENT })
  content: SettingsContent;

  @Field(() => JsonObject, { nullable: true, simple: true, description: 'What the version before it said' })
  before: SettingsContent | null;
}

@Auth('ADMIN')
@ObjectType()
export class SettingsVersionPage extends pageOf(SettingsVersionView) {}

@ObjectType()
export class SaveSettingsPayload extends Payload {
  @Field(() => SettingsSectionView, { nullable: true, simple: true })
  section?: SettingsSectionView;
}
