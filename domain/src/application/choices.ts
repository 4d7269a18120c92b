import type { Choice } from '../forms/fields.js';

/** What the comprehensive application lets people choose from. The values are stored and sent; never change one. */

export const PRODUCTS = [
  { value: 'first', label: 'A first mortgage' },
  { value: 'second', label: 'A second mortgage, behind the one you have' },
  { value: 'heloc', label: 'A line of credit on the home' },
  { value: 'private', label: 'A private mortgage, for a short time' },
  { value: 'reverse', label: 'A reverse mortgage, from age 55' },
] as const satisfies readonly Choice[];

export const RESIDENCY = [
  { value: 'citizen', label: 'Citizen' },
  { value: 'permanent_resident', label: 'Permanent resident' },
  { value: 'temporary_resident', label: 'Here on a permit' },
] as const satisfies readonly Choice[];

export const MARITAL_STATUSES = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'common_law', label: 'Common-law' },
  { value: 'separated', label: 'Separated' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'widowed', label: 'Widowed' },
] as const satisfies readonly Choice[];

export const HOUSING = [
  { value: 'own', label: 'Own' },
  { value: 'rent', label: 'Rent' },
  { value: 'family', label: 'Live with family' },
] as const satisfies readonly Choice[];

export const RELATIONSHIPS = [
  { value: 'spouse', label: 'Spouse or partner' },
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Son or daughter' },
  { value: 'sibling', label: 'Brother or sister' },
  { value: 'friend', label: 'Friend' },
  { value: 'other', label: 'Somebody else' },
] as const satisfies readonly Choice[];

/** Of the mortgage they have: who may move it without a stress test. */
export const LENDER_KINDS = [
  { value: 'bank', label: 'Bank or trust company' },
  { value: 'credit_union', label: 'Credit union or caisse' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

/** The customer's own words (spec §4). */
export const EMPLOYMENT_STATUSES = [
  { value: 'employed', label: 'Employed', hint: 'An employer pays you, with a T4' },
  { value: 'self_employed', label: 'Self-employed', hint: 'You bill your own clients' },
  { value: 'business_owner', label: 'Business owner', hint: 'You own a share of a corporation' },
  { value: 'retired', label: 'Retired', hint: 'Pension, CPP, OAS or RRIF' },
  { value: 'other', label: 'Something else', hint: 'Benefits, support, or between jobs' },
] as const satisfies readonly Choice[];

export const PAY_KINDS = [
  { value: 'salary', label: 'Salary' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'overtime', label: 'Overtime' },
  { value: 'bonus', label: 'Bonus' },
  { value: 'commission', label: 'Commission' },
  { value: 'seasonal', label: 'Seasonal' },
] as const satisfies readonly Choice[];

export const BUSINESS_FORMS = [
  { value: 'sole_proprietor', label: 'In your own name' },
  { value: 'partnership', label: 'A partnership' },
] as const satisfies readonly Choice[];

export const OTHER_INCOMES = [
  { value: 'support', label: 'Support from a former partner' },
  { value: 'child_benefit', label: 'Canada Child Benefit' },
  { value: 'disability', label: 'Disability benefit' },
  { value: 'investment', label: 'Investments' },
  { value: 'rental', label: 'Rent from a tenant' },
  { value: 'ei', label: 'Employment Insurance' },
] as const satisfies readonly Choice[];

export const HOME_TYPES = [
  { value: 'single-family', label: 'Detached house' },
  { value: 'semi-detached', label: 'Semi-detached house' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'duplex', label: 'Duplex' },
  { value: 'condo', label: 'Condo' },
  { value: 'multi-residential', label: 'Three or four units' },
  { value: 'mobile', label: 'Mobile or manufactured home' },
  { value: 'land', label: 'Land' },
] as const satisfies readonly Choice[];

export const OCCUPANCIES = [
  { value: 'owner_occupied', label: 'You live there' },
  // by marriage, common law, or as parent and child: a brother or sister does not count
  { value: 'relative_occupied', label: 'A parent, child or in-law lives there' },
  { value: 'rental', label: 'You rent it out' },
  { value: 'second_home', label: 'A second home' },
] as const satisfies readonly Choice[];

/** A home as the law on default insurance means it: of the borrower, or of family that counts. */
export const LIVED_IN: readonly Occupancy[] = ['owner_occupied', 'relative_occupied'];
export type Occupancy = (typeof OCCUPANCIES)[number]['value'];

export const WATER = [
  { value: 'municipal', label: 'Town water and sewer' },
  { value: 'well_septic', label: 'Well, septic, or both' },
] as const satisfies readonly Choice[];

export const DOWN_PAYMENT_SOURCES = [
  { value: 'savings', label: 'Savings' },
  { value: 'gift', label: 'A gift' },
  { value: 'rrsp', label: 'RRSP, under the Home Buyers’ Plan' },
  { value: 'fhsa', label: 'FHSA' },
  { value: 'sale_of_property', label: 'The sale of a home' },
  { value: 'investments', label: 'Investments' },
  { value: 'inheritance', label: 'An inheritance' },
  { value: 'heloc', label: 'A line of credit on another home' },
  { value: 'borrowed', label: 'Borrowed' },
] as const satisfies readonly Choice[];

export const REFINANCE_PURPOSES = [
  { value: 'debts', label: 'To pay off other debts' },
  { value: 'renovation', label: 'To renovate' },
  { value: 'investment', label: 'To invest or buy another property' },
  { value: 'buyout', label: 'To buy out a co-owner' },
  { value: 'better_rate', label: 'For a better rate' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const URGENCY = [
  { value: 'days', label: 'Within days' },
  { value: 'weeks', label: 'Within a few weeks' },
  { value: 'months', label: 'Within months' },
] as const satisfies readonly Choice[];

export const ARREARS = [
  { value: 'mortgage', label: 'Mortgage payments' },
  { value: 'property_tax', label: 'Property tax' },
  { value: 'cra', label: 'Income tax' },
] as const satisfies readonly Choice[];

export const ASSETS = [
  { value: 'cash', label: 'Cash and savings' },
  { value: 'rrsp', label: 'RRSP' },
  { value: 'fhsa', label: 'FHSA' },
  { value: 'tfsa', label: 'TFSA' },
  { value: 'investments', label: 'Investments' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const LIABILITIES = [
  { value: 'credit_card', label: 'Credit card' },
  { value: 'line_of_credit', label: 'Line of credit' },
  { value: 'car_loan', label: 'Car loan or lease' },
  { value: 'student_loan', label: 'Student loan' },
  { value: 'personal_loan', label: 'Personal loan' },
  { value: 'heloc', label: 'Line of credit on a home' },
  { value: 'tax', label: 'Tax owing' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const PROPERTY_USES = [
  { value: 'home', label: 'You live there' },
  { value: 'rental', label: 'You rent it out' },
  { value: 'second_home', label: 'A second home' },
  { value: 'sold', label: 'Sold, not closed yet' },
] as const satisfies readonly Choice[];
