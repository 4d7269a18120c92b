import type { SectionName } from '../application/parts.js';
import type { DocumentCode } from './documents.js';
import { entriesOf } from '../data/objects.js';

/** Which part of an application each document proves. What is only needed for closing proves none. */
const PROOFS = {
  plans: ['photo_id', 'second_id', 'pr_card', 'work_permit', 'foreign_credit_report'],
  work: [
    'employment_letter',
    'pay_stub',
    't4_1y',
    't4_2y',
    'noa_1y',
    'noa_2y',
    'probation_waiver',
    'return_to_work_letter',
    'employment_contract',
    't1_general_2y',
    'business_registration',
    'articles_of_incorporation',
    'financial_statements_2y',
    'tax_arrears_clearance',
    'pension_statement',
    't4a_1y',
    'income_proof',
    'investment_statements',
    'separation_agreement',
    'support_deposits',
    'child_benefit_statement',
    'disability_statement',
    'ei_statement',
  ],
  home: [
    'purchase_agreement',
    'mls_listing',
    'builder_agreement',
    'new_home_warranty',
    'condo_status_certificate',
    'property_tax_bill',
    'condo_fee_statement',
    'appraisal',
    'lease_agreement',
  ],
  'down-payment': [
    'account_history_90d',
    'rrsp_statement_90d',
    'fhsa_statement_90d',
    'investment_statement_90d',
    'heloc_statement_90d',
    'gift_letter',
    'gift_deposit_proof',
    'inheritance_proof',
    'loan_agreement',
    'sale_agreement',
    'mortgage_payout_statement',
  ],
  mortgage: ['mortgage_statement', 'renewal_offer', 'second_mortgage_statement', 'exit_strategy'],
  money: ['debt_statements', 'other_property_tax_bill', 'other_property_mortgage_statement', 'other_property_lease'],
  questions: ['bankruptcy_discharge', 'proposal_completion'],
} as const satisfies Partial<Record<SectionName, readonly DocumentCode[]>>;

const SECTION_OF = new Map<string, SectionName>(
  entriesOf(PROOFS).flatMap(([section, codes]) => codes.map((code): [string, SectionName] => [code, section])),
);

/** The part of the application whose answers a document proves; none for closing papers and those in our own words. */
export const sectionProvedBy = (code: string): SectionName | undefined => SECTION_OF.get(code);
