import fs from 'node:fs';
import path from 'node:path';
import { unaskedIn } from './guarded-sql.js';

const SOURCE = path.join(import.meta.dirname, '../src');

/**
 * Statements that touch applications, drafts, papers or co-applicants and do not ask whose they are: how many a file has, and
 * who answers for it. A new one fails here: give it an owner (`isOwn`, `MAY_SEND`, `MAY_SEE`), or say who asks before it.
 */
const OFFICE = 'behind a role of the office';
const INTAKE = 'stores what was sent; the sender owns it';
const QUEUED = 'an email about one row, chosen when it was queued';
const JOB = 'a job that works through all rows';
const DOOR = 'the columns that other nouns may read, and their writes: whoever uses them is counted where they do';
const KNOWN: Readonly<Record<string, readonly [statements: number, why: string]>> = {
  'modules/application-files/application-file.sql.ts': [1, OFFICE],
  'modules/application-files/correct-answer.service.ts': [1, OFFICE],
  'modules/applications/applicants-consents.ts': [1, 'part of statements that ask, or that locked the application'],
  'modules/applications/basic-application.source.ts': [1, INTAKE],
  'modules/applications/comprehensive-application.source.ts': [1, INTAKE],
  'modules/applications/correct-sender.ts': [1, OFFICE],
  'modules/applications/emails/application-received.email.tsx': [2, QUEUED],
  'modules/applications/public.sql.ts': [6, DOOR],
  'modules/applications/store-move.ts': [1, 'the caller has locked the application that it may move'],
  'modules/audits/audit-list.service.ts': [1, OFFICE],
  'modules/co-applicants/claim-by-address.ts': [1, 'the claim (ADR 0101)'],
  'modules/co-applicants/co-applicant.service.ts': [2, 'on a row that EDITABLE, which asks, or the office gave'],
  'modules/co-applicants/co-applicant.sql.ts': [
    6,
    'the token of an invitation, the office, erasure, and parts of statements that ask',
  ],
  'modules/co-applicants/emails/co-applicant-invitation.email.tsx': [2, QUEUED],
  'modules/co-applicants/invitation.service.ts': [2, 'on the row that the token of the invitation names'],
  'modules/co-applicants/public.sql.ts': [2, DOOR],
  'modules/desks/desk-files.sql.ts': [1, 'isOnDesk: the enquiry is the adviser’s'],
  'modules/documents/document-desk.service.ts': [5, OFFICE],
  'modules/documents/document-requests.sql.ts': [
    12,
    'the office, emails about one application, and parts of statements that ask',
  ],
  'modules/documents/document-schedules.ts': [3, JOB],
  'modules/documents/forget-file.ts': [1, JOB],
  'modules/documents/shown-to-be-theirs.ts': [1, QUEUED],
  'modules/documents/emails/documents-asked.email.tsx': [1, QUEUED],
  'modules/documents/public.sql.ts': [4, DOOR],
  'modules/documents/scan-document.ts': [4, JOB],
  'modules/documents/upload.service.ts': [
    6,
    'on the request and the document that REQUEST and DOCUMENT, which ask, gave',
  ],
  'modules/drafts/draft-expiry.ts': [3, JOB],
  'modules/drafts/draft.sql.ts': [3, 'saves, discards and ends by user_id and kind'],
  'modules/drafts/emails/draft-expires.email.tsx': [2, QUEUED],
  'modules/drafts/public.sql.ts': [1, DOOR],
  'modules/lender-fit/fit-change.sql.ts': [3, 'the office, and a job that works through all open files'],
  'modules/lender-fit/lender-choice.sql.ts': [6, 'the office, the token of an email, and emails about one row'],
  'modules/lender-fit/lender-fit.service.ts': [1, OFFICE],
  'modules/lifecycle/emails/application-status.email.tsx': [2, QUEUED],
  'modules/lifecycle/lifecycle.service.ts': [1, OFFICE],
  'modules/lifecycle/lock-application.ts': [1, 'the office; a withdrawal and a consent ask whose it is'],
  'modules/notifications/notification.sql.ts': [1, OFFICE],
  'modules/rate-holds/public.sql.ts': [1, 'by user_id'],
  'modules/rate-holds/rate-hold.sql.ts': [3, QUEUED],
  'modules/renewals/maturity.sql.ts': [1, OFFICE],
  'modules/renewals/present-terms.ts': [1, JOB],
  'modules/retention/retention.sql.ts': [2, 'the clock deletes what is past its period, and the office sees when'],
  'modules/underwriting/credit-score.service.ts': [1, OFFICE],
  'modules/underwriting/kept-what-if.service.ts': [2, OFFICE],
  'modules/underwriting/underwriting.sql.ts': [1, OFFICE],
};

test('every statement on what belongs to one person asks whose it is, or is known', () => {
  const found = Object.fromEntries(
    fs
      .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^database\/(?:migrations|demo)\//.test(file),
      )
      .map((file) => [file, unaskedIn(fs.readFileSync(path.join(SOURCE, file), 'utf8'))] as const)
      .filter(([, statements]) => statements > 0),
  );
  expect(found).toEqual(Object.fromEntries(Object.entries(KNOWN).map(([file, [statements]]) => [file, statements])));
});

test.each([
  ['a statement of its own', "const ALL = 'select * from application where id = $1';", 1],
  ['a join', 'const A = `select 1 from enquiry e\n  join document_request r on r.application_id = e.source_id`;', 1],
  ['a quoted name, in capitals', 'db.query(`DELETE FROM "document" WHERE id = $1`)', 1],
  ['a part in a longer statement, once', 'const A = `select 1 from draft d where exists (${`select from draft`})`;', 1],
  ['two', "f('update co_applicant set email = $1'); f('insert into document (id) values ($1)');", 2],
  ['an entity', 'await manager.findOneBy(Application, { id });', 1],
  ['a query builder', 'db.createQueryBuilder().delete().from(DocumentRequest)', 1],
  ['one that asks', "const A = `select 1 from application a where a.id = $2 and ${isOwn('$1')}`;", 0],
  ['one that asks for papers', 'const A = `select 1 from document_request r where r.id = $3 and ${MAY_SEND}`;', 0],
  ['a draft of the reader', 'const A = `select content from draft where user_id = $1 and kind = $2`;', 0],
  ['another table', "const A = 'select * from application_event join document_kind on true';", 0],
  ['a table of another noun', 'const A = `select 1 from ${APPLICATION} a join ${ENQUIRY} e on true`;', 1],
  ['a comment', '// select * from application\nconst a = 1;', 0],
])('%s is found: %s', (_name, source, statements) => expect(unaskedIn(source)).toBe(statements));
