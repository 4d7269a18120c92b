import { NO_PRIVATE_MORTGAGES } from '@brokerage/domain/agents/level-two';
import { maskSins } from '@brokerage/domain/forms/sin';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { writeAudit } from '../audits/public.js';
import { Enquiry, type EnquiryWorkService } from '../enquiries/public.js';
import { EnquiryTask } from './enquiry-task.entity.js';
import type { AddEnquiryTaskInput, EnquiryTaskView } from './task.types.js';
import { ENQUIRY } from '../enquiries/public.sql.js';
import { USER_ACCOUNT } from '../users/public.sql.js';

type Row = Pick<EnquiryTaskView, keyof EnquiryTaskView>;

const LONGEST = 300;
const MOST = 200;

const tasks = (condition: string): string => `
  select t.id, t.enquiry_id as "enquiryId", e.full_name as "fullName", t.text, to_char(t.due_on, 'YYYY-MM-DD') as "dueOn",
    t.assignee_id as "assigneeId", u.name as assignee, t.done_at as "doneAt"
  from enquiry_task t
  join ${ENQUIRY} e on e.id = t.enquiry_id
  left join ${USER_ACCOUNT} u on u.id = t.assignee_id
  where ${condition}
  limit ${MOST}`;
const ONE = tasks('t.id = $1');
const OF_FILE = tasks('t.enquiry_id = $1 order by t.done_at is not null, t.due_on, t.id');
const MINE = tasks('t.assignee_id = $1 and t.done_at is null order by t.due_on, t.id');

/** What is to be done for an enquiry, and by whom. */
export class TaskService {
  readonly #platform: Pick<Platform, 'db' | 'encryption'>;
  readonly #work: Pick<EnquiryWorkService, 'assignees' | 'checkAssignee'>;

  constructor(
    platform: Pick<Platform, 'db' | 'encryption'>,
    work: Pick<EnquiryWorkService, 'assignees' | 'checkAssignee'>,
  ) {
    this.#platform = platform;
    this.#work = work;
  }

  /** The tasks of an enquiry: what is open first, then by day. */
  ofEnquiry(enquiryId: string): Promise<EnquiryTaskView[]> {
    return isUuid(enquiryId) ? this.#read(OF_FILE, enquiryId) : Promise.resolve([]);
  }

  /** What somebody has to do, the first due first. */
  mine(actor: Actor): Promise<EnquiryTaskView[]> {
    return this.#read(MINE, actor.userId);
  }

  async add(actor: Actor, origin: Origin, asked: AddEnquiryTaskInput): Promise<EnquiryTaskView> {
    const text = maskSins(asked.text.trim());
    if (text === '') throw new DomainError('REQUIRED', 'Write what to do.', 'text');
    if (text.length > LONGEST) throw new DomainError('INVALID', `Keep it to ${LONGEST} characters or fewer.`, 'text');
    const assigneeId = asked.assigneeId ?? actor.userId;
    const { enquiryId, dueOn } = asked;
    await this.#work.checkAssignee(assigneeId);
    if (!(await this.#work.assignees(enquiryId)).some(({ id }) => id === assigneeId)) {
      throw new DomainError('INVALID', NO_PRIVATE_MORTGAGES, 'assigneeId');
    }
    const id = newId();
    await this.#platform.db.transaction(async (manager) => {
      const there = isUuid(enquiryId) && (await manager.existsBy(Enquiry, { id: enquiryId }));
      if (!there) throw new DomainError('NOT_FOUND', 'This enquiry no longer exists.');
      const sealed = this.#platform.encryption.encryptText(text);
      await manager.insert(EnquiryTask, { id, enquiryId, text: sealed, dueOn, assigneeId });
      const after = { dueOn, assigneeId };
      await writeAudit(manager, actor, origin, {
        action: 'enquiry.task',
        subjectType: 'enquiry',
        subjectId: enquiryId,
        after,
      });
    });
    return onlyRow(await this.#read(ONE, id));
  }

  /** Done, or not yet after all. Saying it again changes nothing. */
  async setDone(actor: Actor, origin: Origin, id: string, done: boolean): Promise<EnquiryTaskView> {
    await this.#platform.db.transaction(async (manager) => {
      const found = isUuid(id)
        ? await manager.findOne(EnquiryTask, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!found) throw new DomainError('NOT_FOUND', 'This task no longer exists.');
      if ((found.doneAt !== null) === done) return;
      await manager.update(EnquiryTask, { id }, { doneAt: done ? new Date() : null });
      await writeAudit(manager, actor, origin, {
        action: done ? 'enquiry.task_done' : 'enquiry.task_open',
        subjectType: 'enquiry',
        subjectId: found.enquiryId,
      });
    });
    return onlyRow(await this.#read(ONE, id));
  }

  async #read(statement: string, id: string): Promise<EnquiryTaskView[]> {
    const { db, encryption } = this.#platform;
    const rows = await db.query<Row[]>(statement, [id]);
    return rows.map((row) => ({ ...row, text: encryption.decryptText(row.text) }));
  }
}
