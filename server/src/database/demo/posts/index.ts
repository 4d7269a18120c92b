import { BREAKING_A_MORTGAGE } from './breaking-a-mortgage.js';
import { CONDO_FEE } from './condo-fee.js';
import { EVERY_TWO_WEEKS } from './every-two-weeks.js';
import { FHSA_RRSP } from './fhsa-rrsp.js';
import { FIXED_OR_VARIABLE } from './fixed-or-variable.js';
import { HELPING_CHILDREN } from './helping-children.js';
import { ONE_TAX_RETURN } from './one-tax-return.js';
import { QUEBEC_TAX } from './quebec-tax.js';
import { RENEWAL_LETTER } from './renewal-letter.js';
import { STRESS_TEST } from './stress-test.js';
import { TAKING_IT_WITH_YOU } from './taking-it-with-you.js';
import { THIRTY_YEARS } from './thirty-years.js';

/** The newest first. */
export const DEMO_POSTS = [
  RENEWAL_LETTER,
  QUEBEC_TAX,
  THIRTY_YEARS,
  FIXED_OR_VARIABLE,
  EVERY_TWO_WEEKS,
  STRESS_TEST,
  BREAKING_A_MORTGAGE,
  FHSA_RRSP,
  ONE_TAX_RETURN,
  CONDO_FEE,
  HELPING_CHILDREN,
  TAKING_IT_WITH_YOU,
] as const;
