import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { SNIPPET_HASHES } from './snippets.js';

/**
 * The security headers of every answer. The policy is by hash, not by nonce: pages are cached, and a kept page with a
 * fresh nonce would block every script (docs/decisions/0006).
 */
export function securityHeaders(options: { https: boolean; googleSignIn: boolean }): RequestHandler {
  const everywhere = policy(options.https, false);
  if (!options.googleSignIn) return everywhere;
  // Google's script comes to the one page that has its button (docs/decisions/0012)
  const signIn = policy(options.https, true);
  return (request, response, next) => (request.path === '/auth' ? signIn : everywhere)(request, response, next);
}

const GOOGLE = 'https://accounts.google.com/gsi/';

function policy(https: boolean, google: boolean): RequestHandler {
  const ofGoogle = (path: string): string[] => (google ? [GOOGLE + path] : []);
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...SNIPPET_HASHES, ...ofGoogle('client')],
        styleSrc: ["'self'", ...ofGoogle('style')],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...ofGoogle('')],
        frameSrc: google ? ofGoogle('') : ["'none'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}

/** Powers of the browser that no page of ours asks for. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};
