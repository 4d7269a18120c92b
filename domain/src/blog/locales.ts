/** The languages that posts are written in. The values are those of `lang` in a page; never change one. */
export const BLOG_LOCALES = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'French' },
] as const;

export type BlogLocale = (typeof BLOG_LOCALES)[number]['value'];

export const DEFAULT_LOCALE: BlogLocale = 'en';

export const isBlogLocale = (value: unknown): value is BlogLocale =>
  BLOG_LOCALES.some((locale) => locale.value === value);

export const localeLabel = (value: string): string =>
  BLOG_LOCALES.find((locale) => locale.value === value)?.label ?? value;

/** As feeds and search engines name it: fr-CA is the French of Canada. */
export const languageTag = (locale: string): string => `${locale}-CA`;
