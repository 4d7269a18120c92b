import type { DocumentOwner } from '@brokerage/domain/application/document-requests';
import { isOwn } from '../users/public.js';
import { APPLICATION, APPLICATION_EVENT } from '../applications/public.sql.js';
import { CO_APPLICANT } from '../co-applicants/public.sql.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** A row for document_request, as `insertDocumentRequests` takes it. */
export interface DocumentRequestRow {
  id: string;
  applicationId: string;
  ownerKind: DocumentOwner;
  person: string;
  code: string;
  words: string | null;
  addedById: string | null;
  /** Whether the person is told by what is sent with it, such as the confirmation of their application */
  told: boolean;
}

/**
 * The one insert of requests: part of a statement, or a statement of its own. `list` is a jsonb array of
 * `DocumentRequestRow`s, `from` the rows it is read from, if any. What is asked for already is left as it stands: a paper
 * never disappears once it was received. `people` are the co-applicants: those that are stored, or the part of the statement
 * that stores an application which inserts them.
 */
export const insertDocumentRequests = (list: string, from?: string, people = CO_APPLICANT): string => `
insert into document_request (id, application_id, owner_kind, co_applicant_id, person, code, words, added_by_id, told_at)
select r.id, r."applicationId", r."ownerKind",
  case when r."ownerKind" = 'co_applicant' then (
    select c.id from ${people} c where c.application_id = r."applicationId" and c.row_id = r.person) end,
  r.person, r.code, r.words, r."addedById", case when r.told then now() end
from ${from === undefined ? '' : `${from}, `}jsonb_to_recordset(${list}) as r(id uuid, "applicationId" uuid, "ownerKind" text, person text,
  code text, words text, "addedById" uuid, told boolean)
on conflict (application_id, person, code) where code <> 'other' do nothing`;

/**
 * Whose papers a person may send, as a condition over `application a` and `document_request r`: those of their own
 * application and its file, and those asked of them as a co-applicant. All three stand in columns, which no form can say.
 * $1 is the person.
 */
const OWN_APPLICATION = isOwn('$1');
/** A paper of the applicant's own or of the whole file */
export const OF_THE_APPLICANT = `r.owner_kind in ('applicant', 'file')`;
const ASKED_OF_THEM = `(r.owner_kind = 'co_applicant' and exists (
  select from ${CO_APPLICANT} c where c.id = r.co_applicant_id and c.user_id = $1))`;
/** Whose they are, whoever sent them: the papers of `a` and `r` that person $1 may send, and takes along. */
export const MAY_SEND = `((${OWN_APPLICATION} and ${OF_THE_APPLICANT}) or ${ASKED_OF_THEM})`;
/** Of a co-applicant who is not on the application any more, or of nobody can tell whom: the office's alone. */
const OF_FORMER = `(r.owner_kind = 'co_applicant' and r.co_applicant_id is null)`;
const MAY_SEE = `((${OWN_APPLICATION} and not ${OF_FORMER}) or ${ASKED_OF_THEM})`;

/**
 * $1 a request. Before whatever looks at its files to say how it stands, and before their rows: of two at the same moment the
 * second sees what the first left.
 */
export const LOCK_REQUEST = 'select from document_request where id = $1 for update';

/** How many files of a request count. `request` is its id as SQL. */
export const filesOf = (request: string): string =>
  `(select count(*)::int from document d where d.request_id = ${request} and d.state in ('scanning', 'clean', 'not_scanned'))`;

/** Where the office's own role is enough, $2 is true. */
export const REQUEST = `
select r.id, r.state, r.code, a.id as "applicationId", a.application_number as "applicationNumber",
  ${filesOf('r.id')} as "fileCount"
from document_request r join ${APPLICATION} a on a.id = r.application_id
where r.id = $3 and ($2 or ${MAY_SEND})`;

export const DOCUMENT = `
select d.id, d.state, d.name, d.mime, d.bytes, d.active, d.scanned, d.object_key as "objectKey", d.wrapped_key as "wrappedKey",
  r.id as "requestId", r.state as "requestState", a.id as "applicationId", r.code, a.application_number as "applicationNumber"
from document d join document_request r on r.id = d.request_id join ${APPLICATION} a on a.id = r.application_id
where d.id = $3 and d.state <> 'pending' and ($2 or ${MAY_SEND})`;

