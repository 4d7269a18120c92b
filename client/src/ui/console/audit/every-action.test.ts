import fs from 'node:fs';
import path from 'node:path';
import { PHRASES } from './phrases';
import type { AuditAction } from './audit-action';
import { namelessActor, plainSentence, sentenceOf } from './sentence';
import type { Values } from './values';

const MODULES = path.join(import.meta.dirname, '../../../../../server/src/modules');
const SOURCES = fs
  .readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => fs.readFileSync(path.join(MODULES, file), 'utf8'));

/** What leaves a row, in a call or in a statement */
const WRITER = /\b(?:writeAudit|writeRead|changeEnquiry|recordAct|INSERT_AUDIT|ActAudit|AuditEntry)\b|#changes\.act\(/;
const NOUNS = [...new Set(Object.keys(PHRASES).map((action) => action.split('.')[0]))].join('|');
const ACTION = new RegExp(`'((?:${NOUNS})(?:\\.[a-z_]+)+)'`, 'g');
const WRITERS = SOURCES.filter((text) => WRITER.test(text));
const WRITTEN = new Set(WRITERS.flatMap((text) => [...text.matchAll(ACTION)].map(([, action = '']) => action)));

/** Kinds of subject that the server's list gives a name */
const NAMED = new Set(
  SOURCES.filter((text) => text.includes('as "subjectName"')).flatMap((text) =>
    [...text.matchAll(/p\.subject_type = '(\w+)'/g)].map(([, kind = '']) => kind),
  ),
);

const rate = { rate: 5.04, term: 3, type: 'fixed', visibility: 'everyone' };
const title = { after: { title: 'Rates in fall' } };
const post = { subjectType: 'blog', ...title };
const comment = { subjectType: 'blog', after: { commentId: 'c' } };
const adviser = { after: { name: 'Priya Raman' } };
const template = { after: { name: 'Next steps' } };
const account = { subjectType: 'user' };
const application = { subjectType: 'application' };
const enquiry = { subjectType: 'enquiry' };
const many = { after: { count: 2 } };
const removed = { after: { removed: 3 } };
const hold = { subjectType: 'enquiry', after: { bankName: 'Oak Trust' } };
const file = { subjectType: 'mail_message' };

interface Sent {
  subjectType?: string;
  before?: Values;
  after?: Values;
}
/** What the server keeps of each: the kind of its subject where that is not the action's noun, and the values its sentence needs. */
const SENT: Readonly<Record<string, Sent>> = {
  'agent.add': adviser,
  'agent.change': adviser,
  'agent.feed.open': adviser,
  'agent.feed.stop': adviser,
  'agent.photo': { after: { name: 'Priya Raman', photo: true } },
  'agent.remove': { before: { name: 'Priya Raman' }, after: { removed: true } },
  'api_token.make': account,
  'api_token.revoke': account,
  'application.status': { before: { status: 'submitted' }, after: { status: 'in_review' } },
  'bank.change': { before: { kind: 'BANK' }, after: { kind: 'MONOLINE' } },
  'blog.approve': post,
  'blog.archive': post,
  'blog.create': { after: { title: 'Rates in fall', status: 'pending' } },
  'blog.hide_comment': comment,
  'blog.keep_comment': comment,
  'blog.show_comment': comment,
  'booking.status': { before: { status: 'CONFIRMED' }, after: { status: 'NO_SHOW' } },
  'career.forget': removed,
  'career.remove': { subjectType: 'job' },
  'career.disown': { subjectType: 'job' },
  'career.resume': enquiry,
  'co_applicant.answer': { subjectType: 'application', after: { answer: 'agreed' } },
  'co_applicant.claim': application,
  'co_applicant.invite': application,
  'co_applicant.readdress': application,
  'document.accept': application,
  'document.ask': application,
  'document.ask_again': application,
  'document.download': application,
  'document.list': application,
  'document.refuse': application,
  'document.remind': application,
  'document.remove': application,
  'document.send': application,
  'document.tell': application,
  'document.view': application,
  'document.waive': application,
  'draft.forget': removed,
  'enquiry.bulk_assign': many,
  'enquiry.bulk_follow_up': many,
  'enquiry.bulk_status': { after: { status: 'WAITING', count: 2 } },
  'enquiry.export': many,
  'enquiry.status': { before: { status: 'NEW' }, after: { status: 'IN_REVIEW' } },
  'enquiry.undo': many,
  'fit_change.settle': application,
  'job.add': title,
  'job.change': title,
  'job.status': { before: { status: 'DRAFT' }, after: { title: 'Adviser', status: 'OPEN' } },
  'lender_choice.choose': application,
  'lender_choice.send': { subjectType: 'application', after: { count: 3 } },
  'lender_policy.publish': { subjectType: 'bank', after: { effectiveFrom: '2026-12-01' } },
  'mail.forget': removed,
  'mail.release': { subjectType: 'mail_hold', after: { drop: false } },
  'mail.retry': file,
  'mail.stop': file,
  'program_version.publish': {
    subjectType: 'program',
    after: { program: 'sagen_homebuyer_95', effectiveFrom: '2026-12-01' },
  },
  'rate.add': { after: { ...rate, lender: 'Oak Trust' } },
  'rate.bulk': { after: { count: 2, endsOn: '2026-12-01' } },
  'rate.change': { before: rate, after: { ...rate, rate: 4.87, lender: 'Oak Trust' } },
  'rate.create': { after: rate },
  'rate.delete': { before: rate },
  'rate.discard': many,
  'rate.export': { subjectType: 'rate-export', after: { rows: 40 } },
  'rate.import': many,
  'rate.publish': { subjectType: 'publication', after: { count: 2 } },
  'rate.restore': many,
  'rate.undo': many,
  'rate.update': { before: rate, after: { ...rate, rate: 4.87 } },
  'rate_hold.end': hold,
  'rate_hold.place': hold,
  'rate_watch.forget': removed,
  'renewal_reminder.forget': removed,
  'reply_template.add': template,
  'reply_template.change': template,
  'reply_template.delete': { before: { name: 'Next steps' } },
  'retention.forget': enquiry,
  'retention.hold': { subjectType: 'enquiry', after: { held: true } },
  'rota.member': { subjectType: 'user', after: { takes: true } },
  'rota.switch': { after: { roundRobin: true } },
  'second_factor.off': account,
  'second_factor.on': account,
  'session.begin': account,
  'session.end_all': account,
  'session.refuse': account,
  'settings.change': { after: { section: 'COMPANY' } },
  'settings.restore': { after: { section: 'COMPANY', version: 3, restored: 1 } },
  'user.role': { before: { role: 'ACCOUNT_HOLDER' }, after: { role: 'MODERATOR' } },
  'webhook.delete': account,
  'webhook.make': account,
  'webhook.start': account,
};

