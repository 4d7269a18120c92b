import { policiesOn } from '@brokerage/domain/lender-fit/policy';
import { POLICY_FORM, type PolicyInput } from '@brokerage/domain/lender-fit/policy-form';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { formLines } from '../../kernel/form-line.types.js';
import { officeToday } from '../../kernel/office-today.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { checkForm } from '../intake/public.js';
import { LenderPolicy } from './lender-policy.entity.js';
import type { LenderPolicyView } from './lender-policy.types.js';
import { BANK_ROWS } from '../lenders/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

const NO_BANK = 'This lender no longer exists.';
const CHANGED = 'Someone else published a policy of this lender. Close this and open it again to see theirs.';
const MOST = 100;

const LIST = `
select p.id, p.bank_id as "bankId", to_char(p.effective_from, 'YYYY-MM-DD') as "effectiveFrom", p.product, p.sample,
  p.terms, p.created_at as "publishedAt", u.name as "publishedBy"
from lender_policy p left join ${USER_ACCOUNT} u on u.id = p.published_by_id
where p.bank_id = $1
order by p.effective_from desc, p.created_at desc, p.id desc limit ${MOST}`;

/** Published last, whatever day it begins */
const LATEST = 'select id from lender_policy where bank_id = $1 order by created_at desc, id desc limit 1';

type Row = Omit<LenderPolicyView, 'terms' | 'source' | 'inForce'> & { bankId: string; terms: PolicyInput };

/** What lenders take and count, as the office knows it: each publication is a version, and none is ever changed. */
export class LenderPolicyService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Those of a lender, newest first. */
  async of(bankId: string, manager: Pick<EntityManager, 'query'> = this.#db): Promise<LenderPolicyView[]> {
    const rows = isUuid(bankId) ? await manager.query<Row[]>(LIST, [bankId]) : [];
    const dated = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
    const inForce = new Set(policiesOn(dated, officeToday()).map(({ id }) => id));
    return rows.map(({ bankId: _, terms, ...row }) => ({
      ...row,
      source: terms.source,
      inForce: inForce.has(row.id),
      terms: formLines(POLICY_FORM, terms),
    }));
  }

  /** @param basedOn the policy that somebody saw as the last one; null: they saw none */
  publish(
    actor: Actor,
    origin: Origin,
    { bankId, basedOn, terms }: { bankId: string; basedOn: string | null; terms: PolicyInput },
  ): Promise<LenderPolicyView[]> {
    checkForm(POLICY_FORM, terms);
    return this.#db.transaction(async (manager) => {
      const [bank] = isUuid(bankId)
        ? await manager.query<{ name: string }[]>(
            `select name from ${BANK_ROWS} bank where id = $1 for no key update`,
            [bankId],
          )
        : [];
      if (!bank) throw new DomainError('NOT_FOUND', NO_BANK, 'bankId');
      const [latest] = await manager.query<{ id: string }[]>(LATEST, [bankId]);
      if ((latest?.id ?? null) !== basedOn) throw new DomainError('CONFLICT', CHANGED);
      const { product } = terms;
      const effectiveFrom = terms.effectiveFrom.trim();
      const id = newId();
      await manager.insert(LenderPolicy, {
        ...{ id, bankId, product, effectiveFrom, publishedById: actor.userId },
        terms: { ...terms, effectiveFrom },
      });
      await writeAudit(manager, actor, origin, {
        action: 'lender_policy.publish',
        subjectType: 'bank',
        subjectId: bankId,
        after: { policy: id, effectiveFrom, product },
      });
      return this.of(bankId, manager);
    });
  }
}
