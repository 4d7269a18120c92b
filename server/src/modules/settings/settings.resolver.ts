import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { HomeContent, PhoneHours } from './home-content.types.js';
import { OfficeAddress, SiteSettingsView } from './settings.types.js';
import type { SettingsService } from './settings.service.js';

type SettingsContext = Context<{ settings: SettingsService }>;

@Resolver()
export class SettingsResolver {
  @Query(() => SiteSettingsView, { description: 'The brokerage’s public details.' })
  siteSettings(@Ctx() context: SettingsContext): Promise<SiteSettingsView> {
    return context.services.settings.current();
  }

  @Query(() => [OfficeAddress], { description: 'Public. Where the offices are, the head office first.' })
  offices(@Ctx() context: SettingsContext): Promise<OfficeAddress[]> {
    return context.services.settings.offices();
  }

  @Query(() => HomeContent, { description: 'Public. What the home page says that the office can change.' })
  homeContent(@Ctx() context: SettingsContext): Promise<HomeContent> {
    return context.services.settings.home();
  }

  @Query(() => [PhoneHours], { description: 'Public. When the office answers the phone, in the order of the week.' })
  phoneHours(@Ctx() context: SettingsContext): Promise<PhoneHours[]> {
    return context.services.settings.phoneHours();
  }
}
