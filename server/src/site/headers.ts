import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { SNIPPET_HASHES } from './snippets.js';

export interface PolicyOptions {
  https: boolean;
  googleSignIn: boolean;
  /** The hosts of a hosted data plane */
  connect?: readonly string[];
}

/**
 * The security headers of every answer. The policy is by hash, not by nonce: pages are cached, and a kept page with a
 * fresh nonce would block every script (docs/decisions/0006).
 */
export function securityHeaders(options: PolicyOptions): RequestHandler {
  const everywhere = policy(options, false);
  if (!options.googleSignIn) return everywhere;
  // Google's script comes to the one page that has its button (docs/decisions/0012)
  const signIn = policy(options, true);
  return (request, response, next) => (request.path === '/auth' ? signIn : everywhere)(request, response, next);
}

const GOOGLE = 'https://accounts.google.com/gsi/';

/** What helmet decides is the same for every reply: it is asked once. */
function policy(options: PolicyOptions, google: boolean): RequestHandler {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  // helmet only sets and removes headers, and reads nothing of the request
  decide(options, google)({} as IncomingMessage, recorder as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error instanceof Error ? error : new Error('The security headers could not be made.');
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

type Helmet = ReturnType<typeof helmet>;

function decide({ https, connect = [] }: PolicyOptions, google: boolean): Helmet {
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
        connectSrc: ["'self'", ...connect, ...ofGoogle('')],
        // the console shows papers in a frame; no page of ours lets itself be framed
        frameSrc: google ? ofGoogle('') : ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // as frame-ancestors says, for browsers that do not read it
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
}

/** Powers of the browser that no page of ours asks for. Only names that browsers know: they complain of others. */
const REFUSED_POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = REFUSED_POWERS.map((power) => `${power}=()`).join(', ');

export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  next();
};
