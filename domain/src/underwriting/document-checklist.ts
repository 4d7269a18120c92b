import {
  EMPLOYMENT_STATUSES,
  PAY_KINDS,
  PROPERTY_USES,
  RESIDENCY,
  type DOWN_PAYMENT_SOURCES,
  type OTHER_INCOMES,
} from '../application/choices.js';
import { checkOneOf } from '../mortgage/input-error.js';
import { MORTGAGE_TYPES, type MortgageTypeValue } from '../application/applications.js';
import type { DocumentCode } from './documents.js';

type ValueOf<Choices extends readonly { value: string }[]> = Choices[number]['value'];
type PayKind = ValueOf<typeof PAY_KINDS>;
type OtherIncomeKind = ValueOf<typeof OTHER_INCOMES>;
type DownPaymentSource = ValueOf<typeof DOWN_PAYMENT_SOURCES>;

/** What of a borrower's answers decides which documents we ask for. */
export interface ChecklistBorrower {
  id: string;
  residency?: ValueOf<typeof RESIDENCY>;
  employment?: {
    status?: ValueOf<typeof EMPLOYMENT_STATUSES>;
    current?: { pay?: readonly PayKind[]; probation?: boolean; contract?: boolean; onLeave?: boolean };
  };
  /** A job besides, whatever the status */
  secondJob?: boolean;
  otherIncome?: readonly OtherIncomeKind[];
  paysSupport?: boolean;
  bankruptcy?: boolean;
  proposal?: boolean;
}

export interface ChecklistInput {
  mortgageType?: MortgageTypeValue;
  lenderKind?: 'private';
  borrowers: readonly ChecklistBorrower[];
  property?: { found?: boolean; type?: string; newlyBuilt?: boolean; privateSale?: boolean; rented?: boolean };
  downPaymentSources?: readonly DownPaymentSource[];
  secondMortgage?: boolean;
  debtsPaidOut?: boolean;
  otherProperties?: readonly { use: ValueOf<typeof PROPERTY_USES>; mortgaged: boolean }[];
}

export interface DocumentChecklist {
  applicants: { id: string; documents: DocumentCode[]; count: number }[];
  file: { documents: DocumentCode[]; count: number };
  total: number;
}

type Codes = readonly DocumentCode[];

const VARIABLE_PAY: readonly PayKind[] = ['overtime', 'bonus', 'commission', 'seasonal'];
const EMPLOYER: Codes = ['employment_letter', 'pay_stub'];
const OWN_BUSINESS: Codes = ['t1_general_2y', 'noa_2y', 'tax_arrears_clearance'];

const BY_OTHER_INCOME: Record<OtherIncomeKind, Codes> = {
  support: ['separation_agreement', 'support_deposits'],
  child_benefit: ['child_benefit_statement'],
  disability: ['disability_statement'],
  investment: ['investment_statements', 'noa_2y'],
  rental: ['lease_agreement', 't1_general_2y'],
  ei: ['ei_statement', 'noa_2y'],
};

const BY_SOURCE: Record<DownPaymentSource, Codes> = {
  savings: ['account_history_90d'],
  gift: ['gift_letter', 'gift_deposit_proof'],
  rrsp: ['rrsp_statement_90d'],
  fhsa: ['fhsa_statement_90d'],
  sale_of_property: ['sale_agreement', 'mortgage_payout_statement'],
  inheritance: ['inheritance_proof'],
  heloc: ['heloc_statement_90d'],
  borrowed: ['loan_agreement'],
  investments: ['investment_statement_90d'],
};

/** The longer history answers for the shorter one. */
const REPLACES: readonly (readonly [DocumentCode, DocumentCode])[] = [
  ['t4_2y', 't4_1y'],
  ['noa_2y', 'noa_1y'],
];

const when = (condition: boolean | undefined, ...codes: Codes): Codes => (condition ? codes : []);

function sorted(codes: Codes): DocumentCode[] {
  const found = new Set(codes);
  for (const [longer, shorter] of REPLACES) if (found.has(longer)) found.delete(shorter);
  return [...found].sort();
}

function ofEmployed(current: NonNullable<ChecklistBorrower['employment']>['current'] = {}): Codes {
  const isVariable = current.contract || current.pay?.some((kind) => VARIABLE_PAY.includes(kind));
  return [
    ...EMPLOYER,
    ...(isVariable ? (['t4_2y', 'noa_2y'] as const) : (['t4_1y'] as const)),
    ...when(current.probation, 'probation_waiver'),
    ...when(current.onLeave, 'return_to_work_letter'),
    ...when(current.contract, 'employment_contract'),
  ];
}

function ofEmployment({ status, current }: NonNullable<ChecklistBorrower['employment']>): Codes {
  if (status === 'employed') return ofEmployed(current);
  if (status === 'self_employed') return [...OWN_BUSINESS, 'business_registration'];
  if (status === 'business_owner') return [...OWN_BUSINESS, 'articles_of_incorporation', 'financial_statements_2y'];
  if (status === 'retired') return ['pension_statement', 't4a_1y', 'noa_1y'];
  return when(status === 'other', 'income_proof', 'noa_1y');
}

