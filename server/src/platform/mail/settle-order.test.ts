import { testApi, type TestApi } from '../../../test/api.js';
import { meanwhile } from '../../../test/meanwhile.js';
import { BOOKING_CONFIRMED } from '../../modules/bookings/emails/booking-confirmed.email.js';
import { STAFF_EMAIL } from '../../modules/enquiries/work/email/emails/staff-email.email.js';
import { newId } from '../ids.js';
import { FAILED, SENT } from './outbox.sql.js';
import { makeSettle } from './send-mail.js';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  // nobody else sends what is settled here
  await api.rows('insert into mail_hold default values');
});
afterAll(() => api.close());

const mailOf = async (template: string, params: Record<string, string>): Promise<string> => {
  const id = newId();
  await api.rows(
    `insert into mail_message (id, template, recipient, subject, params, priority) values ($1, $2, 'ada@example.ca', 's', $3, 0)`,
    [id, template, JSON.stringify(params)],
  );
  return id;
};

test('an email that went out while what it is about is deleted waits for the deletion, and goes with it', async () => {
  const bookingId = newId();
  await api.rows(
    `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone)
     values ($1, 1, tstzrange(now() + interval '1 day', now() + interval '1 day 30 minutes'), now() + interval '1 day',
       now() + interval '1 day 30 minutes', 'America/Toronto', 'Ada', 'ada@example.ca', 'sealed')`,
    [bookingId],
  );
  const params = { bookingId, sequence: '0' };
  const mailId = await mailOf(BOOKING_CONFIRMED.name, params);
  const settle = makeSettle(api.platform);
  const settled = await meanwhile(api.platform.db, 'select from booking where id = $1 for update', [bookingId], {
    begin: () => settle(BOOKING_CONFIRMED, params, SENT, [mailId, 0], { state: 'SENT' }),
    then: 'delete from booking where id = $1',
  });
  expect(settled).toBe(false);
  expect(await api.rows('select from mail_message where id = $1', [mailId])).toEqual([]);
});

test('what somebody else settled meanwhile is made nothing of', async () => {
  const bookingId = newId();
  await api.rows(
    `insert into booking (id, calendar_no, slot, starts_at, ends_at, zone, full_name, email, phone)
     values ($1, 2, tstzrange(now() + interval '1 day', now() + interval '1 day 30 minutes'), now() + interval '1 day',
       now() + interval '1 day 30 minutes', 'America/Toronto', 'Ada', 'ada2@example.ca', 'sealed')`,
    [bookingId],
  );
  const params = { bookingId, sequence: '0' };
  const mailId = await mailOf(BOOKING_CONFIRMED.name, params);
  const settle = makeSettle(api.platform);
  const told = async () => (await api.rows('select told_at from booking where id = $1', [bookingId]))[0].told_at;
  expect(await settle(BOOKING_CONFIRMED, params, SENT, [mailId, 7], { state: 'SENT' })).toBe(false);
  expect(await told()).toBeNull();
  expect(await settle(BOOKING_CONFIRMED, params, SENT, [mailId, 0], { state: 'SENT' })).toBe(true);
  expect(await told()).toBeInstanceOf(Date);
});

test('of two refused emails to one address neither is lost because each marks the other’s file', async () => {
  const [one, other, emailId, contactId, author] = [newId(), newId(), newId(), newId(), newId()];
  await api.rows(`insert into user_account (id, name, email, role) values ($1, 'Avery', 'avery@example.ca', 'ADMIN')`, [
    author,
  ]);
  for (const id of [one, other])
    await api.rows(
      `insert into enquiry (id, kind, topic, full_name, email, status, first_response_due_at)
       values ($1, 'CONTACT', 'Question', 'Ada', 'ada3@example.ca', 'CONTACTED', now())`,
      [id],
    );
  await api.rows(
    `insert into enquiry_contact (id, enquiry_id, actor_id, kind, outcome, at) values ($1, $2, $3, 'EMAIL', 'SENT', now())`,
    [contactId, one, author],
  );
  await api.rows(
    `insert into enquiry_email (id, enquiry_id, author_id, contact_id, key, recipient, content)
     values ($1, $2, $3, $4, 'k', 'ada3@example.ca', 'sealed')`,
    [emailId, one, author, contactId],
  );
  const params = { enquiryEmailId: emailId };
  const mailId = await mailOf(STAFF_EMAIL.name, params);
  const settle = makeSettle(api.platform);
  const refused = { state: 'REFUSED', refusal: { reason: 'NO_MAILBOX', smtp: '550' } } as const;
  const settled = await meanwhile(
    api.platform.db,
    'select from enquiry where id = $1 and $2::uuid is not null for update',
    [other, one],
    {
      begin: () => settle(STAFF_EMAIL, params, FAILED, [mailId, 0, 'failed', 'no', 0], refused),
      then: 'select from enquiry where id = $2 and $1::uuid is not null for update',
    },
  );
  expect(settled).toBe(true);
  expect(await api.rows('select email_refusal from enquiry where id = any($1)', [[one, other]])).toEqual([
    { email_refusal: 'NO_MAILBOX' },
    { email_refusal: 'NO_MAILBOX' },
  ]);
});
