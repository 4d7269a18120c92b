/** What a value is counted in; a percent is a hundredth where it is multiplied. */
export type Unit = 'dollars' | 'percent' | 'fraction' | 'years' | 'months' | 'number';

export type Operator = 'plus' | 'minus' | 'times' | 'over' | 'power' | 'negative' | 'greatest' | 'least';

/** A formula as a tree: the letter of a line, a figure that stands for itself, or what is done with others. */
export type Expression =
  | { symbol: string }
  | { value: number; unit: Unit }
  | { operator: Operator; of: readonly Expression[] };

/** A letter, a plain number, or an expression. */
export type Operand = string | number | Expression;

function expressionOf(operand: Operand): Expression {
  if (typeof operand === 'string') return { symbol: operand };
  return typeof operand === 'number' ? { value: operand, unit: 'number' } : operand;
}

const applying =
  (operator: Operator) =>
  (...operands: readonly Operand[]): Expression => ({ operator, of: operands.map(expressionOf) });

/** The sum of all; the only one as it is, and nothing is 0. */
export function plus(...operands: readonly Operand[]): Expression {
  const [only = 0, ...more] = operands;
  return more.length === 0 ? expressionOf(only) : applying('plus')(...operands);
}
/** The first less all others. */
export const minus = applying('minus');
export const times = applying('times');
export const over = applying('over');
export const power = applying('power');
export const negative = applying('negative');
export const greatest = applying('greatest');
export const least = applying('least');

export const dollars = (value: number): Expression => ({ value, unit: 'dollars' });
export const percent = (value: number): Expression => ({ value, unit: 'percent' });
export const years = (value: number): Expression => ({ value, unit: 'years' });
