import { statusLabel } from 'domain/vocabulary/application-status';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { checkPage, type Paged } from '../paging.js';
import type { ApplicationStep, MyApplicationView } from './my-applications.types.js';

/** One's own: sent while signed in, or with an address that was shown to be one's own since. */
const MINE = `
  from application a
  where a.user_id = $1 or lower(a.email) = (
    select lower(u.email) from user_account u where u.id = $1 and u.email_verified_at is not null)`;

const LIST = `
  select a.id, a.application_number as "applicationNumber", a.kind, a.mortgage_type as "mortgageType", a.status,
         a.created_at as "submittedAt", a.updated_at as "updatedAt",
         coalesce((
           select json_agg(json_build_object('id', e.id, 'status', e.to_status, 'at', e.created_at)
                           order by e.created_at, e.id)
           from application_event e where e.application_id = a.id and e.visible_to_applicant
         ), '[]') as timeline
  ${MINE}
  order by a.created_at desc, a.id desc limit $2 offset $3`;

type Row = Omit<MyApplicationView, 'statusLabel' | 'timeline'> & { timeline: Omit<ApplicationStep, 'label'>[] };

/** What a person applied for, and how it stands. */
export class MyApplicationsService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. */
  async list({ userId }: Actor, paging: { page: number; limit: number }): Promise<Paged<MyApplicationView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const [rows, [counted]] = await Promise.all([
      this.#db.query<Row[]>(LIST, [userId, limit, offset]),
      this.#db.query<{ total: number }[]>(`select count(*)::int as total ${MINE}`, [userId]),
    ]);
    const items = rows.map(({ timeline, ...row }) => ({
      ...row,
      statusLabel: statusLabel(row.status),
      timeline: timeline.map((step) => ({ ...step, label: statusLabel(step.status) })),
    }));
    return { items, totalItems: counted?.total ?? 0, page, limit };
  }
}
