import { testApi, type TestApi } from '../../test/api.js';
import { emailsOf } from '../manifest/module.js';
import { MODULES } from '../modules/index.js';
import { renderSample } from './email-samples.js';

const html = { headers: { accept: 'text/html' } };

/** Every email that the queue knows how to send. */
const EMAILS = emailsOf(MODULES);

const anchors = (email: string): { href: string; text: string; button: boolean }[] =>
  [...email.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    text: inside.replace(/<!--.*?-->|<[^>]*>/gs, '').trim(),
    button: attributes.includes('l-button'),
  }));

describe('while developing', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ NODE_ENV: 'development' });
  });
  afterAll(() => api.close());

  it('the list names every email that can be sent', async () => {
    const { status, text } = await api.call('/dev/emails', html);
    expect(status).toBe(200);
    const listed = [...text.matchAll(/<li><a href="\/dev\/emails\/([\w-]+)"/g)].map(([, name]) => name);
    expect(EMAILS.length).toBeGreaterThan(7);
    expect(listed.sort()).toEqual(EMAILS.map(({ name }) => name).sort());
  });

  it.each(EMAILS)('$name is a whole email', async (email) => {
    const { status, text } = await api.call(`/dev/emails/${email.name}`, html);
    expect(status).toBe(200);
    expect([...text.matchAll(/<iframe title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
      '600 pixels, light',
      '320 pixels, light',
      '600 pixels, dark',
    ]);

    const mail = renderSample(email);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('licences: ON 10412 (sample)');
      expect(part).toContain('100 Sample Street West');
    }
    // A10: an answer reaches the office, or the person who wrote
    expect([mail.fromName, mail.replyTo]).toEqual(['Tamarack', 'hello@mortgages.example.ca']);
    // RFC 6047, 2.4: a calendar file and what is said beside it agree on what is asked
    const { attachments = [], invitation } = mail;
    const said = attachments.map(
      ({ contentType, content }) => [/method=(\w+)/.exec(contentType)?.[1], content] as const,
    );
    const asked = invitation ? [...said, [invitation.method, invitation.content] as const] : said;
    for (const [method, file] of asked) expect(/^METHOD:(\w+)\r$/m.exec(file)?.[1]).toBe(method);
    // A16: Outlook for Windows, which knows no max-width, has a table of its own; the words are as they were written
    expect(mail.html).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^>]*>.*<!--\[if mso\]><\/td><\/tr><\/table>/s);
    expect(mail.html).not.toContain('data-outlook');
    // C3: nothing widens a phone of 320 pixels where a mail program takes the styles away
    const shown = mail.html
      .replace(/<(style|title)[^]*?<\/\1>|<!--[^]*?-->/g, '')
      .replace(/<(?:wbr|br|td|p|div)\b/g, ' $&');
    const words = shown.replace(/<[^>]*>/g, '').split(/\s+/);
    expect(words.filter((word) => word.replace(/&\w+;/g, '.').length > 32)).toEqual([]);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(mail.html)?.[1] ?? '';
    expect(heading.length).toBeGreaterThan(3);
    expect(mail.text).toContain(heading.replace(/&#x27;/g, "'").replace(/&amp;/g, '&'));
    expect(mail.subject.length).toBeGreaterThan(10);
    // the preheader says more than the subject does, and shows beside it in a list
    const preheader = /data-skip-in-text="true"[^>]*>([^<]*)</.exec(mail.html)?.[1] ?? '';
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader).not.toBe(mail.subject);
    expect(mail.text).not.toContain(preheader);
    // nothing is fetched when it is opened
    expect(mail.html).not.toMatch(/<img|url\(|<script/);

    const links = anchors(mail.html);
    const buttons = links.filter(({ button }) => button);
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const { href } of buttons) {
      expect(links.filter((link) => !link.button && link.href === href).map(({ text: shown }) => shown)).toEqual([
        href,
      ]);
      expect(mail.text.split(href)).toHaveLength(2);
    }
  });

  it('an email comes in the colours that were asked for, and may be framed by its own page only', async () => {
    const light = await api.call('/dev/emails/verify-email/body', html);
    const dark = await api.call('/dev/emails/verify-email/body?scheme=dark', html);
    expect(light.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(light.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(light.text).toContain('@media not all');
    expect(dark.text).toContain('@media all');
  });

  it('what is no email is missing', async () => {
    expect((await api.call('/dev/emails/nonsense', html)).status).toBe(404);
    expect((await api.call('/dev/emails/nonsense/body', html)).status).toBe(404);
  });
});

it('in production there is no such address', async () => {
  const api = await testApi({ NODE_ENV: 'production' });
  try {
    for (const path of [
      '/dev/emails',
      '/dev/emails/verify-email',
      '/dev/emails/verify-email/body',
      '/dev/emails/fit.js',
    ]) {
      expect((await api.call(path, html)).status).toBe(404);
    }
  } finally {
    await api.close();
  }
});
