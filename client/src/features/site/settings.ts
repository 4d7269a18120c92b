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

/** “50+ lenders” while that claim holds; otherwise words that are always true. */
const lendersIn = (site: Site | undefined): string => site?.lenders ?? 'many lenders';
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const readLenders = (client: Api): string => lendersIn(readSite(client));

/** As a sentence begins */
export const readLendersFirst = (client: Api): string => capital(readLenders(client));

/** Who asks for consent to marketing. */
export const senderOf = (site: Site | undefined): Sender | undefined =>
  site?.addresses[0] === undefined ? undefined : { legalName: site.legalName, address: site.addresses[0] };

interface KnownSite {
  site: Site | undefined;
  brand: string;
  /** “50+ lenders”, or “many lenders” */
  lenders: string;
  /** As a sentence begins */
  lendersFirst: string;
}

export function useSite(): KnownSite {
  const { data } = useSiteSettingsQuery();
  const site = data?.siteSettings;
  const lenders = lendersIn(site);
  return { site, brand: site?.brandName ?? FALLBACK_BRAND, lenders, lendersFirst: capital(lenders) };
}
