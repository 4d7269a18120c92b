import type { Api } from '../../lib/api';
import type { Sender } from '@brokerage/domain/vocabulary/consents';
import { SiteSettingsDocument, useSiteSettingsQuery, type SiteSettingsQuery } from './site-settings.generated';

export type Site = SiteSettingsQuery['siteSettings'];

/** Shown while the settings cannot be had: the page stands, without a number that might be wrong. */
const FALLBACK_BRAND = 'Tamarack';

export const preloadSettings = (client: Api): Promise<unknown> => client.query({ query: SiteSettingsDocument });

export const readSite = (client: Api): Site | undefined =>
  client.readQuery({ query: SiteSettingsDocument })?.siteSettings;

export const readBrand = (client: Api): string => readSite(client)?.brandName ?? FALLBACK_BRAND;

/** Who asks for consent to marketing. */
export const senderOf = (site: Site | undefined): Sender | undefined =>
  site?.addresses[0] === undefined ? undefined : { legalName: site.legalName, address: site.addresses[0] };

export function useSite(): { site: Site | undefined; brand: string } {
  const { data } = useSiteSettingsQuery();
  const site = data?.siteSettings;
  return { site, brand: site?.brandName ?? FALLBACK_BRAND };
}
