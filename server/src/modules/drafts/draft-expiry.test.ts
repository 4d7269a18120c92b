import type { DraftKind } from '@brokerage/domain/application/drafts';
import { newId } from '../../platform/ids.js';
import { testApi, type TestApi } from '../../../test/api.js';
import { sentEmails } from '../../../test/sent-emails.js';
import { draftExpiry } from './draft-expiry.js';
import { loadFor } from '../../platform/mail/load-for.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

let count = 0;
/** A draft that was last saved so many days ago, of a person of its own. */
async function draft(
  daysAgo: number,
  { announced, ended, kind = 'mortgage' }: { announced?: number; ended?: string; kind?: DraftKind } = {},
) {
  const email = `person-${++count}@example.ca`;
  const userId = await api.person(email);
  const id = newId();
  await api.rows(
    `insert into draft (id, user_id, kind, content, device, ended, updated_at, announced_at)
     values ($1, $2, $7, $3, 'x', $4, now() - make_interval(days => $5), now() - make_interval(days => $6))`,
    [
      id,
      userId,
      ended ? null : api.platform.encryption.encryptJson({ income: '95,000' }),
      ended ?? null,
      daysAgo,
      announced ?? null,
      kind,
    ],
  );
  return { id, email, userId };
}
const expire = () => draftExpiry.run(api.platform);
const exists = async (id: string) => (await api.rows('select id from draft where id = $1', [id])).length === 1;

test('after 83 days its owner is told once, without a word of its content', async () => {
  const old = await draft(84);
  const fresh = await draft(82);
  await expire();
  await expire();
  const emails = await sentEmails(api, old.email, 'draft-expires');
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('/basic-form');
  expect(emails[0]?.text).not.toContain('95,000');
  const queued = await api.rows(`select recipient, params from mail_message where template = 'draft-expires'`);
  expect(queued).toEqual([{ recipient: old.email, params: { draftId: old.id } }]);
  expect([await exists(old.id), await exists(fresh.id)]).toEqual([true, true]);
});

test('that of the comprehensive form leads back to it', async () => {
  const { email } = await draft(84, { kind: 'comprehensive' });
  await expire();
  const [sent, ...more] = await sentEmails(api, email, 'draft-expires');
  expect([sent?.text.includes('/comprehensive-form'), more]).toEqual([true, []]);
});

test('after 90 days it goes, but never before a week’s notice', async () => {
  const told = await draft(91, { announced: 8 });
  const justTold = await draft(95, { announced: 6 });
  const untold = await draft(200);
  await expire();
  expect([await exists(told.id), await exists(justTold.id), await exists(untold.id)]).toEqual([false, true, true]);
});

test('what was sent or deleted is remembered for 30 days', async () => {
  const [old, fresh] = [await draft(31, { ended: 'sent' }), await draft(29, { ended: 'discarded' })];
  await expire();
  expect([await exists(old.id), await exists(fresh.id)]).toEqual([false, true]);
});

test('the email is void where the draft was touched, or the account has another address, before it is sent', async () => {
  const { DRAFT_EXPIRES } = await import('./emails/draft-expires.email.js');
  const load = (draftId: string, to: string) =>
    loadFor(
      DRAFT_EXPIRES,
      { db: api.platform.db, encryption: api.platform.encryption, siteUrl: '' },
      { draftId },
      { id: '', to },
    );
  const { id, email } = await draft(85, { announced: 0 });
  expect(await load(id, email)).toMatchObject({ kind: 'mortgage', removedAt: expect.any(Date) });
  expect(await load(id, 'other@example.ca')).toBeUndefined();
  await api.rows('update draft set announced_at = null where id = $1', [id]);
  expect(await load(id, email)).toBeUndefined();
});
