import { Router } from 'express';
import type { Email } from '../platform/email.js';
import type { RenderedMail } from '../platform/mail/render.js';
import { renderSample } from './email-samples.js';

/** Nothing from elsewhere; the emails bring style elements of their own. */
const policy = (more: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; ${more}`;

const FIT = `for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => { frame.style.height = 0; frame.style.height = 2 + frame.contentDocument.documentElement.scrollHeight + 'px'; };
  frame.addEventListener('load', fit);
  if (frame.contentDocument?.readyState === 'complete') fit();
}
`;

// the fonts are where Vite serves them; without Vite in front the system's own stand in
const STYLE = `
@font-face { font-family: Figtree; src: url(/src/ui/fonts/figtree-latin-wght-normal.woff2); font-weight: 300 900; }
@font-face { font-family: Bricolage; src: url(/src/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2); font-weight: 200 800; }
* { box-sizing: border-box; }
body { margin: 0; font: 400 1.0625rem/1.58 Figtree, system-ui, sans-serif; color: #0e1d1a; background: #f4f7f6; }
header { background: #0c2e28; color: #f3faf7; }
header > div, main { max-width: 1720px; margin: 0 auto; padding: 14px clamp(20px, 4vw, 48px); }
header a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; text-decoration: none;
  font: 720 1.1875rem/1 Bricolage, system-ui, sans-serif; letter-spacing: -0.03em; }
main { padding-block: 40px 96px; }
h1, h2 { margin: 0; font-family: Bricolage, system-ui, sans-serif; letter-spacing: -0.03em; line-height: 1.1; }
h1 { font-size: clamp(1.875rem, 1.4rem + 1.8vw, 2.75rem); overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin: 40px 0 12px; }
p { margin: 8px 0 0; color: #3f4f4a; }
a { color: #1e6e5e; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 3px; border-radius: 4px; }
header :focus-visible { outline-color: #fbd07a; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 16px; list-style: none;
  margin: 32px 0 0; padding: 0; }
li { padding: 20px 24px; background: #fff; border: 1px solid #d9e1de; border-radius: 20px; }
li a { display: block; font-weight: 650; min-height: 28px; }
li small, code { font-size: 0.875rem; color: #3f4f4a; }
.frames { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
figure { margin: 0; max-width: 100%; }
figcaption { font-size: 0.9375rem; color: #3f4f4a; margin-bottom: 8px; }
iframe { display: block; max-width: 100%; height: 800px; border: 1px solid #d9e1de; border-radius: 12px; background: #fff; }
pre { margin: 0; max-width: 640px; padding: 20px 24px; background: #fff; border: 1px solid #d9e1de; border-radius: 12px;
  font: 400 0.9375rem/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><a href="/dev/emails">Emails</a></div></header>
<main>${body}</main>
<script src="/dev/emails/fit.js"></script>
</body>
</html>
`;

/** What a list of emails shows beside the subject: the hidden text at the email's start, without its padding. */
function preheader(html: string): string {
  const hidden = /data-skip-in-text="true"[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return hidden
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .trim();
}

/** An email asks for the reader's colours; here each frame says which ones it shows. */
const inScheme = (html: string, dark: boolean): string =>
  html
    .replace('color-scheme: light dark', `color-scheme: ${dark ? 'dark' : 'light'}`)
    .replace('content="light dark"', `content="${dark ? 'dark' : 'light'}"`)
    .replaceAll('(prefers-color-scheme: dark)', dark ? 'all' : 'not all');

const frame = (email: string, width: number, dark: boolean): string => {
  const name = `${width} pixels, ${dark ? 'dark' : 'light'}`;
  const address = `/dev/emails/${email}/body${dark ? '?scheme=dark' : ''}`;
  return `<figure><figcaption>${name}</figcaption><iframe title="${name}" src="${address}" width="${width}"></iframe></figure>`;
};

function list(emails: readonly Email[]): string {
  const entries = emails.map((email) => {
    const { subject, html } = renderSample(email);
    return `<li><a href="/dev/emails/${email.name}">${escapeHtml(subject)}</a><small>${escapeHtml(preheader(html))}</small><br><code>${email.name}</code></li>`;
  });
  return `<h1>Every email we send</h1><p>With invented facts, rendered by the templates that are sent.</p><ul>${entries.join('')}</ul>`;
}

/** Every email to look at, while developing only: its subject, its two parts, wide, narrow and in dark colours. */
export function mailPreview(emails: readonly Email[]): Router {
  const router = Router();
  const sampleOf = (wanted: string): RenderedMail | undefined => {
    const email = emails.find(({ name }) => name === wanted);
    return email && renderSample(email);
  };
  const pagePolicy = policy(`script-src 'self'; frame-src 'self'; img-src data:; frame-ancestors 'none'`);
  router.use('/dev/emails', (_request, response, next) => {
    response.set({ 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/dev/emails', (_request, response) => {
    response.type('html').send(page('Emails', list(emails)));
  });
  router.get('/dev/emails/fit.js', (_request, response) => {
    response.type('text/javascript').send(FIT);
  });
  router.get('/dev/emails/:name', (request, response, next) => {
    const { name } = request.params;
    const mail = sampleOf(name);
    if (!mail) {
      next();
      return;
    }
    const frames = [frame(name, 600, false), frame(name, 320, false), frame(name, 600, true)].join('');
    response.type('html').send(
      page(
        mail.subject,
        `<h1>${escapeHtml(mail.subject)}</h1><p>${escapeHtml(preheader(mail.html))}</p>
<h2>The email</h2><div class="frames">${frames}</div>
<h2>The text part</h2><pre tabindex="0">${escapeHtml(mail.text)}</pre>`,
      ),
    );
  });
  router.get('/dev/emails/:name/body', (request, response, next) => {
    const mail = sampleOf(request.params.name);
    if (!mail) {
      next();
      return;
    }
    response.set({
      'Content-Security-Policy': policy(`img-src 'none'; frame-ancestors 'self'`),
      'X-Frame-Options': 'SAMEORIGIN',
    });
    response.type('html').send(inScheme(mail.html, request.query.scheme === 'dark'));
  });
  return router;
}
