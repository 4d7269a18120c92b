import type { Response } from 'express';

/**
 * Redirects between pages are part of the site's map and stay (decisions, routes with two readings): search engines are to
 * keep the new address, and 308 keeps the method too. A browser may keep it for a day, so that a mistake does not stay with
 * it forever.
 */
export function sendRedirect(response: Response, to: string): void {
  response.set('Cache-Control', 'public, max-age=86400').redirect(308, to);
}
