import type { DataSource } from 'typeorm';
import { testApi, type TestApi } from '../../test/api.js';
import { makeEncryption } from '../platform/encryption.js';
import type { MailQueue, MailTemplate } from '../platform/interfaces.js';
import { registerLetters } from '../platform/mail/letters.js';
import { renderSample, SAMPLE_TEMPLATES } from '../platform/mail/samples.js';

const html = { headers: { accept: 'text/html' } };

/** Every template that the queue knows how to send. */
function registered(): MailTemplate[] {
  const names: MailTemplate[] = [];
  const queue: Pick<MailQueue, 'register'> = { register: (template) => void names.push(template) };
  registerLetters(
    queue as MailQueue,
    {} as DataSource,
    makeEncryption(Buffer.alloc(32).toString('base64')),
    'https://example.ca',
  );
  return names;
}

const anchors = (letter: string): { href: string; text: string; button: boolean }[] =>
  [...letter.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
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

  it('the list names every template that can be sent', async () => {
    const { status, text } = await api.call('/dev/emails', html);
    expect(status).toBe(200);
    const listed = [...text.matchAll(/<li><a href="\/dev\/emails\/([\w-]+)"/g)].map(([, name]) => name);
    expect(registered().length).toBeGreaterThan(7);
    expect(listed.sort()).toEqual(registered().sort());
    expect([...SAMPLE_TEMPLATES].sort()).toEqual(registered().sort());
  });

  it.each(registered())('%s is a whole letter', async (template) => {
    const { status, text } = await api.call(`/dev/emails/${template}`, html);
    expect(status).toBe(200);
    expect([...text.matchAll(/<iframe title="([^"]*)"/g)].map(([, title]) => title)).toEqual([
      '600 pixels, light',
      '320 pixels, light',
      '600 pixels, dark',
    ]);

    const mail = await renderSample(template);
    // React parts a text that is made of pieces by comments
    for (const part of [mail?.html.replaceAll('<!-- -->', ''), mail?.text]) {
      expect(part).toContain('licence 00000 (sample)');
      expect(part).toContain('100 Sample Street West');
    }
    expect(mail?.subject.length).toBeGreaterThan(10);
    // the preheader says more than the subject does, and shows beside it in a list
    const preheader = /data-skip-in-text="true"[^>]*>([^<]*)</.exec(mail?.html ?? '')?.[1] ?? '';
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader).not.toBe(mail?.subject);
    expect(mail?.text).not.toContain(preheader);
    // nothing is fetched when it is opened
    expect(mail?.html).not.toMatch(/<img|url\(|<script/);

    const links = anchors(mail?.html ?? '');
    const buttons = links.filter(({ button }) => button);
    expect(buttons.length).toBeLessThanOrEqual(1);
    for (const { href } of buttons) {
      expect(links.filter((link) => !link.button && link.href === href).map(({ text: shown }) => shown)).toEqual([
        href,
      ]);
      expect(mail?.text.split(href)).toHaveLength(2);
    }
  });

  it('a letter comes in the colours that were asked for, and may be framed by its own page only', async () => {
    const light = await api.call('/dev/emails/verify-email/letter', html);
    const dark = await api.call('/dev/emails/verify-email/letter?scheme=dark', html);
    expect(light.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(light.text).toContain('@media not all');
    expect(dark.text).toContain('@media all');
  });

  it('what is no template is missing', async () => {
    expect((await api.call('/dev/emails/nonsense', html)).status).toBe(404);
    expect((await api.call('/dev/emails/nonsense/letter', html)).status).toBe(404);
  });
});

it('in production there is no such address', async () => {
  const api = await testApi({ NODE_ENV: 'production' });
  try {
    for (const path of [
      '/dev/emails',
      '/dev/emails/verify-email',
      '/dev/emails/verify-email/letter',
      '/dev/emails/fit.js',
    ]) {
      expect((await api.call(path, html)).status).toBe(404);
    }
  } finally {
    await api.close();
  }
});
