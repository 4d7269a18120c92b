import { PRIVATE_LENDER } from '@brokerage/domain/agents/level-two';
import type { FitBook, FitLender } from '@brokerage/domain/lender-fit/candidates';
import { policiesOn, type LenderPolicy } from '@brokerage/domain/lender-fit/policy';
import type { PolicyInput } from '@brokerage/domain/lender-fit/policy-form';
import type { FitRate } from '@brokerage/domain/lender-fit/total-cost';
import type { ProgramVersion } from '@brokerage/domain/programs/versions';
import type { DataSource } from 'typeorm';
import { namedQuery, type NamedStatement } from '../../platform/postgres/named-query.js';
import { visibleTo } from '../rates/public.js';
import { BANK } from '../lenders/public.sql.js';
import { RATE } from '../rates/public.sql.js';
import { readProgramVersions } from '../underwriting/public.js';

/** A rate of the book, with what a client is shown of it. */
export interface BookRate extends FitRate {
  logoUrl: string;
  /** Its last day, '2026-11-30' */
  endsOn: string | null;
}

interface PolicyRow {
  id: string;
  bankId: string;
  effectiveFrom: string;
  publishedAt: Date;
  sample: boolean;
  terms: PolicyInput;
}

/** All that a file is asked against; of the policies every version. */
export interface WholeBook {
  lenders: readonly FitLender[];
  policies: readonly LenderPolicy[];
  rates: readonly BookRate[];
  /** The terms of insurers' programs that the office published */
  programs: readonly ProgramVersion[];
}

/** Private lenders are asked by hand: no insurer and no federal rule stands behind them. */
const LENDERS: NamedStatement = {
  name: 'lender-fit.lenders',
  text: `select id, name from ${BANK} bank where active and kind <> '${PRIVATE_LENDER}' order by id`,
};

const RATES: NamedStatement = {
  name: 'lender-fit.rates',
  text: `
    select r.id, b.id as "bankId", b.name as "bankName", b.penalty,
           coalesce(b.logo_file, '/logos/' || b.slug || '.svg') as "logoUrl",
           r.term::float8 as term, r.type, r.compounding, r.rate::float8 as rate, r.fees::float8 as fees,
           r.purpose, r.insurance, r.province, to_char(r.ends_on, 'YYYY-MM-DD') as "endsOn"
    from ${RATE} r
    join ${BANK} b on b.id = r.bank_id and b.active and b.kind <> '${PRIVATE_LENDER}'
    where ${visibleTo('true')}
    order by r.id`,
};

const POLICIES: NamedStatement = {
  name: 'lender-fit.policies',
  text: `
    select id, bank_id as "bankId", to_char(effective_from, 'YYYY-MM-DD') as "effectiveFrom",
           created_at as "publishedAt", sample, terms
    from lender_policy order by id`,
};

export async function readBook(db: DataSource): Promise<WholeBook> {
  const [lenders, rates, rows] = [
    await namedQuery<FitLender>(db, LENDERS, []),
    await namedQuery<BookRate>(db, RATES, []),
    await namedQuery<PolicyRow>(db, POLICIES, []),
  ];
  const policies = rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }));
  return { lenders, rates, policies, programs: await readProgramVersions(db) };
}

const withPolicies = ({ lenders, rates }: WholeBook, policies: readonly LenderPolicy[]): FitBook => ({
  lenders,
  rates,
  lent: rates.filter(({ type }) => type === 'fixed'),
  policies,
});

/** The book of a day. */
export const bookOn = (whole: WholeBook, day: string): FitBook => withPolicies(whole, policiesOn(whole.policies, day));

/** The same with policies that were in force once. */
export const bookWith = (whole: WholeBook, policyIds: readonly string[]): FitBook =>
  withPolicies(
    whole,
    whole.policies.filter(({ id }) => policyIds.includes(id)),
  );
