import { NAME_MAX } from '@brokerage/domain/account/account';
import { asOneLine } from '@brokerage/domain/forms/one-line';
import { hasWebAddress } from '@brokerage/domain/forms/web-address';
import { cut, madeStorable } from '@brokerage/domain/text/storable';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const ALGORITHMS = ['RS256'];
/** Google's page hands a credential over at once; one that is older was kept by somebody. */
const MAX_AGE = '10m';
const CLOCK_TOLERANCE = '30s';
const JWKS_TIMEOUT_MS = 3_000;
const LONGEST = 5_000;

/** Empty where it is none that we could write. */
function nameOf(claim: unknown): string {
  const name = typeof claim === 'string' ? cut(asOneLine(madeStorable(claim)), NAME_MAX).trim() : '';
  return hasWebAddress(name) ? '' : name;
}

export interface GooglePerson {
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  /** Google runs this mailbox itself, so that nobody else can have it */
  authoritative: boolean;
  expiresAt: Date;
}

/** Reads Google's credentials: signature, issuer, audience, age, and an address that Google has confirmed. */
export class GoogleTokens {
  readonly #keys: JWTVerifyGetKey;
  readonly #clientId: string;

  constructor({ clientId, jwksUrl }: { clientId: string; jwksUrl: string }) {
    this.#clientId = clientId;
    this.#keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: JWKS_TIMEOUT_MS });
  }

  /** Undefined for whatever is not a fresh credential made for this site; `nonce` is what our page asked Google to repeat. */
  async read(credential: string, nonce?: string | null): Promise<GooglePerson | undefined> {
    if (credential.length > LONGEST) return undefined;
    try {
      const { payload } = await jwtVerify(credential, this.#keys, {
        algorithms: ALGORITHMS,
        issuer: ISSUERS,
        audience: this.#clientId,
        requiredClaims: ['exp', 'iat', 'sub', 'email'],
        maxTokenAge: MAX_AGE,
        clockTolerance: CLOCK_TOLERANCE,
      });
      const { sub, email, email_verified: verified, name, picture, hd, exp } = payload;
      if (typeof sub !== 'string' || !sub || typeof email !== 'string' || verified !== true || exp === undefined) {
        return undefined;
      }
      if ((payload['nonce'] ?? null) !== (nonce ?? null)) return undefined;
      return {
        subject: sub,
        email,
        name: nameOf(name) || (email.split('@')[0] ?? email),
        picture: typeof picture === 'string' && picture.startsWith('https://') ? picture : null,
        authoritative: /@gmail\.com$/i.test(email) || (typeof hd === 'string' && hd !== ''),
        expiresAt: new Date(exp * 1000),
      };
    } catch (error) {
      // keys that cannot be fetched are no judgement of the credential
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
      return undefined;
    }
  }
}
