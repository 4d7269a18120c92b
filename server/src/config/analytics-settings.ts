import { OWN_WRITE_KEY, SESSION_TIMEOUT_MS, type AnalyticsSettings } from '@brokerage/domain/analytics/settings';
import type { EnvironmentReader } from './environment-reader.js';

export interface AnalyticsConfig extends AnalyticsSettings {
  on: boolean;
  /** Also from the machine of a developer */
  onLocalhost: boolean;
}

const LONGEST_TIMEOUT_MS = 24 * 60 * 60_000;

/** The key and the addresses are checked when analytics starts: a wrong one turns it off, and the site stands without it. */
export function readAnalytics(read: EnvironmentReader): AnalyticsConfig {
  return {
    on: read.choice('ANALYTICS', ['on', 'off'], 'on') === 'on',
    onLocalhost: read.flag('ANALYTICS_ON_LOCALHOST', false),
    writeKey: read.text('RUDDERSTACK_WRITE_KEY') ?? OWN_WRITE_KEY,
    dataPlaneUrl: read.text('RUDDERSTACK_DATA_PLANE_URL'),
    configUrl: read.text('RUDDERSTACK_CONFIG_URL'),
    sessionTimeoutMs: read.integer('ANALYTICS_SESSION_MS', {
      min: 0,
      max: LONGEST_TIMEOUT_MS,
      fallback: SESSION_TIMEOUT_MS,
    }),
  };
}
