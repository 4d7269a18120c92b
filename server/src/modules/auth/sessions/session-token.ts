import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { validate } from 'uuid';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const AUDIENCE = 'mortgage-brokerage-api';

const isUuid = (value: unknown): value is string => validate(value);

export interface TokenSubject {
  userId: string;
  sessionId: string;
}

/** Signs and reads bearer tokens. Algorithm, type, issuer and audience are pinned: nothing in a token chooses them. */
export class SessionTokens {
  readonly #key: KeyObject;
  readonly #issuer: string;

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
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.#issuer,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      const { sub, sid } = payload;
      return isUuid(sub) && isUuid(sid) ? { userId: sub, sessionId: sid } : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}
