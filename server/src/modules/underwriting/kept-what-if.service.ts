import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import type { KeptTerms } from './underwriting.types.js';
import { APPLICATION_ROWS } from '../applications/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const MOST = 20;
const FULL = `A file keeps up to ${MOST} what-ifs. Remove one first.`;
const NO_APPLICATION = 'We couldn’t find this application.';
const NO_WHAT_IF = 'We couldn’t find this what-if.';

export interface Terms {
  ratePct: number;
  amortizationYears: number;
  downPayment: number | null;
}

interface Row {
  id: string;
  terms: string;
  keptBy: string | null;
  keptAt: Date;
}

interface Application {
  applicationId: string;
  applicationNumber: string;
}

const LIST = `
select k.id, k.terms, k.created_at as "keptAt", u.name as "keptBy"
from kept_what_if k left join ${USER_ACCOUNT} u on u.id = k.kept_by_id
where k.application_id = $1 and k.removed_at is null
order by k.created_at desc, k.id desc`;

const APPLICATION = `
select a.id as "applicationId", a.application_number as "applicationNumber"
from ${APPLICATION_ROWS} a where a.id = $1 and a.kind = 'comprehensive' for update`;

const OF_WHAT_IF = `
select a.id as "applicationId", a.application_number as "applicationNumber"
from kept_what_if k join ${APPLICATION_ROWS} a on a.id = k.application_id where k.id = $1 for update of a`;

/** Terms that the office keeps in a file. They are somebody's figures: sealed, and named in no audit row. */
export class KeptWhatIfService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Those of an application, newest first. */
  async of(applicationId: string, manager: Pick<EntityManager, 'query'> = this.#platform.db): Promise<KeptTerms[]> {
    const rows = await manager.query<Row[]>(LIST, [applicationId]);
    return rows.map(({ terms, ...row }) => ({ ...row, ...this.#platform.encryption.decryptJson<Terms>(terms) }));
  }

  keep(actor: Actor, origin: Origin, applicationId: string, terms: Terms): Promise<KeptTerms[]> {
    const { db, encryption } = this.#platform;
    return db.transaction(async (manager) => {
      const file = await found(manager, APPLICATION, applicationId, NO_APPLICATION);
      await checkRoom(manager, file);
      await manager.query('insert into kept_what_if (id, application_id, terms, kept_by_id) values ($1, $2, $3, $4)', [
        newId(),
        applicationId,
        encryption.encryptJson(terms),
        actor.userId,
      ]);
      await audit(manager, actor, origin, 'application.what_if_keep', file);
      return this.of(applicationId, manager);
    });
  }

  /** Takes one out of the file, or puts it back. */
  remove(actor: Actor, origin: Origin, id: string, removed: boolean): Promise<KeptTerms[]> {
    return this.#platform.db.transaction(async (manager) => {
      const file = await found(manager, OF_WHAT_IF, id, NO_WHAT_IF);
      if (!removed) await checkRoom(manager, file);
      const [changed] = await manager.query<[unknown[], number]>(
        `update kept_what_if set removed_at = case when $2 then now() end
         where id = $1 and (removed_at is not null) <> $2 returning id`,
        [id, removed],
      );
      const action = removed ? 'application.what_if_remove' : 'application.what_if_restore';
      if (changed.length > 0) await audit(manager, actor, origin, action, file);
      return this.of(file.applicationId, manager);
    });
  }
}

/** The application, locked, so that two people keep one after the other. */
async function found(manager: EntityManager, statement: string, id: string, missing: string): Promise<Application> {
  const [file] = isUuid(id) ? await manager.query<Application[]>(statement, [id]) : [];
  if (!file) throw new DomainError('NOT_FOUND', missing, 'id');
  return file;
}

async function checkRoom(manager: EntityManager, { applicationId }: Application): Promise<void> {
  const [kept] = await manager.query<{ count: number }[]>(
    'select count(*)::int as count from kept_what_if where application_id = $1 and removed_at is null',
    [applicationId],
  );
  if (kept && kept.count >= MOST) throw new DomainError('INVALID', FULL);
}

const audit = (
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  action: string,
  { applicationId, applicationNumber }: Application,
): Promise<void> =>
  writeAudit(manager, actor, origin, {
    action,
    subjectType: 'application',
    subjectId: applicationId,
    after: { applicationNumber },
  });
