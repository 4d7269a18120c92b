export type ColumnId =
  | 'change'
  | 'payment'
  | 'visibility'
  | 'updated'
  | 'apr'
  | 'compounding'
  | 'purpose'
  | 'insurance'
  | 'province'
  | 'endsOn';

/** Columns people can hide. Lender, product and rate always show. */
export const OPTIONAL_COLUMNS: readonly { id: ColumnId; label: string }[] = [
  { id: 'change', label: '7 days' },
  { id: 'payment', label: 'On $500K' },
  { id: 'visibility', label: 'Visible to' },
  { id: 'updated', label: 'Updated' },
  { id: 'apr', label: 'APR' },
  { id: 'compounding', label: 'Compounding' },
  { id: 'purpose', label: 'Purpose' },
  { id: 'insurance', label: 'Insurance' },
  { id: 'province', label: 'Province' },
  { id: 'endsOn', label: 'Last day' },
];

export const DEFAULT_COLUMNS: readonly ColumnId[] = ['apr', 'change', 'payment', 'visibility', 'updated'];
