import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { SiteSettingsView } from './settings.types.js';

@Resolver()
export class SettingsResolver {
  @Query(() => SiteSettingsView, { description: 'Public.' })
  siteSettings(@Ctx() context: Context): Promise<SiteSettingsView> {
    context.publicTags.add('settings');
    return context.services.settings.current();
  }
}
