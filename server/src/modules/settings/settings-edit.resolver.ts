import type { SettingsSectionName } from '@brokerage/domain/settings/sections';
import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../graphql/auth.js';
import { actorOf, type Context } from '../../graphql/context.js';
import { JsonObject } from '../../graphql/scalars.js';
import { PagingArgs20 } from '../../kernel/paging.types.js';
import type { PayloadOf } from '../../kernel/user-error.types.js';
import { ClaimCheck } from './claim-check.types.js';
import type { SettingsEditService } from './settings-edit.service.js';
import {
  SaveSettingsPayload,
  SettingsSectionNames,
  SettingsSectionView,
  SettingsVersionPage,
} from './settings-edit.types.js';
import type { SettingsService } from './settings.service.js';

type EditContext = Context<{ settings: SettingsService; settingsEdits: SettingsEditService }>;

const VERSION = 'Answers CONFLICT if expectedVersion is out of date; without it the last write wins.';

@Resolver()
export class SettingsEditResolver {
  @Auth('ADMIN')
  @Query(() => SettingsSectionView, { nullable: true, description: 'What a section of the settings says now.' })
  settingsSection(
    @Ctx() { services }: EditContext,
    @Arg('section', () => SettingsSectionNames) section: SettingsSectionName,
  ): Promise<SettingsSectionView> {
    return services.settingsEdits.read(section);
  }

  @Auth('ADMIN')
  @Query(() => SettingsVersionPage, {
    nullable: true,
    description: 'The versions of a section, newest first. None until somebody saves it for the first time.',
  })
  settingsVersions(
    @Ctx() { services }: EditContext,
    @Arg('section', () => SettingsSectionNames) section: SettingsSectionName,
    @Args(() => PagingArgs20) { paging }: PagingArgs20,
  ): Promise<SettingsVersionPage> {
    return services.settingsEdits.versions(section, paging);
  }

  @Auth('ADMIN')
  @Query(() => [ClaimCheck], {
    nullable: true,
    description:
      'The claims whose figure is worked out each day, as saved, held against the last count. Empty before the first.',
  })
  claimChecks(@Ctx() { services }: EditContext): Promise<ClaimCheck[]> {
    return services.settings.claimChecks();
  }

  @Auth('ADMIN')
  @Mutation(() => SaveSettingsPayload, {
    nullable: true,
    description: `Saves a section as a new version. Visitors see it at once. Without a change no version is made. ${VERSION}`,
  })
  async saveSettings(
    @Ctx() context: EditContext,
    @Arg('section', () => SettingsSectionNames) section: SettingsSectionName,
    @Arg('content', () => JsonObject, { description: 'The single answers under `texts`, the lists under `lists`' })
    content: object,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<SaveSettingsPayload>> {
    const change = { section, content, expectedVersion };
    return { section: await context.services.settingsEdits.save(actorOf(context), context, change) };
  }

  @Auth('ADMIN')
  @Mutation(() => SaveSettingsPayload, {
    nullable: true,
    description: `Brings an earlier version of a section back, as a new version. ${VERSION}`,
  })
  async restoreSettings(
    @Ctx() context: EditContext,
    @Arg('section', () => SettingsSectionNames) section: SettingsSectionName,
    @Arg('version', () => Int, { description: 'The version to bring back' }) version: number,
    @Arg('expectedVersion', () => Int, { nullable: true }) expectedVersion: number | null,
  ): Promise<PayloadOf<SaveSettingsPayload>> {
    const change = { section, version, expectedVersion };
    return { section: await context.services.settingsEdits.restore(actorOf(context), context, change) };
  }
}
