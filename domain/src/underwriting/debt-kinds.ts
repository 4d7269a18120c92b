/** Debts that count by a share of what is owed. */
export const REVOLVING: readonly string[] = ['credit_card', 'line_of_credit'];
/** Debts whose balance decides what they count a month. */
export const BALANCE_DECIDES: readonly string[] = ['credit_card', 'line_of_credit', 'heloc'];
