import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader.js';

/** What emails are signed with, under the names that the mail library gives it. */
export interface DkimSettings {
  domainName: string;
  keySelector: string;
  /** PEM */
  privateKey: string;
}

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const SELECTOR = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
/** RFC 8301, section 3.2: whoever checks a signature need not accept a shorter key */
const MIN_BITS = 1_024;

function keyOf(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

const isUsable = (key: KeyObject | undefined): boolean =>
  key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS;

/** Signs what is sent; none of the settings, or a key and its selector (the domain is the sender's where none is named). */
export function readDkim(read: EnvironmentReader, mailFrom: string): DkimSettings | undefined {
  const sender = /@([^@>\s]+)>?$/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
  const key = read.text('MAIL_DKIM_KEY');
  const keySelector = read.text('MAIL_DKIM_SELECTOR');
  const domain = read.text('MAIL_DKIM_DOMAIN')?.toLowerCase();
  if (key === undefined && keySelector === undefined && domain === undefined) return undefined;
  const domainName = domain ?? sender;
  // one line in most places that hold settings
  const privateKey = key?.replaceAll('\\n', '\n') ?? '';
  read.require('MAIL_DKIM_KEY', isUsable(keyOf(privateKey)), `must be an RSA key in PEM, of ${MIN_BITS} bits or more`);
  read.require(
    'MAIL_DKIM_SELECTOR',
    SELECTOR.test(keySelector ?? ''),
    'must be the name of the DNS record before ._domainkey',
  );
  read.require(
    'MAIL_DKIM_DOMAIN',
    HOST.test(domainName) && (sender === domainName || sender.endsWith(`.${domainName}`)),
    'must be the domain of MAIL_FROM, or one that it belongs to',
  );
  return { domainName, keySelector: keySelector ?? '', privateKey };
}