function ofBorrower(borrower: ChecklistBorrower): DocumentCode[] {
  const { residency, employment = {}, otherIncome = [] } = borrower;
  return sorted([
    'photo_id',
    'second_id',
    ...when(residency === 'permanent_resident', 'pr_card'),
    ...when(residency === 'temporary_resident', 'work_permit', 'foreign_credit_report'),
    ...ofEmployment(employment),
    ...when(borrower.secondJob, ...EMPLOYER, 't4_1y'),
    ...otherIncome.flatMap((kind) => BY_OTHER_INCOME[kind]),
    ...when(borrower.paysSupport, 'separation_agreement'),
    ...when(borrower.bankruptcy, 'bankruptcy_discharge'),
    ...when(borrower.proposal, 'proposal_completion'),
  ]);
}

/** Nothing is asked about a property before it is found. */
function ofPurchase({ property = {}, downPaymentSources = [] }: ChecklistInput): Codes {
  const sources = downPaymentSources.flatMap((source) => BY_SOURCE[source]);
  if (!property.found) return sources;
  return [
    ...sources,
    'purchase_agreement',
    ...(property.newlyBuilt ? (['builder_agreement', 'new_home_warranty'] as const) : []),
    ...when(!property.newlyBuilt && property.privateSale !== true, 'mls_listing'),
    ...when(property.type === 'condo', 'condo_status_certificate'),
    ...when(property.rented, 'lease_agreement'),
    'fire_insurance',
    'void_cheque',
    'lawyer_details',
  ];
}

const ofOwnedHome = ({ mortgageType, property = {}, secondMortgage, debtsPaidOut }: ChecklistInput): Codes => [
  'mortgage_statement',
  'property_tax_bill',
  'fire_insurance',
  'void_cheque',
  mortgageType === 'renewal' ? 'renewal_offer' : 'appraisal',
  ...when(property.type === 'condo', 'condo_fee_statement'),
  ...when(property.rented, 'lease_agreement'),
  ...when(debtsPaidOut, 'debt_statements'),
  ...when(secondMortgage, 'second_mortgage_statement'),
];

function ofPurpose(input: ChecklistInput): Codes {
  if (input.mortgageType === 'new_purchase') return ofPurchase(input);
  if (input.mortgageType === undefined || input.mortgageType === 'other') return [];
  return ofOwnedHome(input);
}

const ofOtherProperties = ({ otherProperties = [] }: ChecklistInput): Codes =>
  otherProperties.flatMap(({ use, mortgaged }): Codes => {
    if (use === 'sold') return ['sale_agreement', ...when(mortgaged, 'mortgage_payout_statement')];
    return [
      'other_property_tax_bill',
      ...when(mortgaged, 'other_property_mortgage_statement'),
      ...when(use === 'rental', 'other_property_lease'),
    ];
  });

const checkChoice = (field: string, value: unknown, choices: readonly { value: string }[]): void => {
  if (value !== undefined)
    checkOneOf(
      field,
      value,
      choices.map((choice) => choice.value),
    );
};

function checkAll(field: string, values: readonly unknown[] | undefined, allowed: readonly string[]): void {
  values?.forEach((value, index) => checkOneOf(`${field}[${index}]`, value, allowed));
}

/** A name that no table has would ask for nothing, and nobody would see it. */
function checkNames(input: ChecklistInput): void {
  checkChoice('mortgageType', input.mortgageType, MORTGAGE_TYPES);
  checkOneOf('lenderKind', input.lenderKind, [undefined, 'private']);
  checkAll('downPaymentSources', input.downPaymentSources, Object.keys(BY_SOURCE));
  input.otherProperties?.forEach(({ use }, index) => checkChoice(`otherProperties[${index}].use`, use, PROPERTY_USES));
  input.borrowers.forEach(({ residency, employment, otherIncome }, index) => {
    const at = `borrowers[${index}]`;
    checkChoice(`${at}.residency`, residency, RESIDENCY);
    checkChoice(`${at}.employment.status`, employment?.status, EMPLOYMENT_STATUSES);
    const pay = PAY_KINDS.map(({ value }) => value);
    checkAll(`${at}.employment.current.pay`, employment?.current?.pay, pay);
    checkAll(`${at}.otherIncome`, otherIncome, Object.keys(BY_OTHER_INCOME));
  });
}

/**
 * The documents a file needs: one set for each borrower, one for the file, sorted by code point.
 * Source: lenders’ published lists, CMHC, FCAC.
 *
 * @throws MortgageInputError by the place of a name that is unknown: 'borrowers[0].otherIncome[1]'
 */
export function documentChecklist(input: ChecklistInput): DocumentChecklist {
  checkNames(input);
  const applicants = input.borrowers.map((borrower) => {
    const documents = ofBorrower(borrower);
    return { id: borrower.id, documents, count: documents.length };
  });
  const documents = sorted([
    ...ofPurpose(input),
    ...ofOtherProperties(input),
    ...when(input.lenderKind === 'private', 'exit_strategy'),
  ]);
  const total = applicants.reduce((sum, { count }) => sum + count, documents.length);
  return { applicants, file: { documents, count: documents.length }, total };
}
