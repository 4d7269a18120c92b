import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, '../src');
/** An address, or the keyed hash of one, that is compared in SQL */
const BY_ADDRESS = /lower\((\w+\.)?email\)\s*(=|in\b)|=\s*\(?\s*(select\s+)?lower\(|(email|person)_index\s*(=|in\b)/i;
/** Where that gives nobody a right, and why */
const KNOWN: Readonly<Record<string, string>> = {
  'database/demo/blog.ts': 'sample accounts are found by their address',
  'database/demo/seed.ts': 'sample accounts are found by their address',
  'kernel/claim-rows.ts': 'part of the claim',
  'modules/auth/google/google.service.ts': 'a sign-in looks for its account',
  'modules/auth/registration/registration.service.ts': 'a forgotten password looks for its account',
  'modules/auth/sessions/session.sql.ts': 'a sign-in looks for its account',
  'modules/auth/tokens/one-time-tokens.ts': 'a token belongs to the address it was sent to',
  'modules/bookings/unconfirmed.sql.ts': 'which calls of an address are ahead, and whether it proved itself',
  'modules/careers/career.sql.ts': 'a second application for one job',
  'modules/careers/correct-applicant.ts': 'the office corrects an address of a job application',
  'modules/co-applicants/claim-by-address.ts': 'the claim',
  'modules/co-applicants/co-applicant.service.ts': 'writes the hash of a corrected address',
  'modules/co-applicants/co-applicant.sql.ts': 'forgets the hash of an address',
  'modules/enquiries/file/correct.service.ts': 'the office sees which address takes no email',
  'modules/enquiries/work/email/email.settle.ts': 'the office sees which address takes no email',
  'modules/enquiries/file/file.sql.ts': 'the office sees what else came from an address',
  'modules/rate-watches/public.sql.ts': 'erases what an address asked for without an account',
  'modules/rate-watches/rate-watch.sql.ts': 'a newer watch takes the place of the one its mailbox had',
  'modules/renewals/maturity.sql.ts': 'offers to an address end wherever they were withdrawn',
  'modules/renewals/public.sql.ts': 'erases what an address asked for without an account',
  'modules/unsubscribe/unsubscribe.service.ts': 'a link in an email stops emails to its address',
  'modules/users/public.sql.ts': 'another address is not confirmed yet, and a link in an email stops emails',
  'platform/mail/outbox.sql.ts': 'emails that waited for one mailbox go as one',
};

test('no SQL but the claim says by an address whose something is', () => {
  const found = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.startsWith('database/migrations/'))
    .filter((file) => BY_ADDRESS.test(fs.readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});

/** What of a link knows whose mailbox it went to: once the office corrects an address, the wrong one opens nothing. */
const LINKS: Readonly<Record<string, string>> = {
  'modules/blogs/blog-preview.service.ts': 'is handed to whoever is to read a draft, and sent to no address',
  'modules/bookings/booking-link.ts': 'names its mailbox',
  'modules/bookings/call-feed.service.ts': 'an adviser’s own, ended by a new one',
  'modules/careers/application-link.ts': 'names its mailbox',
  'modules/co-applicants/invitation-token.ts': 'names the version of the address',
  'modules/lender-fit/lender-choice-link.ts': 'names its mailbox',
  'modules/rate-holds/rate-hold-link.ts': 'names its mailbox',
  'modules/rate-watches/rate-watch-link.ts': 'nobody corrects the address of a watch',
  'modules/renewals/renewal-link.ts': 'nobody corrects the address of a reminder',
  'platform/sealed-token.ts': 'makes tokens',
  'platform/unsubscribe.ts': 'names the address itself',
};

test('every sealed link says how it ends with the address it went to', () => {
  const found = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .filter((file) => fs.readFileSync(path.join(SOURCE, file), 'utf8').includes('sealToken'));
  expect(found.sort()).toEqual(Object.keys(LINKS).sort());
  const naming = found.filter((file) => /linkText|mailboxMark/.test(fs.readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(naming).toEqual(found.filter((file) => LINKS[file] === 'names its mailbox'));
});

/** What a link that names its mailbox is about, and where its letters take their address from. */
const ADDRESSED: Readonly<Record<string, string>> = {
  'modules/bookings/booking-link.ts': 'a call: the address it was booked with',
  'modules/careers/application-link.ts': 'a job application: nobody owns one',
  'modules/lender-fit/lender-choice-link.ts': 'lender-choice.sql.ts',
  'modules/rate-holds/rate-hold-link.ts': 'rate-hold.sql.ts',
};

test('letters with a key to an application go to its owner’s mailbox', () => {
  const naming = Object.keys(LINKS).filter((file) => LINKS[file] === 'names its mailbox');
  expect(Object.keys(ADDRESSED)).toEqual(naming);
  for (const [file, source] of Object.entries(ADDRESSED).filter(([, from]) => from.endsWith('.sql.ts'))) {
    const sql = fs.readFileSync(path.join(SOURCE, path.dirname(file), source), 'utf8');
    expect([source, sql.includes("mailboxOf('a')"), /\b[ae]\.email,/.test(sql)]).toEqual([source, true, false]);
    // an account's address that nobody confirmed is sent none
    expect([source, sql.includes("mayHaveKey('a')")]).toEqual([source, true]);
  }
});