const eventOf = (action: string, subjectName: string | null): AuditAction => ({
  action,
  actorId: 'somebody',
  subjectType: action.split('.')[0] ?? '',
  subjectId: '01a20046-196e-74ce-8000-000000000000',
  subjectName,
  ...SENT[action],
});

test('the search finds what is written, and nothing is put together where it cannot be found', () => {
  expect(WRITTEN.size).toBeGreaterThan(100);
  expect(WRITERS.flatMap((text) => text.match(/\baction: `[a-z_]+\.\$\{(?!string\})[^`]*`/g) ?? [])).toEqual([]);
  expect([...WRITTEN].filter((action) => PHRASES[action] === undefined)).toEqual([]);
  expect(Object.keys(SENT).filter((action) => !WRITTEN.has(action))).toEqual([]);
});

test.each([...WRITTEN].sort())('%s is a whole sentence, with and without a name', (action) => {
  for (const name of ['Noor Haddad', null]) {
    const event = eventOf(action, name);
    const { lead, subject } = sentenceOf(event);
    const said = plainSentence(event, 'Avery Chen');
    expect(said).not.toMatch(/undefined|null|NaN|Invalid|\{\}|“”| {2}|\d{4}-\d{2}-\d{2}|2-step|a deleted record/);
    // more than what was done: 'restored' alone does not say what
    expect(`${lead}${subject?.text ?? ''}`.trim()).toMatch(/\S \S|^signed in$/);
    if (subject) expect(subject.text).not.toBe('');
    // whatever a sentence leaves a place for must be named by the list
    if (subject) expect([action, [...NAMED]]).toEqual([action, expect.arrayContaining([event.subjectType])]);
  }
});

test.each(Object.entries(SENT))(
  'what is kept of %s is in the file that keeps it',
  (action, { subjectType, ...values }) => {
    const texts = WRITERS.filter((text) => text.includes(`'${action}'`)).join('\n');
    // the desk's own facts and counts are put together elsewhere
    const keys = Object.values(values).flatMap((kept) => Object.keys(kept ?? {}));
    const known = action.startsWith('rate.') ? [] : keys;
    expect(known.filter((key) => !new RegExp(`\\b${key}\\b`).test(texts))).toEqual([]);
    if (subjectType !== undefined) expect(texts).toContain(`'${subjectType}'`);
  },
);

test('posts are named by their titles', () => {
  expect(plainSentence(eventOf('blog.approve', 'Rates in fall'), 'Avery Chen')).toBe(
    'Avery Chen approved the post “Rates in fall”',
  );
  expect(plainSentence(eventOf('blog.create', 'Rates in fall'), 'Sam Poe')).toBe(
    'Sam Poe sent in the post “Rates in fall”',
  );
  expect(plainSentence(eventOf('blog.hide_comment', null), 'Avery Chen')).toBe(
    'Avery Chen hid a comment on a deleted post',
  );
});

/** What the clock does, or the server to somebody at the door */
const BY_ITSELF = /\.forget$|^booking\.release$|^session\.refuse$/;

test('what clients do through a link is not said of the system', () => {
  const unsigned = WRITERS.flatMap((text) =>
    [...text.matchAll(/writeAudit\([\w.\s]+,\s*null\b[^;]*/g)].flatMap(([call]) => {
      const [named] = call.matchAll(ACTION);
      return named?.[1] === undefined ? [] : [named[1]];
    }),
  );
  expect(unsigned).toEqual(expect.arrayContaining(['career.disown', 'co_applicant.answer', 'lender_choice.choose']));
  const byTheSystem = [...unsigned, 'co_applicant.invite'].filter(
    (action) => namelessActor({ ...eventOf(action, null), actorId: null }) === 'The system',
  );
  expect(byTheSystem.filter((action) => !BY_ITSELF.test(action))).toEqual([]);
  expect(namelessActor(eventOf('user.role', null))).toBe('A former user');
});
