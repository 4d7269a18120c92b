import { PROGRAM_FORM, type ProgramInput } from '@brokerage/domain/programs/program-form';
import { isInsuredRow, PROGRAM_ROWS, type Program, type ProgramRow } from '@brokerage/domain/programs/rows';
import { termsOf, versionFor, type ProgramVersion } from '@brokerage/domain/programs/versions';
import type { EntityManager } from 'typeorm';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { formLines } from '../../kernel/form-line.types.js';
import { officeToday } from '../../kernel/office-today.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { checkForm } from '../intake/public.js';
import { USER_ACCOUNT } from '../users/public.sql.js';
import { ProgramVersionRow } from './program-version.entity.js';
import type { InsurerProgram } from './program-version.types.js';

const CHANGED = 'Someone else published terms of this program. Close this and open it again to see theirs.';
const NOT_AN_INSURERS = 'This is no program of an insurer: the law alone sets its terms.';
/** Shown of each program */
const MOST = 100;

/** One publication at a time: what somebody saw as the last one is compared with what is. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('program_version'))`;

const LIST = `
select p.id, p.program, to_char(p.effective_from, 'YYYY-MM-DD') as "effectiveFrom", p.terms, p.created_at as "publishedAt",
  u.name as "publishedBy"
from program_version p left join ${USER_ACCOUNT} u on u.id = p.published_by_id
order by p.effective_from desc, p.created_at desc, p.id desc`;

/** Published last, whatever day it begins */
const LATEST = 'select id from program_version where program = $1 order by created_at desc, id desc limit 1';

interface Version extends ProgramVersion {
  publishedBy: string | null;
}

type Row = Omit<Version, 'publishedAt'> & { publishedAt: Date };

async function readVersions(db: Pick<EntityManager, 'query'>): Promise<Version[]> {
  const rows = await db.query<Row[]>(LIST);
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

/** The terms of insurers' programs that the office published, all of them. */
export const readProgramVersions: (db: Pick<EntityManager, 'query'>) => Promise<ProgramVersion[]> = readVersions;

/** A program as it is today, with what the office published of it. */
function shown(row: ProgramRow, versions: readonly Version[]): InsurerProgram {
  const own = versions.filter(({ program }) => program === row.program);
  const inForce = versionFor(row, own, officeToday());
  return {
    program: row.program,
    insurer: row.insurer,
    offered: inForce?.terms.offered !== 'no',
    effectiveFrom: inForce?.effectiveFrom ?? row.effectiveFrom,
    source: inForce?.terms.source ?? row.source,
    terms: formLines(PROGRAM_FORM, own[0]?.terms ?? termsOf(row)),
    versions: own.slice(0, MOST).map(({ id, effectiveFrom, terms, publishedAt, publishedBy }) => ({
      ...{ id, effectiveFrom, publishedBy, source: terms.source, inForce: id === inForce?.id },
      publishedAt: new Date(publishedAt),
    })),
  };
}

const OF_INSURERS = PROGRAM_ROWS.filter(isInsuredRow);

/** The terms of insurers' programs as the office publishes them: each publication is a version, and none is ever changed. */
export class ProgramVersionService {
  readonly #db: Platform['db'];

  constructor({ db }: Pick<Platform, 'db'>) {
    this.#db = db;
  }

  /** Every program of an insurer. */
  async all(): Promise<InsurerProgram[]> {
    const versions = await readVersions(this.#db);
    return OF_INSURERS.map((row) => shown(row, versions));
  }

  /** @param basedOn the version that somebody saw as the last one; null: they saw none */
  publish(
    actor: Actor,
    origin: Origin,
    { program, basedOn, terms }: { program: Program; basedOn: string | null; terms: ProgramInput },
  ): Promise<InsurerProgram> {
    const row = OF_INSURERS.find((candidate) => candidate.program === program);
    if (!row) throw new DomainError('INVALID', NOT_AN_INSURERS, 'program');
    checkForm(PROGRAM_FORM, terms);
    const effectiveFrom = terms.effectiveFrom.trim();
    if (effectiveFrom < row.effectiveFrom)
      throw new DomainError('INVALID', `Enter ${row.effectiveFrom} or later: what we know began then`, 'effectiveFrom');
    return this.#db.transaction(async (manager) => {
      await manager.query(ONE_AT_A_TIME);
      const [latest] = await manager.query<{ id: string }[]>(LATEST, [program]);
      if ((latest?.id ?? null) !== basedOn) throw new DomainError('CONFLICT', CHANGED);
      const id = newId();
      await manager.insert(ProgramVersionRow, {
        ...{ id, program, effectiveFrom, publishedById: actor.userId },
        terms: { ...terms, effectiveFrom },
      });
      await writeAudit(manager, actor, origin, {
        action: 'program_version.publish',
        subjectType: 'program',
        subjectId: id,
        after: { program, effectiveFrom },
      });
      return shown(row, await readVersions(manager));
    });
  }
}
