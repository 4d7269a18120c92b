import type { AgentAway, AgentHours } from '@brokerage/domain/agents/lists';
import { PHOTO_MAX_BYTES } from '@brokerage/domain/agents/photo';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { Actor, Origin } from '../../kernel/actor.js';
import { DomainError } from '../../kernel/domain-error.js';
import { readUpload, type UploadedFile } from '../../graphql/upload.js';
import { newId } from '../../platform/ids.js';
import type { Platform } from '../../platform/platform.js';
import { besideRow } from '../../platform/postgres/beside-row.js';
import { onlyRow } from '../../platform/postgres/only-row.js';
import { writeAudit } from '../audits/public.js';
import { refuseWhileHeld } from '../licensing/public.js';
import { changedFacts, columnsOf, differences, factsOf, NEW_AGENT, type AgentFacts } from './agent-facts.js';
import { keepPhoto } from './agent-photo.js';
import { PHOTOS } from './agent.limits.js';
import { photoAddress, today } from './agent-row.js';
import { Agent, type AgentPhoto } from './agent.entity.js';
import type { AgentInput } from './agent.inputs.js';
import { NO_AGENT, type AgentService } from './agent.service.js';
import { CLAIMING, NEXT_CALENDAR, RELEASE } from './agent.sql.js';
import type { DeskAgent } from './agent.types.js';
import { BOOKING, ADD_AWAY, ADD_HOURS, FORGET_AWAY, FORGET_HOURS } from '../bookings/public.sql.js';
import { USER_ACCOUNT_ROWS } from '../users/public.sql.js';

const CHANGED = 'Somebody else changed this agent while you were editing. Reload the page to see their version.';
const NO_ACCOUNT = 'There is no such account.';
const ACCOUNT_TAKEN = 'This account belongs to another agent.';
const LOCK_ACCOUNT = `select from ${USER_ACCOUNT_ROWS} user_account where id = $1 for no key update`;
const OTHER_HAS_IT = 'select exists (select from agent where user_id = $1 and id <> $2) as taken';
const HAS_CALLS = `select exists (select from ${BOOKING} booking where agent_id = $1) as used`;

type Action = 'agent.add' | 'agent.change' | 'agent.photo' | 'agent.remove';
type EditPlatform = Pick<Platform, 'db' | 'files' | 'limits'>;

/** The office's changes of agents. */
export class AgentEditService {
  readonly #platform: EditPlatform;
  readonly #agents: AgentService;

  constructor(platform: EditPlatform, agents: AgentService) {
    this.#platform = platform;
    this.#agents = agents;
  }

