import { slugOf, type BankFacts } from './bank-facts.js';
import type { DeskBank, LenderFacts } from './bank.types.js';

/** Whoever changed something and is gone since */
export const FORMER_COLLEAGUE = 'Former colleague';

/** As PostgreSQL builds it */
export type BankJson = Omit<DeskBank, 'logoUrl' | 'pending'> & {
  logoFile: string | null;
  pending: { facts: BankFacts; authorName: string | null; at: string } | null;
};

/** Without an uploaded logo, one is drawn from the name. */
export const lenderFacts = ({ logoFile, ...facts }: BankFacts): LenderFacts => ({
  ...facts,
  logoUrl: logoFile ?? `/logos/${slugOf(facts.name)}.svg`,
});

export const deskBank = ({ logoFile, pending, ...bank }: BankJson): DeskBank => ({
  ...bank,
  logoUrl: logoFile ?? `/logos/${bank.slug}.svg`,
  pending: pending && {
    facts: lenderFacts(pending.facts),
    authorName: pending.authorName ?? FORMER_COLLEAGUE,
    at: pending.at,
  },
});
