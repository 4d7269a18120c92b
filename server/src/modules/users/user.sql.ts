import { cut } from '@brokerage/domain/text/storable';
import { containing, wordBeginnings } from '../../kernel/word-search.js';
import { SECOND_FACTOR } from '../auth/public.sql.js';
import { BLOG, BLOG_COMMENT } from '../blogs/public.sql.js';
import { personWords } from './public.sql.js';

/** What a person may see of their own account, and an administrator of anybody's. Never hashes or Google's subject. */
const COLUMNS = `
  u.id, u.name, u.email, u.phone, u.role, u.email_verified_at is not null as "emailVerified",
  u.suspended_at is not null as suspended, u.marketing_consent as "marketingConsent",
  u.password_hash is not null as "hasPassword", u.google_subject is not null as "googleLinked",
  f.confirmed_at is not null as "secondFactor", u.created_at as "createdAt"`;
const FROM = `from user_account u left join ${SECOND_FACTOR} f on f.user_id = u.id`;

export const ONE = `select ${COLUMNS} ${FROM} where u.id = $1`;

/** $1 tsquery of word beginnings, $2 role, $3 suspended, $4 id, $5 LIKE pattern; null matches everything. */
const FILTER = `
  ($1::tsquery is null or ${personWords('u')} @@ $1::tsquery)
  and ($5::text is null or u.name ilike $5 or u.email ilike $5)
  and ($2::text is null or u.role = $2)
  and ($3::boolean is null or $3 = (u.suspended_at is not null))
  and ($4::uuid is null or u.id = $4)`;

export const COUNT = `select count(*)::int as total from user_account u where ${FILTER}`;
export const LIST = `select ${COLUMNS} ${FROM} where ${FILTER} order by u.created_at desc, u.id desc limit $6 offset $7`;

/** What a moderator may know of a client. The address is in the index, but is not searched. $1 tsquery, $2 LIKE pattern. */
const MODERATED = `from user_account u where u.role = 'ACCOUNT_HOLDER'
  and ($1::tsquery is null or ${personWords('u')} @@ $1::tsquery and search_words(u.name) @@ $1::tsquery)
  and ($2::text is null or u.name ilike $2)`;
export const COUNT_MODERATED = `select count(*)::int as total ${MODERATED}`;
export const LIST_MODERATED = `
  select u.id, u.name, u.email, u.role, u.suspended_at is not null as suspended, u.created_at as "createdAt",
    (select count(*)::int from ${BLOG} b where b.author_id = u.id) as blogs,
    (select count(*)::int from ${BLOG_COMMENT} c where c.author_id = u.id) as comments
  ${MODERATED} order by u.created_at desc, u.id desc limit $3 offset $4`;

export const FOR_CHANGE = `
  select id, name, email, phone, role, suspended_at is not null as suspended, marketing_consent as "marketingConsent",
         password_hash as "passwordHash"
  from user_account where id = $1 for update`;

/** People by the beginnings of their words, which an index has; by any part of the name where it has none in our letters. */
export function wordsOrPart(text: string | null | undefined): [words: string | null, pattern: string | null] {
  const wanted = cut(text?.trim() ?? '', 200);
  const words = wordBeginnings(wanted, 1);
  return words === null ? [null, wanted ? containing(wanted) : null] : [words, null];
}
