import type { LeadSource } from '../leads/lead-source.js';
import { LEAD_SOURCES } from '../leads/lead-sources.js';

/**
 * Which files only an agent of level 2 or a broker may arrange. Ontario's level 1 deals with financial institutions and
 * lenders approved under the National Housing Act only (FSRA, licensing classes since 2023-04-01; remic.ca). We keep the
 * rule in every province, because a title of level 1 exists in Ontario alone.
 */

/** The kind of a lender that is no financial institution, as `bank.kind` has it. */
export const PRIVATE_LENDER = 'Private lender';

/** Products that mostly private lenders sell: codes of the application's form. */
export const LEVEL_TWO_PRODUCTS: readonly string[] = ['second', 'private'];

const SOURCES: readonly LeadSource[] = LEAD_SOURCES;

/** What somebody asks for where no application names a product yet: codes of an enquiry's topic. */
export const LEVEL_TWO_TOPICS: readonly string[] = SOURCES.filter(({ levelTwo }) => levelTwo).map(({ value }) => value);

/** What is known of a file. What is left out or null is not known. */
export interface FileOfLender {
  /** What was asked for, as `enquiry.topic` stores it */
  topic?: string | null;
  /** The product of the application: a code of `PRODUCTS` */
  product?: string | null;
  /** The kind of the lender it is about, as `bank.kind` stores it */
  lenderKind?: string | null;
}

const among = (codes: readonly string[], code: string | null | undefined): boolean =>
  code != null && codes.includes(code);

/** Whether an agent of level 1 may not have it. The page it came from says nothing. */
export const needsLevelTwo = ({ topic, product, lenderKind }: FileOfLender): boolean =>
  among(LEVEL_TWO_TOPICS, topic) || among(LEVEL_TWO_PRODUCTS, product) || lenderKind === PRIVATE_LENDER;

export const NO_PRIVATE_MORTGAGES = 'Level 1 agents may not arrange private or second mortgages. Choose somebody else.';