const VIEW = `
select r.id, r.person, r.code, r.words, r.state, r.reason, r.note, r.version, r.created_at as "askedAt",
  r.decided_at as "decidedAt", broker.name as "decidedBy", r.expires_at as "expiresAt", r.told_at as "toldAt",
  MINE as mine,
  coalesce((
    select json_agg(json_build_object('id', d.id, 'name', d.name, 'bytes', d.bytes, 'mime', d.mime, 'state', d.state, 'active', d.active, 'scanned', d.scanned,
                                      'sentAt', d.created_at) order by d.created_at, d.id)
    from document d where d.request_id = r.id and d.state <> 'pending' and (MINE)
  ), '[]') as documents
from document_request r
join ${APPLICATION} a on a.id = r.application_id
left join ${USER_ACCOUNT} broker on broker.id = r.decided_by_id`;

/** The requests of an application that a person may see; $2 its id */
export const SEEN_REQUESTS = `${VIEW.replaceAll('MINE', MAY_SEND)}
where a.id = $2 and ${MAY_SEE} order by r.created_at, r.id`;

/** Every request of an application; $1 its id */
export const ALL_REQUESTS = `${VIEW.replaceAll('MINE', 'true')} where a.id = $1 order by r.created_at, r.id`;

const OF_APPLICANT = `r.application_id = $1 and ${OF_THE_APPLICANT}`;

/** How many papers the applicant has still to send, as a column of a statement. `application` is its id as SQL. */
export const papersToSend = (application: string): string => `(
  select count(*)::int from document_request r
  where r.application_id = ${application} and ${OF_THE_APPLICANT}
    and r.state in ('needed', 'refused', 'expired'))`;

/** Whether the applicant of application $1 had an email about papers since its last step */
export const TOLD_SINCE_LAST_STEP = `
select exists (select from document_request r where ${OF_APPLICANT} and r.told_at > (
  select max(v.created_at) from ${APPLICATION_EVENT} v where v.application_id = $1)) as told`;

/** The applicant is told of all their papers by another email. $1 the application */
export const TOLD_BY_STATUS = `
update document_request r set told_at = now(), updated_at = now()
where ${OF_APPLICANT} and r.told_at is null and r.state in ('needed', 'refused', 'expired')`;

const OPEN = `r.state in ('needed', 'refused', 'expired') and not ${OF_FORMER}`;
/** Who declined to take part gets no more email (co_applicant is the co-applicants' table). */
const NOT_DECLINED = `not exists (select from ${CO_APPLICANT} c
  where c.id = r.co_applicant_id and c.answer = 'declined')`;
/** The applicant's papers and those of the file go to one mailbox. */
const mailboxOf = (request: string): string =>
  `case ${request}.owner_kind when 'file' then 'applicant' else ${request}.person end`;

/** Who has no address that anybody knows ($2) can be told of nothing. */
const REACHED = `r.person <> all($2::text[])`;

/** What people were not told of counts as told now. $1 the application; gives whose it is */
export const TELL_UNTOLD = `
update document_request r set told_at = now(), updated_at = now()
where r.application_id = $1 and ${REACHED} and r.told_at is null and ${OPEN} and ${NOT_DECLINED} returning r.person`;

/** The same for what they were told of and did not send, where their last email is older than $3 days */
export const TELL_AGAIN = `
update document_request r set told_at = now(), updated_at = now()
where r.application_id = $1 and ${REACHED} and r.told_at is not null and ${OPEN} and ${NOT_DECLINED} and not exists (
  select from document_request o where o.application_id = r.application_id
    and ${mailboxOf('o')} = ${mailboxOf('r')} and o.told_at > now() - make_interval(days => $3))
returning r.person`;

const FILE = `
select a.id, a.application_number as "applicationNumber", a.mortgage_type as "mortgageType", a.full_name as "fullName",
  a.email, a.content, (select u.name from ${ENQUIRY} e join ${USER_ACCOUNT} u on u.id = e.assigned_to_id
                       where e.source_id = a.id) as "handledBy"
from ${APPLICATION} a`;

/** An application that a person has papers of: $2 its number, or none for the newest */
export const SEEN_FILE = `${FILE} where ($2::text is null or a.application_number = $2)
  and exists (select from document_request r where r.application_id = a.id and ${MAY_SEE})
order by a.created_at desc limit 1`;
export const FILE_BY_ID = `${FILE} where a.id = $1`;
