import type { Choice } from '../forms/fields.js';

/** What the lead forms let people choose from. The values are stored and sent; never change one. */

export const SECOND_PURPOSES = [
  { value: 'debts', label: 'Pay off debts' },
  { value: 'renovation', label: 'Renovate' },
  { value: 'down_payment', label: 'Buy another property' },
  { value: 'business', label: 'My business' },
  { value: 'arrears', label: 'Catch up on payments or taxes' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export const PRIVATE_PROPERTY_TYPES = [
  { value: 'house', label: 'House' },
  { value: 'condo', label: 'Condo' },
  { value: 'rental', label: 'Rental with 2 to 4 units' },
  { value: 'land', label: 'Land' },
  { value: 'construction', label: 'Under construction' },
  { value: 'commercial', label: 'Commercial or mixed use' },
] as const satisfies readonly Choice[];

export const URGENCIES = [
  { value: 'week', label: 'Within a week' },
  { value: 'month', label: 'Within a month' },
  { value: 'quarter', label: 'Within 3 months' },
  { value: 'planning', label: 'I’m planning ahead' },
] as const satisfies readonly Choice[];

/** How a private mortgage ends: nobody should sign one without an answer. */
export const EXIT_STRATEGIES = [
  { value: 'bank', label: 'Move to a bank when I qualify' },
  { value: 'sale', label: 'Sell this property' },
  { value: 'other_sale', label: 'Sell another property' },
  { value: 'funds', label: 'Money I expect, such as an estate' },
  { value: 'unknown', label: 'I don’t know yet' },
] as const satisfies readonly Choice[];

export const BUSINESS_TYPES = [
  { value: 'sole_proprietor', label: 'Sole proprietor' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'incorporated', label: 'Incorporated' },
  { value: 'contractor', label: 'Contractor or commission' },
] as const satisfies readonly Choice[];

export const SELF_EMPLOYED_GOALS = [
  { value: 'purchase', label: 'Buy a home' },
  { value: 'refinance', label: 'Refinance my home' },
] as const satisfies readonly Choice[];

export const REALTOR_INTERESTS = [
  { value: 'clients', label: 'Mortgages for my clients' },
  { value: 'own', label: 'A mortgage of my own' },
  { value: 'partnership', label: 'Working together' },
] as const satisfies readonly Choice[];
