import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseConfig } from '../../config/config.js';
import { makeTransport, type MailToSend } from './transport.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

// RFC 6376, 3.4: white space in lines, and empty lines at the end, do not count
const plainBody = (body: string): string =>
  `${body
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)+$/, '')}\r\n`;
const plainHeader = (name: string, value: string): string =>
  `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;

/** What a mail server that got it makes of the signature, with the key from the domain's record. */
function verdict(email: string): { domain: string | undefined; record: string; body: boolean; signature: boolean } {
  const end = email.indexOf('\r\n\r\n');
  const headers = [...email.slice(0, end + 2).matchAll(/^([\w-]+):((?:.*\r\n)(?:[ \t].*\r\n)*)/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const [own, signed = ''] = headers.find(([name]) => name === 'DKIM-Signature') ?? [''];
  const tags = Object.fromEntries(
    signed
      .replace(/\s+/g, '')
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
  const covered = (tags['h'] ?? '').split(':').map((wanted) => {
    const [name = '', value = ''] = headers.find(([at]) => at.toLowerCase() === wanted.toLowerCase()) ?? [];
    return `${plainHeader(name, value)}\r\n`;
  });
  const unsigned = plainHeader(own, signed.replace(/(\bb=)[^;]*/, '$1'));
  return {
    domain: tags['d'],
    record: `${tags['s']}._domainkey.${tags['d']}`,
    body:
      createHash('sha256')
        .update(plainBody(email.slice(end + 4)))
        .digest('base64') === tags['bh'],
    signature: verify(
      'RSA-SHA256',
      Buffer.from(covered.join('') + unsigned),
      createPublicKey({ key: publicKey, format: 'der', type: 'spki' }),
      Buffer.from(tags['b'] ?? '', 'base64'),
    ),
  };
}

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'brokerage-dkim-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function sent(env: NodeJS.ProcessEnv, more: Partial<MailToSend> = {}): Promise<string> {
  const transport = makeTransport(parseConfig({ DATA_DIR: folder, MAIL_FROM: 'office@mortgages.example.ca', ...env }));
  await transport.send({
    id: 'm1',
    to: 'ada@example.ca',
    subject: 'Votre demande à Montréal',
    html: '<p>Line one</p>\n\n',
    text: 'Line one\n\n',
    fromName: 'Tamarack',
    replyTo: 'office@mortgages.example.ca',
    automatic: true,
    ...more,
  });
  transport.close();
  // as it goes over the wire, where every line ends alike
  return fs.readFileSync(path.join(folder, 'mail', 'm1.eml'), 'utf8').replace(/\r?\n/g, '\r\n');
}

test('what is signed is found true by whoever reads the record, and false once a word of it was changed', async () => {
  // as a setting of one line holds it
  const key = privateKey.replaceAll('\n', '\\n');
  const email = await sent({ MAIL_DKIM_KEY: key, MAIL_DKIM_SELECTOR: 'autumn' });
  const good = {
    domain: 'mortgages.example.ca',
    record: 'autumn._domainkey.mortgages.example.ca',
    body: true,
    signature: true,
  };
  expect(verdict(email)).toEqual(good);
  expect(verdict(email.replace('Line one', 'Line two'))).toEqual({ ...good, body: false });
  expect(verdict(email.replace('ada@example.ca', 'eve@example.ca'))).toEqual({ ...good, signature: false });
});

test('both headers of a one click are signed: without that no mail program offers it (RFC 8058, 4)', async () => {
  const env = { MAIL_DKIM_KEY: privateKey, MAIL_DKIM_SELECTOR: 'autumn' };
  const email = await sent(env, { unsubscribeUrl: 'https://mortgages.example.ca/unsubscribe?token=x' });
  expect(verdict(email)).toMatchObject({ body: true, signature: true });
  expect(verdict(email.replace('token=x', 'token=y')).signature).toBe(false);
  expect(verdict(email.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No')).signature).toBe(false);
});

test('without a key nothing is signed', async () => {
  expect(await sent({})).not.toContain('DKIM-Signature');
});
