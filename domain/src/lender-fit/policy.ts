import type { UnderwritingPolicy } from '../mortgage/tables/underwriting.js';
import type { Borrower, MortgageFile } from '../underwriting/file.js';
import { bestScore } from '../underwriting/limits.js';
import { policyOf } from '../underwriting/ratios.js';
import type { PolicyInput } from './policy-form.js';
import type { FitRate } from './total-cost.js';

/** A policy as it is kept: one version of what a lender takes and counts. */
export interface LenderPolicy {
  id: string;
  bankId: string;
  /** Its first day, '2026-11-25'; it ends where the next one begins */
  effectiveFrom: string;
  /** Among those of one day the last one holds */
  publishedAt: string;
  /** Made up to show how it works: no lender said so */
  sample: boolean;
  terms: PolicyInput;
}

const isLater = (one: LenderPolicy, other: LenderPolicy): boolean =>
  one.effectiveFrom > other.effectiveFrom ||
  (one.effectiveFrom === other.effectiveFrom && one.publishedAt > other.publishedAt);

/** The policies in force on a day: of each lender and product the last that began. */
export function policiesOn(policies: readonly LenderPolicy[], day: string): LenderPolicy[] {
  const found = new Map<string, LenderPolicy>();
  for (const policy of policies.filter(({ effectiveFrom }) => effectiveFrom <= day)) {
    const key = `${policy.bankId} ${policy.terms.product}`;
    const before = found.get(key);
    if (!before || isLater(policy, before)) found.set(key, policy);
  }
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The one of a lender's policies that a rate falls under: of its own kind, or of all its mortgages. */
export const policyFor = (
  policies: readonly LenderPolicy[],
  { bankId, type }: { bankId: string; type: 'fixed' | 'variable' },
): LenderPolicy | undefined => {
  const own = policies.filter((policy) => policy.bankId === bankId);
  return own.find(({ terms }) => terms.product === type) ?? own.find(({ terms }) => terms.product === 'any');
};

/** Whose score counts; nobody's where one that counts is not known. */
function scoredBy({ borrowers }: MortgageFile, used: string): readonly Borrower[] {
  if (used === 'best') return borrowers;
  const [first] = borrowers;
  const scores = borrowers.map(({ creditScore }) => creditScore);
  const score = used === 'primary' ? first?.creditScore : scores.includes(undefined) ? undefined : lowest(scores);
  return borrowers.map((borrower) => ({ ...borrower, creditScore: score }));
}
const lowest = (scores: readonly (number | undefined)[]): number => Math.min(...scores.map((score) => score ?? 0));

/** An insurer's limit holds beside the lender's own. */
function limitsUnder(
  terms: PolicyInput,
  usual: UnderwritingPolicy,
  score: number | null,
): Pick<
  UnderwritingPolicy,
  | 'insuredGdsPct'
  | 'insuredTdsPct'
  | 'insuredMinScore'
  | 'conventionalGdsPct'
  | 'conventionalTdsPct'
  | 'conventionalMinScore'
> {
  const isStrong = terms.strongScore != null && score !== null && score >= terms.strongScore;
  const gds = (isStrong ? terms.strongGdsPct : null) ?? terms.otherGdsPct;
  const tds = (isStrong ? terms.strongTdsPct : null) ?? terms.otherTdsPct;
  return {
    insuredGdsPct: Math.min(usual.insuredGdsPct, terms.insuredGdsPct ?? usual.insuredGdsPct),
    insuredTdsPct: Math.min(usual.insuredTdsPct, terms.insuredTdsPct ?? usual.insuredTdsPct),
    insuredMinScore: Math.max(usual.insuredMinScore, terms.insuredMinScore ?? usual.insuredMinScore),
    conventionalGdsPct: gds ?? usual.conventionalGdsPct,
    conventionalTdsPct: tds ?? usual.conventionalTdsPct,
    conventionalMinScore: terms.otherMinScore ?? usual.conventionalMinScore,
  };
}

const PLUS_15 = 15;

/** What is lent as an uninsured mortgage keeps to the limits of one, whatever a lender could insure in bulk. */
const asLent = (terms: PolicyInput | null, insurance: string): Pick<Partial<UnderwritingPolicy>, 'insurableCap'> =>
  insurance === 'uninsured' || terms?.insurable === 'no' ? { insurableCap: 0 } : {};

/** The file as a lender counts it, at its rate. Without a policy it is counted as most lenders do. */
export function fileUnder(
  file: MortgageFile,
  terms: PolicyInput | null,
  { rate: ratePct, insurance }: Pick<FitRate, 'rate' | 'insurance'>,
): MortgageFile {
  const lent = asLent(terms, insurance);
  const atRate = {
    ...file,
    mortgage: { ...file.mortgage, ratePct },
    policy: { ...file.policy, ...lent },
  };
  if (!terms) return atRate;
  const usual = policyOf(file);
  const borrowers = scoredBy(file, terms.scoreUsed);
  return {
    ...atRate,
    borrowers,
    policy: {
      ...file.policy,
      ...lent,
      ...limitsUnder(terms, usual, bestScore({ ...file, borrowers })),
      rentalTreatment: (terms.rentMethod as UnderwritingPolicy['rentalTreatment'] | null) ?? usual.rentalTreatment,
      rentalPct: terms.rentPct ?? usual.rentalPct,
      revolvingPct: terms.revolvingPct ?? usual.revolvingPct,
      helocYears: terms.helocYears ?? usual.helocYears,
      selfEmployedGrossUpPct: terms.selfEmployed === 'plus_15' ? PLUS_15 : usual.selfEmployedGrossUpPct,
      insolvencyMonths: Math.max(usual.insolvencyMonths, terms.insolvencyMonths ?? 0),
    },
  };
}
