/** What the chat offers to choose from, in the customer's words (customer spec §4). */
export const SERVICE_TYPES = ['New Purchase', 'Refinance', 'Renewal', 'Equity Takeout', 'Other'] as const;
export const DOWN_PAYMENTS = ['5%', '10%', '15%', '20% or more'] as const;
export const PROPERTY_VALUES = ['Under $300K', '$300K-$500K', '$500K-$1M', '$1M+'] as const;
export const MORTGAGE_AMOUNTS = ['Under $200K', '$200K - $500K', '$500K - $1M', '$1M+'] as const;

/** The option of a value: as many ends as it reaches come before it. */
const optionAt = <Option>(options: readonly Option[], ends: readonly number[], value: number): Option | undefined =>
  options[ends.filter((end) => value >= end).length];

/** What somebody would choose for a share of the price, percent; less than what an option says is the one below it. */
export const downPaymentOption = (percent: number) => optionAt(DOWN_PAYMENTS, [10, 15, 20], percent);
/** The same for dollars. */
export const propertyValueOption = (dollars: number) =>
  optionAt(PROPERTY_VALUES, [300_000, 500_000, 1_000_000], dollars);
export const mortgageAmountOption = (dollars: number) =>
  optionAt(MORTGAGE_AMOUNTS, [200_000, 500_000, 1_000_000], dollars);
