/** The row that must be there. */
export function onlyRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('what this tells of is not there any more');
  return row;
}
