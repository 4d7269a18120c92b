import { COLLECTOR, type AnalyticsSettings } from '@brokerage/domain/analytics/settings';

let asked: Promise<AnalyticsSettings | undefined> | undefined;

async function ask(): Promise<AnalyticsSettings | undefined> {
  // a browser that says no by itself is not asked
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return undefined;
  const reply = await fetch(`${COLLECTOR}/settings`);
  const settings = (await reply.json()) as AnalyticsSettings & { on: boolean };
  return settings.on ? settings : undefined;
}

/** Whether and where visits are counted, asked once; undefined where they are not. */
export const analyticsSettings = (): Promise<AnalyticsSettings | undefined> =>
  (asked ??= ask().catch(() => {
    asked = undefined;
    return undefined;
  }));
