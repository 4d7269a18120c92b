import { cut } from '@brokerage/domain/text/storable';

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
];

/** 'Chrome on Windows', as a person would say it; what a program says of itself where it is no browser. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const name = (known: readonly [RegExp, string][]): string | undefined =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = name(BROWSERS);
  const system = name(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? cut(userAgent, 60);
}
