import { correctAnswer } from '@brokerage/domain/application/correct-answer';
import type { Answers } from '@brokerage/domain/application/parts';
import { isFinal } from '@brokerage/domain/application/application-lifecycle';
import type { ApplicationStatus } from '@brokerage/domain/application/application-status';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Platform } from '../../platform/platform.js';
import { changeAnswer, changesByPlace, changesOf, type StoredChange } from '../answer-changes/public.js';
import { writeAudit } from '../audits/public.js';
import { type DocumentRequestRow, insertDocumentRequests, requestsOf } from '../documents/public.js';
import type { PeopleOnFile } from '../lifecycle/public.js';
import { answerSections } from './answer-sections.js';
import type { AnswerSection, CorrectAnswerInput } from './application-file.types.js';
import { APPLICATION_ROWS } from '../applications/public.sql.js';

const NO_APPLICATION = 'We couldn’t find this application.';
const NO_ANSWER = 'This answer can’t be changed here.';
const OVER = 'This application is over.';
const CHANGED = 'The file changed in the meantime. Look at it again, then correct the answer.';
const LONGEST = 5_000;
const TOO_LONG = 'This answer is too long.';

interface Row {
  applicationNumber: string;
  fullName: string;
  content: string;
  status: ApplicationStatus;
  version: number;
}

const LOCK = `
select application_number as "applicationNumber", full_name as "fullName", content, status, version
from ${APPLICATION_ROWS} application where id = $1 and kind = 'comprehensive' for update`;

interface Corrected {
  sections: AnswerSection[];
  version: number;
}

/** What the office learns after an application was sent, put into its answers. */
export class CorrectAnswerService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;

  constructor(platform: Pick<Platform, 'db' | 'encryption'>) {
    this.#platform = platform;
  }

  /** The same answer again changes nothing. The audit names the place, never an answer. */
  correct(actor: Actor, origin: Origin, input: CorrectAnswerInput): Promise<Corrected> {
    const { db, encryption } = this.#platform;
    const { applicationId, place, text, version } = input;
    if (text.length > LONGEST) throw new DomainError('INVALID', TOO_LONG, 'text');
    return db.transaction(async (manager) => {
      const row = await found(manager, applicationId);
      if (isFinal(row.status)) throw new DomainError('GONE', OVER);
      if (row.version !== version) throw new DomainError('CONFLICT', CHANGED);
      const corrected = correctAnswer(encryption.decryptJson<Answers>(row.content), place, text);
      if (!corrected) throw new DomainError('NOT_FOUND', NO_ANSWER, 'place');
      if ('problem' in corrected) throw new DomainError('INVALID', corrected.problem, 'text');
      const { application, was, now } = corrected;
      const isNew = was !== now;
      if (isNew) {
        await changeAnswer(manager, encryption, actor, { applicationId, application, place, was, now });
        await askForMore(manager, requestsOf(applicationId, application));
        await writeAudit(manager, actor, origin, {
          action: 'application.correct',
          subjectType: 'application',
          subjectId: applicationId,
          after: { applicationNumber: row.applicationNumber, place },
        });
      }
      const [{ changes } = { changes: [] }] = await manager.query<{ changes: StoredChange[] }[]>(
        `select ${changesOf('$1::uuid')} as changes`,
        [applicationId],
      );
      const answers = application as Answers & PeopleOnFile;
      return {
        sections: answerSections(answers, row.fullName, changesByPlace(encryption, changes)),
        version: isNew ? version + 1 : version,
      };
    });
  }
}

/** What the answers need now and did not before. Nobody was told of it: the office's next email about papers does. */
async function askForMore(manager: EntityManager, needed: readonly DocumentRequestRow[]): Promise<void> {
  const rows = needed.map((row) => ({ ...row, told: false }));
  await manager.query(insertDocumentRequests('$1::jsonb'), [JSON.stringify(rows)]);
}

async function found(manager: EntityManager, id: string): Promise<Row> {
  const [row] = isUuid(id) ? await manager.query<Row[]>(LOCK, [id]) : [];
  if (!row) throw new DomainError('NOT_FOUND', NO_APPLICATION, 'applicationId');
  return row;
}
