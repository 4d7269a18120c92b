import { tabStorage } from './tab-storage';

const KEY = 'origin';

/**
 * Where somebody was going before they had to sign in: a path of this site and nothing else. A full address, another
 * scheme, or a path that a browser reads as another host ('//evil', '/\evil') is refused.
 */
export function samePath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !/^\/(?![/\\])/.test(candidate)) return undefined;
  if (!URL.canParse(candidate, window.location.origin)) return undefined;
  const url = new URL(candidate, window.location.origin);
  return url.origin === window.location.origin && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined;
}

export function rememberOrigin(path: string): void {
  if (samePath(path)) tabStorage.write(KEY, path);
}

/** The remembered path, once. */
export function takeOrigin(): string | undefined {
  const path = samePath(tabStorage.read(KEY));
  tabStorage.remove(KEY);
  return path;
}
