import { applicationProgress, type ApplicationFacts } from 'domain/vocabulary/application-progress';
import { statusLabel } from 'domain/vocabulary/application-status';
import type { Platform } from '../../platform/platform.js';
import type { Actor } from '../actor.js';
import { checkPage, type Paged } from '../paging.js';
import { MY_APPLICATIONS } from './my-applications.sql.js';
import type { MyApplicationView } from './my-applications.types.js';

interface Row {
  id: string;
  applicationNumber: string;
  kind: string;
  mortgageType: string;
  status: string;
  submittedAt: Date;
  updatedAt: Date;
  timeline: { id: string; status: string; at: string }[];
  handledBy: string | null;
  office: ApplicationFacts['office'];
}
type Counted = { total: number } & (Row | { id: null });

/** What a person applied for, and how it stands. */
export class MyApplicationsService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Newest first. */
  async list({ userId }: Actor, paging: { page: number; limit: number }): Promise<Paged<MyApplicationView>> {
    const { page, limit, offset } = checkPage(paging.page, paging.limit);
    const rows = await this.#db.query<Counted[]>(MY_APPLICATIONS, [userId, limit, offset]);
    const now = new Date();
    const items = rows.flatMap((row) => (row.id === null ? [] : [viewOf(row, now)]));
    return { items, totalItems: rows[0]?.total ?? 0, page, limit };
  }
}

function viewOf({ timeline, office, ...row }: Row, now: Date): MyApplicationView {
  const facts = { status: row.status, sentAt: row.submittedAt.toISOString(), steps: timeline, office };
  return {
    ...row,
    ...applicationProgress(facts, now),
    statusLabel: statusLabel(row.status),
    timeline: timeline.map((step) => ({ ...step, label: statusLabel(step.status) })),
  };
}
