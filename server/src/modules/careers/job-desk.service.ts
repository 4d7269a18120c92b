import { keysOf } from '@brokerage/domain/data/objects';
import { localDateOf } from '@brokerage/domain/booking/local-days';
import { OFFICE_ZONE } from '@brokerage/domain/booking/policy';
import { JOB_FORM, JOB_MOVES } from '@brokerage/domain/careers/job-form';
import type { JobStatus } from '@brokerage/domain/careers/jobs';
import { keptOf } from '@brokerage/domain/forms/field-output';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { isTakenBy } from '../../platform/postgres/taken.js';
import { writeAudit, writeRead } from '../audits/public.js';
import { checkForm } from '../intake/public.js';
import { AGE_RESUME, APPLICANTS_OF, DESK_JOB, DESK_JOBS, FORGET_APPLICANT } from './job-desk.sql.js';
import type { DeskJob, JobApplicant, JobInput } from './job-desk.types.js';
import { Job } from './job.entity.js';

const NO_JOB = 'We couldn’t find this job.';
const NO_APPLICANT = 'We couldn’t find this application.';
const CHANGED = 'Somebody else changed this job while you were editing. Reload the page to see their version.';
const TAKEN = 'Another job has this address. Choose another one.';
const OVER = 'The last day is over. Choose a later one, or leave it empty.';
/** More than these one job never had; the inbox has the others */
const MOST_APPLICANTS = 500;
const SLUG_TAKEN = 'job_slug_idx';

interface JobChange {
  id: string;
  input: JobInput;
  expectedVersion?: number | null;
}

/** What the office does with jobs and those who apply for them. What it does with one person is their enquiry's. */
export class JobDeskService {
  readonly #platform: Pick<Platform, 'db'>;

  constructor(platform: Pick<Platform, 'db'>) {
    this.#platform = platform;
  }

  list(): Promise<DeskJob[]> {
    return this.#platform.db.query(DESK_JOBS);
  }

  async one(id: string): Promise<DeskJob> {
    const [job] = isUuid(id) ? await this.#platform.db.query<DeskJob[]>(DESK_JOB, [id]) : [];
    if (!job) throw new DomainError('NOT_FOUND', NO_JOB, 'id');
    return job;
  }

  /** Of a job; null: those who applied for none in particular. */
  async applicants(actor: Actor, origin: Origin, jobId: string | null): Promise<JobApplicant[]> {
    if (jobId !== null && !isUuid(jobId)) return [];
    const { db } = this.#platform;
    await writeRead(db.manager, actor, origin, 'job_applicant.list', { jobId });
    return db.query(APPLICANTS_OF, [jobId, MOST_APPLICANTS]);
  }

  async create(actor: Actor, origin: Origin, input: JobInput): Promise<DeskJob> {
    const columns = columnsOf(input);
    const id = newId();
    await this.#write(async (manager) => {
      await manager.insert(Job, { id, ...columns });
      const { title, slug } = columns;
      await writeAudit(manager, actor, origin, { ...subject('job.add', id), after: { title, slug } });
    });
    return this.one(id);
  }

  async update(actor: Actor, origin: Origin, { id, input, expectedVersion }: JobChange): Promise<DeskJob> {
    const columns = columnsOf(input);
    await this.#write(async (manager) => {
      const found = await locked(manager, id, expectedVersion);
      const changed = keysOf(columns).filter((name) => JSON.stringify(columns[name]) !== JSON.stringify(found[name]));
      if (changed.length === 0) return;
      if (found.status === 'OPEN') refusePastDay(columns.closesOn);
      await manager.update(Job, { id }, { ...columns, version: found.version + 1 });
      const { title, slug } = columns;
      await writeAudit(manager, actor, origin, { ...subject('job.change', id), after: { title, slug, changed } });
    });
    return this.one(id);
  }

  /** Shows a job, closes it, or opens it again. Its page follows at once. */
  async move(
    actor: Actor,
    origin: Origin,
    { id, status, expectedVersion }: { id: string; status: JobStatus; expectedVersion?: number | null },
  ): Promise<DeskJob> {
    await this.#write(async (manager) => {
      const found = await locked(manager, id, expectedVersion);
      if (found.status === status) return;
      const moves: readonly JobStatus[] = JOB_MOVES[found.status];
      if (!moves.includes(status)) throw new DomainError('INVALID', 'A job in this state can’t go there.', 'status');
      const isOpen = status === 'OPEN';
      if (isOpen) refusePastDay(found.closesOn);
      const times = isOpen ? { postedAt: new Date(), closedAt: null } : { closedAt: new Date() };
      await manager.update(Job, { id }, { status, ...times, version: found.version + 1 });
      const after = { title: found.title, status };
      await writeAudit(manager, actor, origin, {
        ...subject('job.status', id),
        before: { status: found.status },
        after,
      });
    });
    return this.one(id);
  }

  /** Removes somebody who applied, with the enquiry, its notes and its history. The résumé goes with the next sweep. */
  async removeApplicant(actor: Actor, origin: Origin, enquiryId: string): Promise<void> {
    if (!isUuid(enquiryId)) throw new DomainError('NOT_FOUND', NO_APPLICANT, 'enquiryId');
    await this.#platform.db.transaction(async (manager) => {
      await manager.query(AGE_RESUME, [enquiryId]);
      const [gone] = await manager.query<[{ jobId: string | null }[], number]>(FORGET_APPLICANT, [enquiryId]);
      const [applicant] = gone;
      if (!applicant) throw new DomainError('NOT_FOUND', NO_APPLICANT, 'enquiryId');
      await writeAudit(manager, actor, origin, {
        action: 'career.remove',
        subjectType: 'job',
        subjectId: applicant.jobId ?? undefined,
      });
    });
  }

  async #write(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.#platform.db.transaction(work);
    } catch (error) {
      if (isTakenBy(error, SLUG_TAKEN)) throw new DomainError('ALREADY_EXISTS', TAKEN, 'slug');
      throw error;
    }
  }
}

const subject = (action: string, subjectId: string) => ({ action, subjectType: 'job', subjectId });

async function locked(manager: EntityManager, id: string, expectedVersion: number | null | undefined): Promise<Job> {
  const lock = { mode: 'pessimistic_write' } as const;
  const found = isUuid(id) ? await manager.findOne(Job, { where: { id }, lock }) : null;
  if (!found) throw new DomainError('NOT_FOUND', NO_JOB, 'id');
  if (expectedVersion != null && expectedVersion !== found.version) throw new DomainError('CONFLICT', CHANGED);
  return found;
}

function refusePastDay(closesOn: string | null): void {
  if (closesOn !== null && closesOn < localDateOf(Date.now(), OFFICE_ZONE)) {
    throw new DomainError('INVALID', OVER, 'closesOn');
  }
}

/** The columns of what was sent, once the form's own rules hold. */
function columnsOf(input: JobInput) {
  checkForm(JOB_FORM, input);
  const answers = keptOf(JOB_FORM, input);
  return {
    ...answers,
    // the form knew that each is one of its choices
    department: answers.department as Job['department'],
    employmentType: answers.employmentType as Job['employmentType'],
    locale: answers.locale as Job['locale'],
    payUnit: answers.payFrom === null ? null : (answers.payUnit as Job['payUnit']),
    remote: input.remote ?? false,
    licenceRequired: input.licenceRequired ?? false,
    closesOn: input.closesOn ?? null,
  };
}
