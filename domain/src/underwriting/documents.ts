/** A document we may ask for. Codes are stored; the words are made where people read them. */
interface DocumentKind {
  /** For the applicant */
  label: string;
  /** What counts, and how recent it has to be */
  hint: string;
  /** For the office */
  staffLabel: string;
  /** Lenders refuse it when it is older */
  expiresAfterDays?: number;
}

const MONTH = 30;
const QUARTER = 90;

const kind = (label: string, hint: string, staffLabel: string, expiresAfterDays?: number): DocumentKind => ({
  label,
  hint,
  staffLabel,
  expiresAfterDays,
});

/** Every document, in the order people look for it. Source: lenders’ published lists, CMHC, FCAC. */
export const DOCUMENTS = {
  photo_id: kind('Photo ID', 'A driver’s licence, both sides, or a passport. It must not be expired', 'Photo ID'),
  second_id: kind(
    'Second ID',
    'Another government ID or a credit card with your name. Please don’t send a health card',
    'Second ID',
  ),
  pr_card: kind('Permanent resident card', 'Both sides, or your confirmation of permanent residence', 'PR card'),
  work_permit: kind('Work or study permit', 'Every page, still valid', 'Work permit'),
  foreign_credit_report: kind(
    'Credit report from abroad',
    'From the country you lived in before, or a letter from your bank there',
    'Foreign credit report',
  ),
  employment_letter: kind(
    'Employment letter',
    'On letterhead, with your title, start date and pay, dated in the last 30 days. One from each employer',
    'Employment letter',
    MONTH,
  ),
  pay_stub: kind(
    'Pay stub',
    'From the last 30 days, with the year-to-date total. One from each employer',
    'Pay stub',
    MONTH,
  ),
  t4_1y: kind('T4 slip', 'For last year, from each employer', 'T4, last year'),
  t4_2y: kind('T4 slips, 2 years', 'For the last two years, from each employer', 'T4s, last 2 years'),
  noa_1y: kind('Notice of assessment', 'Every page of last year’s, from the CRA', 'Notice of assessment, last year'),
  noa_2y: kind(
    'Notices of assessment, 2 years',
    'Every page of the last two, from the CRA',
    'Notices of assessment, last 2 years',
  ),
  probation_waiver: kind(
    'Letter about your probation',
    'Your employer says when probation ends, or that it’s waived',
    'Probation waiver',
  ),
  return_to_work_letter: kind(
    'Return-to-work letter',
    'Your employer confirms the day you’re back, your title and your pay',
    'Return-to-work letter',
  ),
  employment_contract: kind(
    'Employment contract',
    'The signed contract, with its start, end and pay',
    'Employment contract',
  ),
  t1_general_2y: kind('T1 General, 2 years', 'Your full tax returns for the last two years', 'T1 Generals, 2 years'),
  business_registration: kind(
    'Business registration',
    'Your business licence or registration, or your GST/HST number',
    'Business registration',
  ),
  articles_of_incorporation: kind(
    'Articles of incorporation',
    'With the page that shows who owns the shares',
    'Articles of incorporation',
  ),
  financial_statements_2y: kind(
    'Financial statements, 2 years',
    'Prepared by your accountant, for the last two fiscal years',
    'Financial statements, 2 years',
  ),
  tax_arrears_clearance: kind(
    'Proof that your taxes are paid',
    'A statement of account from the CRA that shows nothing owing, income tax and GST/HST',
    'Tax clearance',
  ),
  pension_statement: kind(
    'Pension statement',
    'The newest letter or statement of each pension, with the monthly amount',
    'Pension statement',
  ),
  t4a_1y: kind('T4A slip', 'For last year, with T4A(P) and T4A(OAS) if you get them', 'T4A, last year'),
  income_proof: kind(
    'Proof of your income',
    'A letter or statement from whoever pays it, and 3 months of deposits',
    'Proof of other income',
  ),
  investment_statements: kind(
    'Investment statements',
    'Statements and T3 or T5 slips that show what you received',
    'Investment statements',
  ),
  separation_agreement: kind(
    'Separation agreement or court order',
    'The signed pages that set the support',
    'Separation agreement',
  ),
  support_deposits: kind(
    'Support payments received',
    'Bank statements of the last 3 months that show the deposits',
    'Support received, 3 months',
    QUARTER,
  ),
  child_benefit_statement: kind('Canada child benefit notice', 'The newest notice, every page', 'Child benefit notice'),
  disability_statement: kind(
    'Disability benefit letter',
    'The newest letter or statement, with the amount and how long it’s paid',
    'Disability benefit letter',
  ),
  ei_statement: kind(
    'Employment insurance statement',
    'From My Service Canada Account, with the amount and the end date',
    'EI statement',
  ),
  bankruptcy_discharge: kind(
    'Discharge from bankruptcy',
    'The certificate, with the list of creditors if you have it',
    'Bankruptcy discharge',
  ),
  proposal_completion: kind(
    'Consumer proposal',
    'The certificate of completion, or a statement of what’s left to pay',
    'Proposal completion',
  ),
  account_history_90d: kind(
    'Savings, last 90 days',
    'Statements of each account, every page, with your name on it',
    'Savings, 90 days',
    QUARTER,
  ),
  rrsp_statement_90d: kind('RRSP, last 90 days', 'Statements with your name on it', 'RRSP, 90 days', QUARTER),
  fhsa_statement_90d: kind(
    'First home savings account, last 90 days',
    'Statements with your name on it',
    'FHSA, 90 days',
    QUARTER,
  ),
  investment_statement_90d: kind(
    'Investments, last 90 days',
    'Statements of the account you’ll sell from, with your name on it',
    'Investments for the down payment, 90 days',
    QUARTER,
  ),
  heloc_statement_90d: kind(
    'Line of credit, last 90 days',
    'Statements with the limit, the balance and the payment',
    'HELOC, 90 days',
    QUARTER,
  ),
  gift_letter: kind('Gift letter', 'Signed by the giver: it’s a gift and needn’t be paid back', 'Gift letter'),
  gift_deposit_proof: kind(
    'Deposit of the gift',
    'A statement that shows the gift reaching your account',
    'Gift deposit',
    QUARTER,
  ),
  inheritance_proof: kind(
    'Inheritance',
    'A letter from the executor or the lawyer, and the deposit in your account',
    'Inheritance',
  ),
  loan_agreement: kind('Loan agreement', 'For the part you borrow, with the rate and the payment', 'Loan agreement'),
  sale_agreement: kind(
    'Sale agreement of your home',
    'All pages, signed, with the conditions waived',
    'Sale agreement, present home',
  ),
  mortgage_payout_statement: kind(
    'Payout statement of the home you’re selling',
    'From your lender, for the closing day',
    'Mortgage payout statement',
  ),
  purchase_agreement: kind(
    'Agreement of purchase and sale',
    'Every page and schedule, signed by both sides',
    'Agreement of purchase and sale',
  ),
  mls_listing: kind('MLS listing', 'From your realtor', 'MLS listing'),
  builder_agreement: kind('Builder’s agreement', 'Every page, with upgrades and amendments', 'Builder agreement'),
  new_home_warranty: kind('New home warranty', 'The certificate or enrolment number', 'New home warranty'),
  condo_status_certificate: kind(
    'Condo status certificate',
    'From the condo corporation or your lawyer; in BC, the Form B',
    'Status certificate',
  ),
  mortgage_statement: kind(
    'Mortgage statement',
    'Your newest one, with the balance, the rate and the maturity date',
    'Mortgage statement',
  ),
  renewal_offer: kind('Renewal offer', 'The letter from your lender, if you have it', 'Renewal offer'),
  second_mortgage_statement: kind(
    'Statement of your second mortgage',
    'The newest one, with the balance and the payment',
    'Second mortgage statement',
  ),
  debt_statements: kind(
    'Statements of the debts you’ll pay out',
    'The newest one of each, with the account number and the balance',
    'Statements of debts paid out',
  ),
  property_tax_bill: kind('Property tax bill', 'The newest one', 'Property tax bill'),
  condo_fee_statement: kind('Condo fees', 'A statement or letter that shows the monthly fee', 'Condo fees'),
  appraisal: kind('Appraisal', 'We’ll arrange it with the lender. If you have a recent one, send it', 'Appraisal'),
  lease_agreement: kind('Lease', 'The signed lease of each tenant', 'Lease'),
  exit_strategy: kind(
    'How you’ll pay the loan back',
    'A short note: a sale, a refinance, and by when',
    'Exit strategy',
  ),
  other_property_tax_bill: kind(
    'Property tax bill of your other property',
    'The newest one of each property',
    'Other property, tax bill',
  ),
  other_property_mortgage_statement: kind(
    'Mortgage statement of your other property',
    'The newest one of each mortgage',
    'Other property, mortgage statement',
  ),
  other_property_lease: kind(
    'Lease of your rental property',
    'The signed lease of each tenant',
    'Other property, lease',
  ),
  fire_insurance: kind(
    'Home insurance',
    'Proof of insurance that names the lender. It’s needed before closing',
    'Fire insurance',
  ),
  lawyer_details: kind('Your lawyer or notary', 'Name, firm, phone and email', 'Lawyer'),
  void_cheque: kind('Void cheque', 'Or the direct-deposit form from your bank’s app', 'Void cheque'),
} satisfies Readonly<Record<string, DocumentKind>>;

export type DocumentCode = keyof typeof DOCUMENTS;

/** Shown once, before the first upload: the number is on tax slips, and we never need it. */
export const COVER_SIN =
  'We never need your Social Insurance Number. Black it out, or lay a strip of paper over it, before you take the picture. It’s box 12 on a T4, and near the top of a tax assessment.';
