import fs from 'node:fs';
import path from 'node:path';
import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { HtmlValidate } from 'html-validate';
import ICAL from 'ical.js';
import createClient from 'openapi-fetch';
import PostalMime, { type Email } from 'postal-mime';
import Parser from 'rss-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { APPLICATION, testApi, type TestApi } from '../api.js';
import { post } from '../posts.js';
import { until } from '../until.js';

// What other people's programs make of what we send: each finding of an outside look at it is one assertion here.

const CALLER = { fullName: 'Ada Tremblay', email: 'caller@example.ca', phone: '416 967 1111', topic: 'renewal' };
const BOOK = `mutation ($i: BookingInput!, $at: DateTime!) {
  book(input: $i, startsAt: $at, zone: "America/Vancouver") { userErrors { message } booking { token } }
}`;
const CANCEL = `mutation ($t: String!) { cancelBooking(token: $t, sequence: 0) { userErrors { message } } }`;

/** As a generated client has it; the types of the document are held in contract.test.ts */
interface Paths {
  '/api/bookings/slots': {
    get: {
      parameters: { query?: { from?: string; to?: string } };
      responses: {
        200: { content: { 'application/json': { data: { startsAt: string }[] } } };
        422: { content: { 'application/json': { errors: { field: string | null; message: string }[] } } };
      };
    };
  };
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ MAIL_FROM: 'office@mortgages.example.ca' });
});
afterAll(() => api.close());

/** The newest letter of a template as it lies in the outbox, read by a mail program's own parser. */
async function letter(template: string, to: string): Promise<Email> {
  const id = await until(async () => {
    const [row] = await api.rows<{ id: string }>(
      `select id from mail_message where template = $1 and recipient = $2 and status = 'sent' order by sent_at desc limit 1`,
      [template, to],
    );
    return row?.id;
  }, `${template} to ${to}`);
  return PostalMime.parse(fs.readFileSync(path.join(api.platform.config.dataDir, 'mail', `${id}.eml`)));
}

/** The calendar in a letter, and the method that the part says beside it. */
function calendarIn({ attachments }: Email): { event: ICAL.Event; calendar: ICAL.Component; said: string | undefined } {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined), said: part?.method };
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** What every letter must be to a mail program, whatever it is about. */
function expectWhole({ from, html = '', text = '', subject }: Email): void {
  expect(subject).toBeTruthy();
  // low 11: an inbox shows a name
  expect(from).toEqual({ name: 'Tamarack', address: 'office@mortgages.example.ca' });
  for (const link of linksIn(html)) expect(text).toContain(link);
  // the deliberate ways of letters: XHTML for Outlook, tables for layout, styles for programs without sheets
  const report = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      'no-inline-style': 'off',
      'void-style': 'off',
      'doctype-html': 'off',
      'doctype-style': 'off',
      'no-deprecated-attr': 'off',
      'no-conditional-comment': 'off',
      'attribute-boolean-style': 'off',
      'attr-quotes': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'no-redundant-role': 'off',
      'wcag/h63': 'off',
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
      'attribute-empty-style': 'off',
      'require-sri': 'off',
    },
  }).validateStringSync(html);
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
}

