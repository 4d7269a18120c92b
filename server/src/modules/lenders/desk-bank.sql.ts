import { RATE } from '../rates/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

/** A row `b` of bank as the desk shows it: its draft, and the number of its published rates. */
export const DESK_BANK = `json_build_object(
  'id', b.id, 'name', b.name, 'slug', b.slug, 'kind', b.kind, 'logoFile', b.logo_file, 'active', b.active,
  'position', b.position, 'penalty', b.penalty, 'version', coalesce((select version from bank_change c where c.bank_id = b.id), b.version),
  'rates', (select count(*) from ${RATE} r where r.bank_id = b.id),
  'pending', (
    select json_build_object('facts', c.facts, 'authorName', u.name, 'at', c.updated_at)
    from bank_change c left join ${USER_ACCOUNT} u on u.id = c.author_id where c.bank_id = b.id))`;

export const DESK_BANKS = {
  name: 'lenders.desk',
  text: `select ${DESK_BANK} as bank from bank b where $1::uuid is null or b.id = $1 order by b.name collate "und-x-icu", b.id`,
};
