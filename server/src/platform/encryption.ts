import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Encryption } from './interfaces.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What was stored cannot be opened: it was changed, or its key is not among ours. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

interface Key {
  id: string;
  secret: Buffer;
}

/**
 * `keyRing`: keys of 32 bytes in base64, newest first, with commas between. The first one seals, each of them opens. The
 * oldest one makes the blind indexes, so that they stay the same when a new key is put in front.
 *
 * A sealed text is `v1.<key id>.<base64url of nonce, ciphertext, tag>`; the part before the data is authenticated too.
 */
export function makeEncryption(keyRing: string): Encryption {
  const keys = keyRing.split(',').map(toKey);
  const newest = keys[0];
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('the key ring is empty');
  const indexKey = Buffer.from(hkdfSync('sha256', oldest.secret, '', 'blind-index', 32));

  const encryptText = (plain: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const header = `v1.${newest.id}`;
    const cipher = createCipheriv(ALGORITHM, newest.secret, nonce, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(header),
    );
    const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${header}.${sealed.toString('base64url')}`;
  };

  const decryptText = (sealed: string): string => {
    const [version, keyId, data] = sealed.split('.');
    const key = keys.find(({ id }) => id === keyId);
    if (version !== 'v1' || !key || data === undefined)
      throw new DecryptionError('this was sealed with a key that is not known');
    const bytes = Buffer.from(data, 'base64url');
    // base64 forgives a letter too many: another spelling of the same bytes was not sealed here
    if (bytes.toString('base64url') !== data) throw new DecryptionError('this was changed after it was sealed');
    try {
      const decipher = createDecipheriv(ALGORITHM, key.secret, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(`v1.${key.id}`)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    } catch (cause) {
      throw new DecryptionError('this was changed after it was sealed', { cause });
    }
  };

  return {
    encryptText,
    decryptText,
    encryptJson: (value) => encryptText(JSON.stringify(value)),
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- who sealed it knows what it is
    decryptJson: <T>(sealed: string): T => JSON.parse(decryptText(sealed)) as T,
    blindIndex: (text) => createHmac('sha256', indexKey).update(text).digest('base64url'),
  };
}

/** What names each key of a ring: the first digits of its hash. */
export const keyIdsOf = (keyRing: string): string[] => keyRing.split(',').map((key) => toKey(key).id);

function toKey(base64: string): Key {
  const secret = Buffer.from(base64.trim(), 'base64');
  if (secret.length !== 32) throw new Error('a key must have 32 bytes');
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, 8), secret };
}
