import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { validate } from 'uuid';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'mortgage-brokerage-api';
const SECOND_MS = 1_000;
const MOST_READ = 10_000;

const isUuid = (value: unknown): value is string => validate(value);

export interface TokenSubject {
  userId: string;
  sessionId: string;
}

/** Signs and reads bearer tokens. Algorithm, type, issuer and audience are pinned: nothing in a token chooses them. */
export class SessionTokens {
  readonly #key: KeyObject;
  readonly #issuer: string;
  /** Whose signature was right once: whoever is signed in sends the same token with every request */
  readonly #read = new LRUCache<string, TokenSubject & { expiresAtMs: number }>({ max: MOST_READ });

  constructor({ secret, issuer }: { secret: string; issuer: string }) {
    this.#key = createSecretKey(Buffer.from(secret));
    this.#issuer = issuer;
  }

  sign({ userId, sessionId }: TokenSubject, expiresAt: Date): Promise<string> {
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(this.#issuer)
      .setAudience(AUDIENCE)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(this.#key);
  }

  /** Undefined for whatever is not a living token of ours. */
  async verify(token: string): Promise<TokenSubject | undefined> {
    const read = this.#read.get(token) ?? (await this.#open(token));
    if (!read || read.expiresAtMs <= Date.now()) return undefined;
    this.#read.set(token, read);
    const { userId, sessionId } = read;
    return { userId, sessionId };
  }

  async #open(token: string): Promise<(TokenSubject & { expiresAtMs: number }) | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.#issuer,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      const { sub, sid, exp = 0 } = payload;
      return isUuid(sub) && isUuid(sid) ? { userId: sub, sessionId: sid, expiresAtMs: exp * SECOND_MS } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
