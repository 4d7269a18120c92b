import { MISSING, pageAt } from './routes';

/** Letters, digits and signs that need no encoding (RFC 3986, 2.3): encoded, they are another spelling of the same address. */
const PLAIN = /^[\w.~-]$/;
const ENCODED = /%[0-9a-f]{2}/gi;

const decodedWhereNeedless = (code: string): string => {
  const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return PLAIN.test(sign) ? sign : code.toUpperCase();
};

/**
 * The one address of the page at a path: the route's own spelling, one slash between its parts and none at the end. What
 * stands for a parameter keeps its case, because that of a slug or a token matters. An address that is no page stays as it
 * is.
 */
export function spellingOf(pathname: string): string {
  const asked = pathname.replace(/\/{2,}/g, '/').replace(ENCODED, decodedWhereNeedless);
  return spelled(asked) ?? spelled(asked.toLowerCase()) ?? pathname;
}

/** Undefined where there is no such page: of a route that takes certain words only, another case is none. */
function spelled(asked: string): string | undefined {
  const { page } = pageAt(asked);
  if (page === MISSING) return undefined;
  const own = page.path.split('/');
  return asked
    .replace(/(.)\/$/, '$1')
    .split('/')
    .map((given, at) => (own[at] === undefined || /^[:*]/.test(own[at]) ? given : own[at]))
    .join('/');
}
