/** The constants of the customer's specification (§9). The SDK's own are asserted in the browser journey. */
export const SDK_VERSION = '3.24.0';
export const SESSION_TIMEOUT_MS = 30 * 60_000;
export const SESSION_CUT_OFF_MS = 12 * 60 * 60_000;
export const COOKIE_MAX_AGE_MS = 31_536_000_000;

/** Under our own origin; a hosted data plane has addresses of its own. */
export const COLLECTOR = '/collect';
export const OWN_WRITE_KEY = 'own-collector';

const SHORT_TIMEOUT_MS = 10_000;
const SESSION_ID_DIGITS = 10;

/** What the SDK is started with. */
export interface AnalyticsSettings {
  writeKey: string;
  /** Absent: our own collector */
  dataPlaneUrl?: string;
  configUrl?: string;
  /** 0: no sessions */
  sessionTimeoutMs: number;
}

export const isWriteKey = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const isDataPlaneUrl = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

/** A whole number that is not negative, of at least 10 digits. */
export const isSessionId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && String(value).length >= SESSION_ID_DIGITS;

/** What keeps analytics from starting, a line for each. The values themselves are in none. */
export function analyticsProblems({ writeKey, dataPlaneUrl, configUrl }: AnalyticsSettings): string[] {
  return [
    ...(isWriteKey(writeKey) ? [] : ['The write key must be a text that is not empty.']),
    ...(dataPlaneUrl === undefined || isDataPlaneUrl(dataPlaneUrl)
      ? []
      : ['The data plane URL must be an http or https address.']),
    ...(configUrl === undefined || isDataPlaneUrl(configUrl)
      ? []
      : ['The configuration URL must be an http or https address.']),
  ];
}

/** What is allowed and probably a mistake. */
export function timeoutWarning(timeoutMs: number): string | undefined {
  if (timeoutMs === 0) return 'The session timeout is 0: visits are not divided into sessions.';
  return timeoutMs < SHORT_TIMEOUT_MS
    ? `The session timeout of ${timeoutMs} ms is below ${SHORT_TIMEOUT_MS} ms: visits fall apart.`
    : undefined;
}

/** A machine where somebody develops. */
export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/.test(hostname);