test('postal-mime, html-validate and ical.js: the letter about an application', async () => {
  expect((await api.call('/api/mortgage/basic', { method: 'POST', body: APPLICATION })).status).toBe(201);
  const mail = await letter('application-received', APPLICATION.email);
  expectWhole(mail);
  const { calendar, event, said } = calendarIn(mail);
  // O8: what the part says is what the object in it says
  expect([said, calendar.getFirstPropertyValue('method')]).toEqual(['PUBLISH', 'PUBLISH']);
  // low 10: a reminder takes nobody's time, and reminds
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(event.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY');
});

test('postal-mime, html-validate and ical.js: a call that is booked, then cancelled', async () => {
  const from = addDays(localDateOf(Date.now(), OFFICE_ZONE), 3);
  const { data } = await createClient<Paths>({ baseUrl: api.url }).GET('/api/bookings/slots', {
    params: { query: { from, to: addDays(from, 7) } },
  });
  const at = data?.data[0]?.startsAt;
  const input = { ...CALLER, consent: true };
  const { book } = (await api.graphql(BOOK, { i: input, at })).body.data;
  expect(book.userErrors).toEqual([]);
  const booked = await letter('booking-confirmed', CALLER.email);
  expectWhole(booked);
  const first = calendarIn(booked);
  expect([first.said, first.calendar.getFirstPropertyValue('method')]).toEqual(['REQUEST', 'REQUEST']);
  expect(first.event.startDate.toJSDate().toISOString()).toBe(at);
  expect(first.event.description).toContain('Move or cancel');

  const { cancelBooking } = (await api.graphql(CANCEL, { t: book.booking.token })).body.data;
  expect(cancelBooking.userErrors).toEqual([]);
  const cancelled = await letter('booking-cancelled', CALLER.email);
  expectWhole(cancelled);
  const last = calendarIn(cancelled);
  expect([last.said, last.calendar.getFirstPropertyValue('method')]).toEqual(['CANCEL', 'CANCEL']);
  expect([last.event.uid, last.event.sequence > first.event.sequence]).toEqual([first.event.uid, true]);
  // low 10: nobody calls any more
  expect(last.event.description).not.toMatch(/We call you|Move or cancel/);
});

test('rss-parser: a post as a whole, in its language, with its picture', async () => {
  await post(api, { slug: 'whole', title: 'Rates & rules', text: 'All of the post.' });
  const parser = new Parser({
    customFields: {
      item: [
        ['dc:language', 'language'],
        ['content:encoded', 'whole'],
      ],
    },
  });
  const feed = await parser.parseString(await (await fetch(`${api.url}/blogs/rss.xml`)).text());
  const [item] = feed.items;
  expect(item).toMatchObject({ title: 'Rates & rules', language: 'en-CA' });
  // low 8
  expect(item?.whole).toContain('<p>All of the post.</p>');
  expect(feed['language']).toBe('en-CA');
  const atom = await parser.parseString(await (await fetch(`${api.url}/blogs/atom.xml`)).text());
  expect(atom.items[0]?.content).toContain('<p>All of the post.</p>');
});

test('openapi-fetch: what is required is named, and refused with its field', async () => {
  const client = createClient<Paths>({ baseUrl: api.url });
  const refused = async (query: { from?: string; to?: string }) => {
    const { error, response } = await client.GET('/api/bookings/slots', { params: { query } });
    return { status: response.status, first: error?.errors[0] };
  };
  expect(await refused({})).toMatchObject({ status: 422, first: { field: 'from' } });
  // C4: no words of GraphQL
  const { first, status } = await refused({ from: '2026-13-45', to: '2026-12-01' });
  expect([status, first?.field, first?.message]).toEqual([422, 'from', expect.not.stringContaining('Variable')]);

  const { body: document } = await api.call('/api/openapi.json');
  const { parameters } = document.paths['/api/bookings/slots'].get;
  // C2
  const required = parameters.filter((one: { required?: boolean }) => one.required === true);
  expect(required.map(({ name }: { name: string }) => name)).toEqual(['from', 'to']);
  // C5
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['Rate', 'BlogPost', 'Agent']));
});

test('C6: one click to unsubscribe is answered where it stands, in the type of RFC 8058 and in the usual one', async () => {
  const consent = { ...APPLICATION.consent, marketing: true };
  const email = 'offers@example.ca';
  await api.call('/api/mortgage/basic', { method: 'POST', body: { ...APPLICATION, email, consent } });
  const { headers } = await letter('application-received', email);
  const said = (name: string): string => headers.find(({ key }) => key === name)?.value ?? '';
  expect(said('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, search = ''] = /<[^>]*(\/unsubscribe\?[^>]+)>/.exec(said('list-unsubscribe')) ?? [];
  const click = new FormData();
  click.set('List-Unsubscribe', 'One-Click');
  for (const body of [click, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
    expect((await fetch(api.url + search, { method: 'POST', body, redirect: 'manual' })).status).toBe(200);
  }
});

test('pdf.js: a schedule is tagged, titled, and read as it was written', async () => {
  const reply = await fetch(
    `${api.url}/calculator/schedule.pdf?principal=500000&rate=3.94&years=25&frequency=monthly&type=fixed&term=5`,
  );
  const pdf = await getDocumentProxy(new Uint8Array(await reply.arrayBuffer()));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Amortization schedule, Tamarack', Language: 'en-CA' });
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('$500,000.00');
  // low 2: as the site writes it
  expect(text).toContain('800 555-0142');
  expect(text).not.toContain('+1800');
});
