import { isHttpsAddress } from '../forms/https-address.js';

/** A link to somebody's own page of a network. The home page of a network is nobody's. */
export const isProfile = (url: string): boolean =>
  URL.canParse(url) && new URL(url).pathname.replace(/\/+$/, '') !== '';

/** The links that pages may show: a network without a profile is left out. */
export const shownProfiles = <Link extends { url: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ url }) => isProfile(url));

/** A link to a network must lead to one's own page there: its home page would say that we are the network. */
export function profileProblem(text: string): string | undefined {
  if (!isHttpsAddress(text)) return 'Enter an address that begins with https://';
  return isProfile(text) ? undefined : 'Enter the address of your own page there, not of the network’s home page';
}
