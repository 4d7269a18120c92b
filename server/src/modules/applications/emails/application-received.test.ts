import { APPLICATION, testApi, type TestApi } from '../../../../test/api.js';
import { sentEmails } from '../../../../test/sent-emails.js';
import { unsubscribeToken } from '../../../platform/unsubscribe.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** The email to somebody who applied, with its headers. */
async function received(email: string, marketing: boolean): Promise<string> {
  const body = { ...APPLICATION, email, consent: { contact: true, marketing } };
  const reply = await api.call('/mortgage/basic', { method: 'POST', body });
  const [sent] = await sentEmails(api, email, 'application-received');
  expect(sent?.subject).toBe(`We have your application ${reply.body.data.applicationNumber}`);
  return sent?.text ?? '';
}

test('who agreed to offers can stop them by one click in the mail program, or by the link', async () => {
  const message = await received('offers@example.ca', true);
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /^List-Unsubscribe:\s+<[^>]*(\/unsubscribe\?token=[^>]+)>/m.exec(message)?.[1] ?? '';
  expect(message.split(address).length).toBeGreaterThan(2);
  // C6: as multipart (RFC 8058: should), as a form (may), and whatever else a mail program sends
  const parts = new FormData();
  parts.append('List-Unsubscribe', 'One-Click');
  const typed = (type: string, body: string) => ({ headers: { 'content-type': type }, body });
  const form = 'application/x-www-form-urlencoded';
  const unread = [
    typed(`${form}; charset=windows-1252`, 'List-Unsubscribe=One-Click'),
    typed(form, `List-Unsubscribe=One-Click&x=${'x'.repeat(5_000)}`),
    { headers: { 'content-type': form, 'content-encoding': 'x-unknown' }, body: 'List-Unsubscribe=One-Click' },
  ];
  const read = [{ body: parts }, typed(form, 'List-Unsubscribe=One-Click'), typed('text/plain', 'x'), {}];
  for (const sent of [...read, ...unread]) {
    const { status, headers } = await api.call(address, { method: 'POST', ...sent });
    expect([status, headers.get('location')]).toEqual([200, null]);
  }
  // the button of our page leads on
  const { status, headers } = await api.call(address, { method: 'POST', ...typed(form, 'from=page') });
  expect([status, headers.get('location')]).toEqual([303, '/unsubscribe/success']);
  // and never to a line of JSON
  const refused = await api.call('/unsubscribe?token=cut', { method: 'POST', ...typed(form, 'from=page') });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/unsubscribe']);
  const [latest] = await api.rows(
    `select granted from consent where email = 'offers@example.ca' and purpose = 'marketing' order by created_at desc limit 1`,
  );
  expect(latest).toEqual({ granted: false });
});

test('who agreed to none is offered no way to stop them', async () => {
  expect(await received('none@example.ca', false)).not.toMatch(/unsubscribe/i);
});

test('pressed without end the link fills no ledger, and still ends what an account agrees to', async () => {
  const strict = await testApi({ LIMITS_FACTOR: '1' });
  const email = 'often@example.ca';
  const token = unsubscribeToken(strict.platform.encryption, email);
  const press = () => strict.call(`/unsubscribe?token=${token}`, { method: 'POST' });
  const presses = await Promise.all(Array.from({ length: 40 }, press));
  expect(presses.every(({ status }) => status === 200)).toBe(true);
  const written = async (): Promise<number> =>
    (await strict.rows(`select from consent where email = $1 and not granted`, [email])).length;
  expect(await written()).toBe(10);
  await strict.person(email);
  await strict.rows('update user_account set marketing_consent = true where email = $1', [email]);
  expect((await press()).status).toBe(200);
  expect([await written(), await strict.rows('select from user_account where marketing_consent')]).toEqual([11, []]);
  await strict.close();
});
