import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { HomeContent } from './home-content.types.js';
import { SiteSettingsView } from './settings.types.js';
import type { SettingsService } from './settings.service.js';

type SettingsContext = Context<{ settings: SettingsService }>;

@Resolver()
export class SettingsResolver {
  @Query(() => SiteSettingsView, { description: 'The brokerage’s public details.' })
  siteSettings(@Ctx() context: SettingsContext): Promise<SiteSettingsView> {
    return context.services.settings.current();
  }

  @Query(() => HomeContent, { description: 'Public. What the home page says that the office can change.' })
  homeContent(@Ctx() context: SettingsContext): Promise<HomeContent> {
    return context.services.settings.home();
  }
}
