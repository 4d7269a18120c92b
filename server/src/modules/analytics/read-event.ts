import { objectOf } from '@brokerage/domain/data/objects';
import { isRoutePattern, type DeviceName } from '@brokerage/domain/analytics/figures';
import { CAMPAIGN, readAttribution, writtenAttribution, type Touch } from '@brokerage/domain/leads/attribution';
import { cut, storable } from '@brokerage/domain/text/storable';
import { EVENT_KINDS, type EventKind } from './analytics-event.entity.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EVENT_NAME = /^[a-z][a-z_]{0,39}$/;
/** A message that waited longer in a browser counts for the day this long ago. */
const LATEST_MS = 48 * 60 * 60_000;

/** What is kept of an event. Whatever else one says is dropped here. */
export interface KeptEvent {
  messageId: string;
  at: string;
  visitor: string;
  kind: EventKind;
  route: string;
  event: string | null;
  /** Where the visit came from, as attribution has it */
  touch: Touch;
  device: DeviceName;
}

export interface ReadEvent extends KeptEvent {
  /** Tells staff from visitors, and is not kept */
  userId: string | undefined;
}

type Loose = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && storable(cut(value, 200))) || undefined;

/** The SDK names the campaign’s words without `utm_`, and calls utm_campaign the name. */
const campaignOf = (campaign: Loose): [string, unknown][] =>
  CAMPAIGN.map((name) => {
    const own = name.replace('utm_', '');
    return [name, campaign[own === 'campaign' ? 'name' : own]];
  });

function touchOf(route: string, page: Loose, campaign: Loose): Touch {
  const said = Object.fromEntries(campaignOf(campaign));
  const referrer = textOf(page['referring_domain']);
  const path = route.replace(/[:*]/g, '') || '/';
  // the same reading as of a form’s: what could name a person is left out
  const read = readAttribution(writtenAttribution({ path, ...said, ...(referrer && { referrer }) }, undefined));
  return read?.first ?? { path: '/' };
}

function momentOf(value: unknown, now: number): string {
  const said = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  const at = Number.isNaN(said) ? now : said;
  return new Date(Math.min(Math.max(at, now - LATEST_MS), now)).toISOString();
}

export const deviceKind = (userAgent: string): DeviceName => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'TABLET';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'PHONE' : 'DESKTOP';
};

/** An event as the SDK sends it; undefined where it is none. */
export function readEvent(raw: unknown, device: DeviceName, now: number): ReadEvent | undefined {
  const { messageId, type, anonymousId, userId, originalTimestamp, properties, event, name, context } = objectOf(raw);
  const { page, campaign } = objectOf(context);
  const kind = EVENT_KINDS.find((one) => one === type);
  const route = [name, objectOf(properties)['path'], objectOf(page)['path']].find(isRoutePattern);
  if (!kind || typeof messageId !== 'string' || !UUID.test(messageId)) return undefined;
  if (typeof anonymousId !== 'string' || !UUID.test(anonymousId) || route === undefined) return undefined;
  return {
    messageId,
    at: momentOf(originalTimestamp, now),
    visitor: anonymousId,
    kind,
    route,
    event: typeof event === 'string' && EVENT_NAME.test(event) ? event : null,
    touch: touchOf(route, objectOf(page), objectOf(campaign)),
    device,
    userId: textOf(userId),
  };
}
