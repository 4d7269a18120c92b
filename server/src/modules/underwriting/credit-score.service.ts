import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { writeAudit } from '../audits/public.js';
import { borrowersOn, readScores, type Answers } from './credit-scores.js';
import type { CreditScoreInput, ScoredPerson } from './underwriting.types.js';
import { APPLICATION_ROWS, SET_CREDIT_SCORES } from '../applications/public.sql.js';

/** Scores of Canada's bureaus (Equifax, TransUnion) go from 300 to 900. */
const LEAST = 300;
const MOST = 900;
const OUT_OF_RANGE = `A credit score is a number from ${LEAST} to ${MOST}.`;
const NO_APPLICATION = 'We couldn’t find this application.';
const NOBODY = 'This person isn’t on the application.';

const LOCK = `
select application_number as "applicationNumber", content, credit_scores as "creditScores"
from ${APPLICATION_ROWS} application where id = $1 and kind = 'comprehensive' for update`;

/** Credit scores of the people on a file. They are sealed, and the audit says that some were recorded, never which. */
export class CreditScoreService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** Those that are not named stay as they are. */
  set(actor: Actor, origin: Origin, id: string, given: readonly CreditScoreInput[]): Promise<ScoredPerson[]> {
    const { db, encryption } = this.#platform;
    return db.transaction(async (manager) => {
      const [row] = isUuid(id)
        ? await manager.query<{ applicationNumber: string; content: string; creditScores: string | null }[]>(LOCK, [id])
        : [];
      if (!row) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'id');
      const answers = encryption.decryptJson<Answers>(row.content);
      const known = new Set(borrowersOn(answers, {}).map((person) => person.id));
      const scores = new Map(Object.entries(readScores(encryption, row.creditScores)));
      for (const { person, score } of given) {
        if (!known.has(person)) throw new DomainError('NOT_FOUND', NOBODY, 'scores');
        if (score == null) scores.delete(person);
        else if (score < LEAST || score > MOST) throw new DomainError('INVALID', OUT_OF_RANGE, 'scores');
        else scores.set(person, score);
      }
      const sealed = scores.size === 0 ? null : encryption.encryptJson(Object.fromEntries(scores));
      await manager.query(SET_CREDIT_SCORES, [id, sealed]);
      await writeAudit(manager, actor, origin, {
        action: 'application.credit_scores',
        subjectType: 'application',
        subjectId: id,
        after: { applicationNumber: row.applicationNumber },
      });
      return borrowersOn(answers, Object.fromEntries(scores));
    });
  }
}
