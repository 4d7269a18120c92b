import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

const GOOGLE_CLIENT_ID = 'site-client.apps.googleusercontent.com';

export interface FakeGoogle {
  /** What the server is started with to believe it */
  settings: NodeJS.ProcessEnv;
  jwk: JWK;
  key: CryptoKey;
  /** What Google says of somebody new, with these changes */
  claims(more?: JWTPayload): JWTPayload;
  signed(payload: JWTPayload, by?: { kid?: string; by?: CryptoKey }): Promise<string>;
  close(): Promise<void>;
}

/** Google's keys at an address of our own, and credentials signed with them. */
export async function fakeGoogle(): Promise<FakeGoogle> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const issuer = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  const { port } = issuer.address() as AddressInfo;
  let counter = 0;
  return {
    settings: { GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` },
    jwk,
    key: pair.privateKey,
    claims(more = {}) {
      const now = Math.floor(Date.now() / 1000);
      counter += 1;
      return {
        iss: 'https://accounts.google.com',
        aud: GOOGLE_CLIENT_ID,
        sub: `google-${counter}`,
        email: `person${counter}@gmail.com`,
        email_verified: true,
        name: 'Grace Person',
        iat: now,
        exp: now + 3600,
        ...more,
      };
    },
    signed: (payload, { kid = 'one', by = pair.privateKey } = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(by),
    async close() {
      issuer.closeAllConnections();
      await new Promise((resolve) => issuer.close(resolve));
    },
  };
}
