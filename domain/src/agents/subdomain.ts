import { plainLetters } from '../text/plain-letters.js';

/** The names that are never an agent's: the site's own hosts. */
export const RESERVED_SUBDOMAINS = ['www', 'app', 'admin', 'api', 'mail', 'blog'] as const;
/** Names that the editor refuses as well. The host rules do not reserve them. */
const EDITOR_RESERVED: readonly string[] = [
  ...RESERVED_SUBDOMAINS,
  'static',
  'cdn',
  'staging',
  'ftp',
  'smtp',
  'autodiscover',
];
const SHAPE = /^[a-z][a-z0-9-]{1,30}[a-z0-9]$/;
/** A name that an agent gave up leads to their new one for so long, and nobody else gets it meanwhile. */
export const RELEASED_FOR_DAYS = 365;

export const SUBDOMAIN_SHAPE = 'Use 3 to 32 lowercase letters, digits and hyphens. Start with a letter.';
export const SUBDOMAIN_RESERVED = 'This address is kept for the site itself. Choose another one.';
export const SUBDOMAIN_TAKEN = 'Another agent has this address. Choose another one.';
export const SUBDOMAIN_HELD =
  'Another agent had this address less than a year ago. Their old links still use it. Choose another one.';

/** True for what can name an agent's page. */
export const isSubdomain = (text: string): boolean => SHAPE.test(text) && !isReserved(text);

const isReserved = (text: string): boolean => RESERVED_SUBDOMAINS.some((name) => name === text);

/** What is wrong with a name that somebody types for an agent, as far as the name itself shows it. */
export function subdomainProblem(text: string): string | undefined {
  // a double hyphen in third place is how browsers write names in other alphabets
  if (!SHAPE.test(text) || text.slice(2, 4) === '--') return SUBDOMAIN_SHAPE;
  return EDITOR_RESERVED.includes(text) ? SUBDOMAIN_RESERVED : undefined;
}

/** A name to begin with: `Marie-Ève Roy` is marie-eve-roy. */
export const suggestedSubdomain = (name: string): string =>
  plainLetters(name)
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '');

const withoutPort = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');

/** What a host is compared with. */
export interface OwnHosts {
  /** The site's own host: never an agent's, whatever it begins with */
  siteHost: string;
  /** What agents' hosts hang under; undefined where nobody said: every domain of two labels or more */
  siteDomain: string | undefined;
}

/** What stands before a domain; undefined: the name is not under it. */
const before = (name: string, domain: string): string | undefined =>
  name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : undefined;

/** The first of more than two labels. */
function firstLabel(name: string): string | undefined {
  const labels = name.split('.');
  return labels.length > 2 ? labels[0] : undefined;
}

/** What a host has before the site's domain; `*.localhost` works for development. */
function labelOfHost(host: string, { siteHost, siteDomain }: OwnHosts): string | undefined {
  const name = withoutPort(host);
  if (name === withoutPort(siteHost)) return undefined;
  const under = siteDomain === undefined ? firstLabel(name) : before(name, withoutPort(siteDomain));
  return under ?? before(name, 'localhost');
}

/**
 * The agent's name that a host begins with (decisions §6): one label before the site's domain that is not one of the site's
 * own. An IP address never matches, because no name begins with a digit or a bracket.
 */
export function subdomainOfHost(host: string, own: OwnHosts): string | undefined {
  const label = labelOfHost(host, own);
  return label !== undefined && isSubdomain(label) ? label : undefined;
}

/** True for the host that answers calls of the API, and shows no page (decisions, routes). */
export const isApiHost = (host: string, own: OwnHosts): boolean => labelOfHost(host, own) === 'api';
