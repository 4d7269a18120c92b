import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { ApplicationEvent } from '../../modules/applications/application-event.entity.js';
import { Application } from '../../modules/applications/application.entity.js';
import { Agent } from '../../modules/agents/agent.entity.js';
import { keepPhoto } from '../../modules/agents/agent-photo.js';
import { Booking } from '../../modules/bookings/booking.entity.js';
import { WorkingHours } from '../../modules/bookings/hours.entities.js';
import { Job } from '../../modules/careers/job.entity.js';
import { Calculation } from '../../modules/calculations/calculation.entity.js';
import { writeConsents } from '../../modules/consents/consent.service.js';
import { insertDocumentRequests } from '../../modules/documents/document-requests.sql.js';
import { EnquiryContact } from '../../modules/enquiries/work/contact.entity.js';
import { EnquiryEvent } from '../../modules/enquiries/event.entity.js';
import { EnquiryNote } from '../../modules/enquiries/file/notes/note.entity.js';
import { Enquiry } from '../../modules/enquiries/enquiry.entity.js';
import { Bank } from '../../modules/lenders/bank.entity.js';
import { LenderPolicy } from '../../modules/lender-fit/lender-policy.entity.js';
import { Rate } from '../../modules/rates/rate.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { newId } from '../../platform/ids.js';
import type { Encryption } from '../../platform/interfaces.js';
import type { Logger } from '../../platform/logger.js';
import type { Platform } from '../../platform/platform.js';
import { hashPassword } from '../../platform/passwords.js';
import { addPosts } from './blog.js';
import { ADVISER_ADDRESSES, keepAccounts, makeAccounts } from './accounts.js';
import { demoCalculations } from './calculations.js';
import { demoCalls } from './calls.js';
import { demoEnquiries } from './enquiries.js';
import { demoJobs } from './jobs.js';
import { demoLenders } from './lenders.js';
import { demoPolicies } from './lender-policies.js';
import { LICENCES } from './licences.js';
import { portrait } from './portrait.js';
import { withPast } from './rate-history.js';

/** Any number, the same in every instance */
const LOCK = 7_310_202_613;
const STEP = 'demo-data';
const ADD_HISTORY = `
  insert into rate_history (id, rate_id, bank_id, bank_name, old_rate, new_rate, before, after, created_at)
  select h.id, h."rateId", h."bankId", h."bankName", h."oldRate", h."newRate", h.before, h.after, h."createdAt"
  from jsonb_to_recordset($1::jsonb) as h(id uuid, "rateId" uuid, "bankId" uuid, "bankName" text, "oldRate" numeric,
    "newRate" numeric, before jsonb, after jsonb, "createdAt" timestamptz)`;

/** $1 addresses of the sample accounts: an adviser gets the account with their name. */
const GIVE_ACCOUNTS = `
  update agent set user_id = u.id from user_account u where u.email = any($1) and u.name = agent.name`;

export interface DemoParts {
  db: DataSource;
  config: Pick<Config, 'demo' | 'demoForced' | 'dataDir'>;
  encryption: Encryption;
  files: Platform['files'];
  log: Logger;
}

/**
 * Sample lenders, people and enquiries, made once per database. Unless DEMO=1 asks for them, only in a database without
 * data of its own. One transaction, so that they are never half there.
 */
export async function seedDemo({ db, config, encryption, files, log }: DemoParts): Promise<void> {
  if (!config.demo) return;
  const made = await db.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await wasDone(manager)) return false;
    if (!config.demoForced && (await hasOwnData(manager))) return false;
    const now = new Date();
    const { banks, rates: offers } = demoLenders(now);
    const { rates, history } = withPast(offers, banks, now);
    await manager.insert(Bank, banks);
    await manager.insert(Rate, rates);
    await manager.insert(LenderPolicy, demoPolicies(banks, now));
    // PostgreSQL takes 65,535 values in one statement
    await manager.query(ADD_HISTORY, [JSON.stringify(history)]);
    const { staff, holder } = await addPeople(manager, config.dataDir, encryption);
    const calls = demoCalls({ now, encryption });
    const photo = await keepPhoto(files, await portrait());
    await manager.insert(
      Agent,
      calls.agents.map((agent, index) => (index === 0 ? { ...agent, photo } : agent)),
    );
    await manager.query(GIVE_ACCOUNTS, [ADVISER_ADDRESSES]);
    const sample = demoEnquiries({ now, banks, advisers: calls.agents, staff, holder, encryption });
    await manager.insert(Application, sample.applications);
    await manager.insert(ApplicationEvent, sample.applicationEvents);
    await manager.insert(Enquiry, sample.enquiries);
    await manager.insert(EnquiryEvent, sample.enquiryEvents);
    await manager.insert(EnquiryContact, sample.contacts);
    await manager.insert(EnquiryNote, sample.notes);
    await writeConsents(manager, sample.consents);
    await manager.query(insertDocumentRequests('$1::jsonb'), [JSON.stringify(sample.documentRequests)]);
    await manager.insert(Calculation, demoCalculations({ now, userId: holder.id, encryption }));
    await manager.insert(WorkingHours, calls.hours);
    await manager.insert(Booking, calls.bookings);
    await manager.query(`update site_settings set licences = $1 where licences = '[]'`, [JSON.stringify(LICENCES)]);
    await manager.insert(Job, demoJobs(now));
    await addPosts(manager, now);
    await manager.query('insert into installation_step (name) values ($1)', [STEP]);
    return true;
  });
  if (made) log.info('made sample data');
}

async function wasDone(manager: EntityManager): Promise<boolean> {
  const rows = await manager.query<unknown[]>('select from installation_step where name = $1', [STEP]);
  return rows.length > 0;
}

/** The administrator named by the environment does not count: a new installation has one. */
async function hasOwnData(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ used: boolean }[]>(
    `select exists (select from bank) or exists (select from application) or exists (select from enquiry)
       or exists (select from user_account where role <> 'ADMIN') as used`,
  );
  return row?.used ?? true;
}

interface People {
  /** A staff member */
  staff: string;
  holder: { id: string; email: string };
}

/** The sample people. Anyone who already has one of the addresses keeps it. */
async function addPeople(
  manager: EntityManager,
  dataDir: string,
  encryption: DemoParts['encryption'],
): Promise<People> {
  const accounts = makeAccounts();
  const people = await Promise.all(
    accounts.map(async ({ name, email, role, phone, password }) => ({
      id: newId(),
      name,
      email,
      role,
      phone: phone === undefined ? null : encryption.encryptText(phone),
      passwordHash: await hashPassword(password),
      emailVerifiedAt: new Date(),
    })),
  );
  await manager.createQueryBuilder().insert().into(User).values(people).orIgnore().execute();
  keepAccounts(dataDir, { shown: false, accounts });
  const [admin] = await manager.query<{ id: string }[]>(
    `select id from user_account where role = 'ADMIN' order by created_at limit 1`,
  );
  const address = accounts.find(({ role }) => role === 'ACCOUNT_HOLDER')?.email;
  const [holder] = await manager.query<{ id: string; email: string }[]>(
    'select id, email from user_account where lower(email) = $1',
    [address],
  );
  if (!admin || !holder) throw new Error('the sample data has no administrator or account holder');
  return { staff: admin.id, holder };
}
