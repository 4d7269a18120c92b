import { RudderAnalytics } from '@rudderstack/analytics-js/content-script';
import { COLLECTOR, SESSION_CUT_OFF_MS, type AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import { readAttribution, type Touch } from '@brokerage/domain/leads/attribution';

/**
 * The one place that knows the SDK. By itself it sends the whole address with every call, and an address may hold a token;
 * so each call replaces everything that the SDK says of the page.
 */
export interface Tracker {
  page(route: string): void;
  track(event: string, route: string): void;
  /** An opaque id; undefined once somebody signed out */
  identify(userId: string | undefined, route: string): void;
}

/** The site that sent the visitor here, without the address of its page. */
function foreignReferrer(): string {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === location.origin ? '' : `${origin}/`;
}

function cameFrom(): Touch | undefined {
  try {
    return readAttribution(encodeURIComponent(sessionStorage.getItem('touch') ?? ''))?.last;
  } catch {
    return undefined;
  }
}

const campaignOf = (touch: Touch | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(touch ?? {})
      .filter(([name]) => name.startsWith('utm_') || name === 'gclid')
      .map(([name, value]) => [name === 'utm_campaign' ? 'name' : name.replace('utm_', ''), value]),
  );

export function startTracker({ writeKey, dataPlaneUrl, configUrl, sessionTimeoutMs }: AnalyticsSettings): Tracker {
  const referrer = foreignReferrer();
  // the SDK keeps what the document says in a cookie: it is to find no page’s address there
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  const campaign = campaignOf(cameFrom());
  const own = location.origin + COLLECTOR;
  const sdk = new RudderAnalytics();
  sdk.load(writeKey, dataPlaneUrl ?? own, {
    configUrl: configUrl ?? own,
    logLevel: 'ERROR',
    loadIntegration: false,
    polyfillIfRequired: false,
    plugins: ['StorageEncryption', 'XhrQueue'],
    useServerSideCookies: true,
    // on this host, whatever it is called
    dataServiceEndpoint: `${COLLECTOR.slice(1)}/rsaRequest`,
    sameDomainCookiesOnly: true,
    sendAdblockPage: true,
    sendAdblockPageOptions: options('/ad-blocked', referrer, campaign),
    sessions: {
      autoTrack: sessionTimeoutMs > 0,
      timeout: sessionTimeoutMs,
      cutOff: { enabled: sessionTimeoutMs > 0, duration: SESSION_CUT_OFF_MS },
    },
    storage: { cookie: {} },
  });
  let known: string | undefined;
  // somebody who signed out elsewhere: the SDK remembers them in this browser
  sdk.ready(() => {
    if (known === undefined && sdk.getUserId()) sdk.reset();
  });
  return {
    page(route) {
      sdk.page('site', route, pageOf(route, referrer), options(route, referrer, campaign));
    },
    track(event, route) {
      sdk.track(event, { path: route }, options(route, referrer, campaign));
    },
    identify(userId, route) {
      if (userId === known) return;
      if (userId === undefined) sdk.reset();
      else sdk.identify(userId, {}, options(route, referrer, campaign));
      known = userId;
    },
  };
}

function pageOf(route: string, referrer: string): Record<string, string> {
  const url = location.origin + route;
  const domain = referrer === '' ? '' : new URL(referrer).hostname;
  return {
    path: route,
    url,
    tab_url: url,
    search: '',
    title: route,
    referrer,
    referring_domain: domain,
    initial_referrer: referrer,
    initial_referring_domain: domain,
  };
}

const options = (
  route: string,
  referrer: string,
  campaign: Record<string, string>,
): { page: Record<string, string>; campaign: Record<string, string> } => ({ page: pageOf(route, referrer), campaign });
