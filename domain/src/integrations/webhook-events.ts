import { keysOf } from '../data/objects.js';

/** What a webhook can tell of: its type on the wire, and the words that its owner reads. */
export const WEBHOOK_EVENTS = {
  APPLICATION_STATUS_CHANGED: {
    type: 'application.status_changed',
    label: 'One of your applications changes status',
    meaning: 'An application of yours came in or has another status; `data` has its id, number and status',
  },
  RATES_CHANGED: {
    type: 'rates.changed',
    label: 'Published rates change',
    meaning: 'Published rates changed; `data` is empty, so read them again',
  },
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const EVENT_CODES = keysOf(WEBHOOK_EVENTS);

/** What its owner sends to try a webhook out; it can be asked for at any time. */
export const TEST_EVENT = 'webhook.test';

/** Webhooks of one person, at most. */
export const MOST_WEBHOOKS = 5;

export const WEBHOOK_URL_MAX = 500;

/**
 * Seconds between the attempts to deliver an event, the first one within a minute: three days in all. Source: the
 * specification Standard Webhooks, whose first waits are shorter than our minute.
 */
export const RETRY_AFTER = [60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Seconds from the first attempt to the last. */
export const TRIED_FOR = RETRY_AFTER.reduce<number>((sum, wait) => sum + wait, 0);

/** What has become of an event on its way to a webhook, in the words that its owner reads. */
export const DELIVERY_STATUSES = {
  WAITING: 'on its way',
  DELIVERED: 'taken',
  FAILED: 'not taken',
} as const;

export type DeliveryStatus = keyof typeof DELIVERY_STATUSES;

export const DELIVERY_CODES = keysOf(DELIVERY_STATUSES);

/** So many events of a webhook are listed, the newest. */
export const DELIVERIES_LISTED = 20;

/** An event of the types that have words; a test has its own. */
export const eventLabel = (type: string): string =>
  Object.values(WEBHOOK_EVENTS).find((event) => event.type === type)?.label ?? 'A test';