  async create(actor: Actor, origin: Origin, input: AgentInput): Promise<DeskAgent> {
    const facts = changedFacts(NEW_AGENT, input, today());
    const id = newId();
    await this.#platform.db.transaction(async (manager) => {
      await this.#claim(manager, facts.subdomain, null);
      await checkAccount(manager, id, facts.userId);
      if (columnsOf(facts).level === 1) await refuseWhileHeld(manager, id, facts.userId);
      const { no } = onlyRow(await manager.query<{ no: number }[]>(NEXT_CALENDAR));
      await manager.insert(Agent, { id, calendarNo: no, ...columnsOf(facts) });
      await setHours(manager, no, facts.hours);
      await setAway(manager, no, facts.away);
      await audit(manager, actor, origin, 'agent.add', id, { after: seen(facts) });
    });
    return this.#agents.desk(id);
  }

  async update(
    actor: Actor,
    origin: Origin,
    { id, input, expectedVersion }: { id: string; input: AgentInput; expectedVersion?: number | null },
  ): Promise<DeskAgent> {
    await this.#change(id, expectedVersion, async (manager, found) => {
      const row = await this.#agents.row(id, true);
      if (!row) throw new DomainError('NOT_FOUND', NO_AGENT);
      const before = factsOf(row, today());
      const facts = changedFacts(before, input, today());
      const changed = differences(before, facts);
      if (changed.length === 0) return false;
      await checkAccount(manager, id, facts.userId);
      if (columnsOf(facts).level === 1) await refuseWhileHeld(manager, id, facts.userId);
      if (facts.subdomain !== before.subdomain) {
        await this.#claim(manager, facts.subdomain, id);
        await manager.query(RELEASE, [before.subdomain, id]);
      }
      await manager.update(Agent, { id }, columnsOf(facts));
      if (changed.includes('hours')) await setHours(manager, found.calendarNo, facts.hours);
      if (changed.includes('away')) await setAway(manager, found.calendarNo, facts.away);
      await audit(manager, actor, origin, 'agent.change', id, {
        before: seen(before),
        after: { ...seen(facts), changed },
      });
      return true;
    });
    return this.#agents.desk(id);
  }

  /** Writes the files first and removes them if the row is not written. The old photo's files go once the new photo is shown. */
  async setPhoto(
    actor: Actor,
    origin: Origin,
    { id, file, expectedVersion }: { id: string; file: Promise<UploadedFile> | null; expectedVersion?: number | null },
  ): Promise<DeskAgent> {
    if (file) await this.#platform.limits.consume(PHOTOS, actor.userId);
    const photo = file && (await keepPhoto(this.#platform.files, (await readUpload(file, PHOTO_MAX_BYTES)).bytes));
    let old: AgentPhoto | null = null;
    const show = async (manager: EntityManager, found: Agent): Promise<boolean> => {
      old = found.photo;
      await manager.update(Agent, { id }, { photo, focusX: NEW_AGENT.focusX, focusY: NEW_AGENT.focusY });
      const name = { name: found.name };
      await audit(manager, actor, origin, 'agent.photo', id, { after: { ...name, photo: photo !== null } });
      return true;
    };
    await this.#change(id, expectedVersion, show, () => this.#forget(photo));
    await this.#forget(old);
    return this.#agents.desk(id);
  }

  /**
   * True where nothing is left of them; whoever was booked once stays in the records, is no longer shown and has no desk. A
   * trigger ends the address of their calls.
   */
  async remove(actor: Actor, origin: Origin, id: string, expectedVersion?: number | null): Promise<boolean> {
    const { removed, photo } = await this.#platform.db.transaction(async (manager) => {
      const found = await locked(manager, id, expectedVersion);
      const { used } = onlyRow(await manager.query<{ used: boolean }[]>(HAS_CALLS, [id]));
      if (used) await manager.update(Agent, { id }, { active: false, userId: null, version: found.version + 1 });
      else {
        await manager.query(CLAIMING);
        await manager.query(RELEASE, [found.subdomain, id]);
        await manager.query(FORGET_HOURS, [found.calendarNo]);
        await manager.query(FORGET_AWAY, [found.calendarNo]);
        await manager.delete(Agent, { id });
      }
      await audit(manager, actor, origin, 'agent.remove', id, {
        before: { name: found.name },
        after: { removed: !used },
      });
      return { removed: !used, photo: used ? null : found.photo };
    });
    await this.#forget(photo);
    return removed;
  }

  async #change(
    id: string,
    expectedVersion: number | null | undefined,
    work: (manager: EntityManager, found: Agent) => Promise<boolean>,
    forget: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const change = async (manager: EntityManager): Promise<void> => {
      const found = await locked(manager, id, expectedVersion);
      if (await work(manager, found)) await manager.update(Agent, { id }, { version: found.version + 1 });
    };
    await besideRow(this.#platform.db, change, forget);
  }

  async #claim(manager: EntityManager, subdomain: string, id: string | null): Promise<void> {
    await manager.query(CLAIMING);
    const problem = await this.#agents.addressProblem(subdomain, id, manager);
    if (problem !== null) throw new DomainError('ALREADY_EXISTS', problem, 'subdomain');
    await manager.query('delete from subdomain_history where subdomain = $1', [subdomain]);
  }

  async #forget(photo: AgentPhoto | null): Promise<void> {
    if (!photo) return;
    await this.#platform.files.remove(photoAddress(photo.id, 'webp'));
    await this.#platform.files.remove(photoAddress(photo.id, 'avif'));
  }
}

async function locked(manager: EntityManager, id: string, expectedVersion?: number | null): Promise<Agent> {
  const lock = { mode: 'pessimistic_write' } as const;
  const found = isUuid(id) ? await manager.findOne(Agent, { where: { id }, lock }) : null;
  if (!found) throw new DomainError('NOT_FOUND', NO_AGENT);
  if (expectedVersion != null && expectedVersion !== found.version) throw new DomainError('CONFLICT', CHANGED);
  return found;
}

async function setHours(manager: EntityManager, calendarNo: number, hours: readonly AgentHours[]): Promise<void> {
  await manager.query(FORGET_HOURS, [calendarNo]);
  const rows = hours.map((opening) => ({ id: newId(), ...opening }));
  await manager.query(ADD_HOURS, [calendarNo, JSON.stringify(rows)]);
}

async function setAway(manager: EntityManager, calendarNo: number, away: readonly AgentAway[]): Promise<void> {
  await manager.query(FORGET_AWAY, [calendarNo]);
  await manager.query(ADD_AWAY, [calendarNo, JSON.stringify(away)]);
}

/** The account exists and belongs to no other agent. Locks it, so that the second of two simultaneous requests is refused. */
async function checkAccount(manager: EntityManager, id: string, userId: string | null): Promise<void> {
  if (userId === null) return;
  const [account] = await manager.query<unknown[]>(LOCK_ACCOUNT, [userId]);
  if (!account) throw new DomainError('INVALID', NO_ACCOUNT, 'userId');
  // asked once the account is locked: a statement sees what was there when it began
  const { taken } = onlyRow(await manager.query<{ taken: boolean }[]>(OTHER_HAS_IT, [userId, id]));
  if (taken) throw new DomainError('ALREADY_EXISTS', ACCOUNT_TAKEN, 'userId');
}

/** What the journal keeps: whom, and what decides where and whether they are shown. */
const seen = ({ licensedName, subdomain, title, active }: AgentFacts): Record<string, unknown> => ({
  name: licensedName,
  subdomain,
  title,
  active,
});

const audit = (
  manager: EntityManager,
  actor: Actor,
  origin: Origin,
  action: Action,
  subjectId: string,
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> => writeAudit(manager, actor, origin, { action, subjectType: 'agent', subjectId, ...values });
