import { MISSING, pageAt } from './routes';

/**
 * The one address of the page at a path: the route's own spelling, without a slash at the end. What stands for a parameter
 * stays as it was sent: the case of a slug or a token matters. An address that is no page stays as it is.
 */
export function spellingOf(pathname: string): string {
  const { page } = pageAt(pathname);
  if (page === MISSING) return pathname;
  const own = page.path.split('/');
  return pathname
    .replace(/(.)\/+$/, '$1')
    .split('/')
    .map((given, at) => (own[at] === undefined || /^[:*]/.test(own[at]) ? given : own[at]))
    .join('/');
}
