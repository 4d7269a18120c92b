import type { Head } from '../../lib/head';

/** `lenders`: as many as we claim, such as “50+ lenders”, and as a sentence begins with it */
export const homeHead = (lenders: string, first: string): Head => ({
  title: `${first}, one clear answer`,
  description: `Compare mortgage rates from ${lenders} across Canada, get a same-day pre-approval, and talk to a licensed broker who replies within 24 hours.`,
});
