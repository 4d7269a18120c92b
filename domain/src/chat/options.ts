/** What the chat offers to choose from, in the customer's words (customer spec §4). */
export const SERVICE_TYPES = ['New Purchase', 'Refinance', 'Renewal', 'Equity Takeout', 'Other'] as const;
export const DOWN_PAYMENTS = ['5%', '10%', '15%', '20% or more'] as const;
export const PROPERTY_VALUES = ['Under $300K', '$300K-$500K', '$500K-$1M', '$1M+'] as const;
export const MORTGAGE_AMOUNTS = ['Under $200K', '$200K - $500K', '$500K - $1M', '$1M+'] as const;
