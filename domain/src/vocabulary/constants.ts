/** Business constants and limits: customer spec §9, and the figures the pages state as their assumption. */
export const RETRY_AFTER_429_MS = 2_000;
export const PAGE_SIZE = 10;
export const FIRST_PAGE = 1;
export const RATES_PER_CARD = 2;
export const RATE_CARDS_ANONYMOUS = 3;
export const RATE_CARDS_SIGNED_IN = 4;
export const RATE_CARD_SKELETONS = 4;
export const CHAT_NUDGE_MS = 45_000;
export const CHAT_REPLY_DELAY_MS = 800;
export const PHONE_MIN_CHARACTERS = 10;
export const NAME_MIN_CHARACTERS = 2;
export const HEADER_HIDE_AT_PX = 100;
export const HEADER_SHADOW_AT_PX = 10;
/** Hours within which somebody at the office answers a lead. */
/** A search of the inbox finds the newest of what matches: in the list, in a change of many and in an export. */
export const SEARCH_FINDS = 1_000;

export const FIRST_RESPONSE_HOURS = 24;
/** What the payment on a rate card is reckoned for: dollars and years. */
export const EXAMPLE_MORTGAGE = { principal: 500_000, amortizationYears: 25 } as const;
export const RESERVED_SUBDOMAINS = ['www', 'app', 'admin', 'api', 'mail', 'blog'] as const;
/** How long the comprehensive form takes: what its parts say, in steps of five minutes. */
export const COMPREHENSIVE_MINUTES = 30;
