import type { AuditAction } from './audit-action';
import { plainSentence, sentenceOf } from './sentence';
import { differencesOf } from './values';

const ID = '01a20046-196e-74ce-8000-000000000000';
const event = (action: string, more: Partial<AuditAction> = {}): AuditAction => ({
  action,
  actorId: 'somebody-else',
  subjectType: action.split('.')[0] ?? '',
  subjectId: ID,
  subjectName: null,
  ...more,
});
const said = (action: string, more?: Partial<AuditAction>): string => plainSentence(event(action, more), 'Avery Chen');
const fixed = { term: 3, type: 'fixed', rate: 5.04, visibility: 'everyone' };
const lender = { subjectName: 'Birch & Lowe' };

test('a rate change names the lender, the product, before and after', () => {
  const change = { ...lender, before: fixed, after: { ...fixed, rate: 4.87 } };
  expect(said('rate.change', change)).toBe('Avery Chen changed Birch & Lowe 3-year fixed 5.04% → 4.87%');
  expect(sentenceOf(event('rate.change', change)).subject).toEqual({
    text: 'Birch & Lowe',
    to: '/admin/rates?q=Birch%20%26%20Lowe',
  });
});

test.each<[string, Partial<AuditAction>, string]>([
  [
    'rate.change',
    { ...lender, before: fixed, after: { ...fixed, visibility: 'hidden' } },
    'hid Birch & Lowe 3-year fixed',
  ],
  ['rate.change', { ...lender, before: fixed, after: { ...fixed, notes: 'Held' } }, 'edited Birch & Lowe 3-year fixed'],
  ['rate.add', { ...lender, after: { ...fixed, term: 0.5 } }, 'added Birch & Lowe 6-month fixed at 5.04%'],
  ['enquiry.bulk_status', { after: { count: 260, status: 'WAITING' } }, 'moved 260 files to Waiting for client'],
  ['enquiry.bulk_follow_up', { after: { count: 1, followUpAt: null } }, 'changed when 1 file comes back'],
  ['enquiry.undo', { after: { count: 2, kept: 1 } }, 'undid a change of 2 files'],
  ['rate.bulk', { after: { count: 3, adjustBy: -0.1 } }, 'moved 3 rates down by 0.10 points'],
  ['rate.bulk', { after: { count: 1, archive: true } }, 'archived 1 rate'],
  ['rate.discard', { after: { count: 2, lenders: 1 } }, 'discarded 3 changes'],
  ['rate.publish', { after: { count: 1 } }, 'published 1 change'],
  ['rate.import', { after: { count: 12, source: 'nov.csv' } }, 'imported 12 changes from nov.csv'],
  ['bank.change', { ...lender, before: { active: true }, after: { active: false } }, 'hid the lender Birch & Lowe'],
  ['bank.change', { ...lender, before: { name: 'Birch' }, after: { name: 'Elm' } }, 'renamed the lender Birch to Elm'],
  ['enquiry.read', { subjectName: 'Noor Haddad' }, 'opened Noor Haddad’s file'],
  [
    'enquiry.status',
    { subjectName: 'Noor Haddad', before: { status: 'NEW' }, after: { status: 'IN_REVIEW' } },
    'moved Noor Haddad’s file New → In review',
  ],
  [
    'application.status',
    { subjectName: 'Noor Haddad', before: { status: 'submitted' }, after: { status: 'in_review' } },
    'moved Noor Haddad’s application Submitted → In review',
  ],
  [
    'user.role',
    { subjectName: 'Sam Poe', before: { role: 'ACCOUNT_HOLDER' }, after: { role: 'MODERATOR' } },
    'changed Sam Poe’s role Client → Moderator',
  ],
  ['user.password', { subjectName: 'Avery Chen', actorId: ID }, 'changed their own password'],
  ['user.suspend', {}, 'suspended a former user'],
  ['user.list', { subjectId: null, after: { page: 1, fields: ['q'] } }, 'viewed the list of people'],
  ['session.begin', { subjectName: 'Avery Chen' }, 'signed in'],
  ['session.refuse', { subjectName: 'Sam Poe' }, 'refused a sign-in to Sam Poe’s account'],
  [
    'settings.change',
    { subjectId: null, after: { section: 'COMPANY', version: 2, changed: ['phone'] } },
    'changed the settings “Company”',
  ],
  [
    'settings.restore',
    { subjectId: null, after: { section: 'COMPANY', version: 3, changed: ['phone'], restored: 1 } },
    'brought back version 1 of the settings “Company”',
  ],
  ['tag.approve', { subjectName: 'Renewals' }, 'approved tag Renewals'],
  ['tag.approve', {}, 'approved a tag'],
  ['blog.approve', { subjectName: 'Rates in fall' }, 'approved the post “Rates in fall”'],
])('%s %j', (action, more, words) => {
  expect(said(action, more)).toBe(`Avery Chen ${words}`);
});

test('rows from before, which kept a sentence, still read well', () => {
  const summary = 'set Oak Trust 5-year fixed to 4.19%';
  expect(said('rate.bulk', { after: { rates: [ID], summary: 'archived 3 rates' } })).toBe(
    'Avery Chen archived 3 rates',
  );
  expect(said('rate.change', { before: fixed, after: { ...fixed, rate: 4.19, summary } })).toBe(
    `Avery Chen ${summary}`,
  );
  expect(said('rate.change', { ...lender, before: fixed, after: { ...fixed, rate: 4.19, summary } })).toBe(
    'Avery Chen changed Birch & Lowe 3-year fixed 5.04% → 4.19%',
  );
});

test('files and people are linked by id, so no name is in an address', () => {
  expect(sentenceOf(event('enquiry.read', { subjectName: 'Noor' })).subject?.to).toBe(`/admin/enquiries/${ID}`);
  expect(sentenceOf(event('user.suspend', { subjectName: 'Noor' })).subject?.to).toBe(`/admin/people?id=${ID}`);
  expect(sentenceOf(event('user.suspend')).subject?.to).toBeUndefined();
});

test('before and after are listed for what changed, and masked values stay masked', () => {
  expect(differencesOf(fixed, { ...fixed, rate: 4.87, endsOn: '2026-12-31', lender: 'Birch' })).toEqual([
    { label: 'Rate', before: '5.04%', after: '4.87%' },
    { label: 'Last day', before: undefined, after: 'December 31, 2026' },
  ]);
  expect(differencesOf({ startsAt: 'before' }, { startsAt: 'after' })[0]?.label).toBe('Starts at');
  expect(differencesOf({ email: 'a***@example.ca' }, { email: 'b***@example.ca' })).toEqual([
    { label: 'Email', before: 'a***@example.ca', after: 'b***@example.ca' },
  ]);
  expect(differencesOf(null, null)).toEqual([]);
});
