import { randomBytes } from 'node:crypto';
import { DecryptionError, makeEncryption } from './encryption.js';

const key = (): string => randomBytes(32).toString('base64');

describe('encryption', () => {
  it('gives back what was put in, and never looks the same twice', () => {
    const { encryptJson, decryptJson } = makeEncryption(key());
    const value = { income: '96000.00', name: 'Étienne 🍁' };
    const [one, two] = [encryptJson(value), encryptJson(value)];
    expect(decryptJson(one)).toEqual(value);
    expect(one).not.toBe(two);
    expect(one).not.toContain('96000');
  });

  it('notices every changed byte', () => {
    const { encryptText, decryptText } = makeEncryption(key());
    const [version, id, data] = encryptText('+14165550142').split('.');
    const bytes = Buffer.from(data ?? '', 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => decryptText(`${version}.${id}.${changed.toString('base64url')}`)).toThrow(DecryptionError);
    }
  });

  it.each(['', 'v1', 'v1.00000000.AAAA', 'plain text', 'v2.a.b'])('refuses %j', (text) => {
    expect(() => makeEncryption(key()).decryptText(text)).toThrow(DecryptionError);
  });

  it('opens with an older key of the ring, and keeps the blind index', () => {
    const [old, fresh] = [key(), key()];
    const before = makeEncryption(old);
    const after = makeEncryption(`${fresh},${old}`);
    expect(after.decryptText(before.encryptText('kept'))).toBe('kept');
    expect(after.blindIndex('+14165550142')).toBe(before.blindIndex('+14165550142'));
    expect(() => before.decryptText(after.encryptText('new'))).toThrow(DecryptionError);
  });
});
