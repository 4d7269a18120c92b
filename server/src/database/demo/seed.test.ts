import fs from 'node:fs';
import path from 'node:path';
import type { Answers } from '@brokerage/domain/application/parts';
import { applicationProblems, standings } from '@brokerage/domain/application/standing';
import { fileOf } from '@brokerage/domain/underwriting/file-of';
import { accountsFile, readAccounts } from './accounts.js';
import { seedDemo } from './seed.js';
import { welcome } from './welcome.js';
import { testPlatform, type TestPlatform } from '../../../test/platform.js';
import { verifyPassword } from '../../platform/passwords.js';

const count = async ({ platform }: TestPlatform): Promise<unknown> => {
  const [row] = await platform.db.query<unknown[]>(
    `select (select count(*) from bank)::int as banks, (select count(*) from enquiry)::int as enquiries,
       (select count(*) from user_account)::int as people, (select count(*) from calculation)::int as calculations`,
  );
  return row;
};

describe('sample data', () => {
  it('is made once', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { platform } = test;
    expect(await count(test)).toEqual({ banks: 55, enquiries: 12, people: 10, calculations: 3 });
    await Promise.all([seedDemo(platform), seedDemo(platform)]);
    expect(await count(test)).toEqual({ banks: 55, enquiries: 12, people: 10, calculations: 3 });

    const perBank = await platform.db.query<{ n: number }[]>(
      'select count(*)::int as n from rate group by bank_id order by 1',
    );
    expect(perBank[0]?.n).toBeGreaterThanOrEqual(4);
    expect(perBank.at(-1)?.n).toBeLessThanOrEqual(8);
    const best = await platform.db.query(
      'select type, min(rate) as rate from rate where term = 5 group by type order by type',
    );
    expect(best).toEqual([
      { type: 'fixed', rate: '3.9400' },
      { type: 'variable', rate: '3.7500' },
    ]);
    // one adviser has a portrait, drawn by us
    const photos = await platform.db.query<{ id: string }[]>(
      `select photo ->> 'id' as id from agent where photo is not null`,
    );
    expect(photos).toHaveLength(1);
    const file = path.join(platform.config.dataDir, 'uploads/agents', `${photos[0]?.id}.webp`);
    expect(fs.statSync(file).size).toBeLessThan(40_000);
    await test.close();
  });

  it('has rates a broker would recognize', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { db } = test.platform;
    const best = await db.query<{ term: string; type: string; insurance: string; rate: string }[]>(
      `select term::float as term, type, insurance, min(rate)::float as rate from rate group by 1, 2, 3`,
    );
    const lowest = (term: number, type: string, insurance?: string): number =>
      Math.min(
        ...best
          .filter(
            (row) => Number(row.term) === term && row.type === type && (!insurance || row.insurance === insurance),
          )
          .map(({ rate }) => Number(rate)),
      );
    // insured is cheapest, six months is no private loan, and variable comes in more than one term
    expect(lowest(5, 'fixed', 'insured')).toBeLessThan(lowest(5, 'fixed', 'uninsured'));
    expect(lowest(5, 'variable', 'insured')).toBeLessThan(lowest(5, 'variable', 'uninsured'));
    expect(lowest(0.5, 'fixed')).toBeLessThan(6);
    expect(lowest(3, 'variable')).toBeLessThan(4.5);
    const [odd] = await db.query<{ n: number }[]>(
      `select count(*)::int as n from rate r join bank b on b.id = r.bank_id
       where r.fees <= 0 or r.rate > 6.9 and b.kind <> 'Private lender' or r.fees > 500000 * 0.025`,
    );
    expect(odd?.n).toBe(0);
    await test.close();
  });

  it('has a year of changes that differ from lender to lender', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const paths = await test.platform.db.query<{ path: string }[]>(
      `select string_agg((h.new_rate - h.old_rate)::text, ',' order by h.created_at) as path
       from rate_history h join rate r on r.id = h.rate_id where r.type = 'fixed' group by r.id`,
    );
    expect(new Set(paths.map(({ path }) => path)).size).toBeGreaterThan(10);
    expect(paths.some(({ path }) => /(^|,)0\.\d*[1-9]/.test(path))).toBe(true);
    await test.close();
  });

  it('gives the account holder two applications and calculations that open', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { db, encryption } = test.platform;
    const applications = await db.query(
      `select a.mortgage_type as type, e.status from application a join enquiry e on e.source_id = a.id
       join user_account u on u.id = a.user_id where u.role = 'ACCOUNT_HOLDER' order by a.created_at desc`,
    );
    expect(applications).toEqual([
      { type: 'new_purchase', status: 'NEW' },
      { type: 'equity_takeout', status: 'IN_REVIEW' },
    ]);
    const kept = await db.query<{ kind: string; inputs: string; results: string }[]>(
      'select kind, inputs, results from calculation order by created_at desc',
    );
    expect(kept.map(({ kind }) => kind)).toEqual(['prepayment', 'prepayment', 'purchase']);
    for (const { inputs, results } of kept) {
      expect(encryption.decryptJson<{ scenario: string }>(inputs).scenario).toMatch(/rate=/);
      expect(encryption.decryptJson<{ payment: number }>(results).payment).toBeGreaterThan(1000);
    }
    await test.close();
  });

  it('has calls only while their adviser takes some, and leads from several campaigns', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { db } = test.platform;
    const [outside] = await db.query<{ n: number }[]>(
      `select count(*)::int as n from booking b where not exists (
         select from working_hours h where h.calendar_no = b.calendar_no
           and h.weekday = extract(isodow from b.starts_at at time zone 'America/Toronto')
           and (b.starts_at at time zone 'America/Toronto')::time >= h.starts::time
           and (b.ends_at at time zone 'America/Toronto')::time <= h.ends::time)`,
    );
    expect(outside?.n).toBe(0);
    const channels = await db.query<{ channel: string }[]>('select distinct channel from enquiry');
    expect(channels.length).toBeGreaterThanOrEqual(5);
    await test.close();
  });

  it('has a comprehensive application that a broker can work on', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { db, encryption } = test.platform;
    const [sent, ...others] = await db.query<{ id: string; content: string }[]>(
      `select id, content from application where kind = 'comprehensive'`,
    );
    expect(others).toEqual([]);
    const answers = encryption.decryptJson<Answers>(sent?.content ?? '');
    expect(applicationProblems(answers)).toEqual([]);
    expect(standings(answers).flatMap(({ missing }) => missing)).toEqual([]);
    expect(fileOf(answers, { asOf: '2026-11-22', ratePct: 4.34, amortizationYears: 25 }).missing).toEqual([]);
    const requests = await db.query<{ code: string }[]>('select code from document_request where application_id = $1', [
      sent?.id,
    ]);
    expect(requests.map(({ code }) => code)).toContain('mortgage_statement');
    await test.close();
  });

  it('tells the passwords once and keeps them for its owner only', async () => {
    const test = await testPlatform({ DEMO: '1' });
    const { platform } = test;
    const accounts = readAccounts(platform.config.dataDir)?.accounts ?? [];
    expect(accounts.map(({ role }) => role)).toEqual(['ADMIN', 'MODERATOR', 'ACCOUNT_HOLDER', 'ACCOUNT_HOLDER']);
    expect(fs.statSync(accountsFile(platform.config.dataDir)).mode & 0o777).toBe(0o600);
    for (const { email, password } of accounts) {
      const [user] = await platform.db.query<{ hash: string }[]>(
        'select password_hash as hash from user_account where email = $1',
        [email],
      );
      expect(await verifyPassword(user?.hash, password)).toBe(true);
    }
    const password = accounts[0]?.password ?? '';
    expect(await welcome(platform)).toContain(password);
    expect(await welcome(platform)).not.toContain(password);
    await test.close();
  });

  it('stays out of a database that has data of its own, unless it was asked for by name', async () => {
    const test = await testPlatform();
    const { platform } = test;
    await platform.db.query(
      `insert into user_account (id, name, email) values (gen_random_uuid(), 'Somebody', 's@example.ca')`,
    );
    await seedDemo({ ...platform, config: { ...platform.config, demo: true, demoForced: false } });
    expect(await count(test)).toEqual({ banks: 0, enquiries: 0, people: 1, calculations: 0 });
    await seedDemo({ ...platform, config: { ...platform.config, demo: true, demoForced: true } });
    expect(await count(test)).toEqual({ banks: 55, enquiries: 12, people: 11, calculations: 3 });
    await test.close();
  });

  it('does not stand in the way of the administrator the environment names', async () => {
    const test = await testPlatform({
      ADMIN_EMAIL: 'Owner@Example.ca',
      ADMIN_PASSWORD: 'a long enough password',
      DEMO: '0',
    });
    expect(await test.platform.db.query('select email, role from user_account')).toEqual([
      { email: 'Owner@Example.ca', role: 'ADMIN' },
    ]);
    await test.close();
  });
});
