import type { NamedStatement } from '../named-query.js';

/** The texts of these indexes must be those of the migration's. */
const ENQUIRY_WORDS = `search_words(e.full_name || ' ' || e.email || ' ' || coalesce(e.application_number, ''))`;
const PERSON_WORDS = `search_words(u.name || ' ' || u.email)`;

/** $1 the words' beginnings as a tsquery or null, $2 a telephone number's index or null, $3 how many of each kind. */
export const SEARCH: NamedStatement = {
  name: 'search.all',
  text: `
    (select e.id, 'ENQUIRY' as kind, e.full_name as title,
       concat_ws(' · ', e.subject, e.application_number) as detail, 1 as place
     from enquiry e
     where ${ENQUIRY_WORDS} @@ $1::tsquery or e.phone_index = $2
     order by e.created_at desc, e.id desc limit $3)
    union all
    (select u.id, 'PERSON', u.name, u.email, 2
     from user_account u
     where ${PERSON_WORDS} @@ $1::tsquery
     order by lower(u.name), u.id limit $3)
    union all
    (select b.id, 'LENDER', b.name, b.kind, 3
     from bank b
     where search_words(b.name) @@ $1::tsquery
     order by b.position, b.name limit $3)
    order by place`,
};
