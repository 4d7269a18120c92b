import { formatMoney, groupDigits } from '../forms/dollars.js';
import type { Explanation, Line } from './explanation.js';
import type { Expression, Operator, Unit } from './expression.js';

/** Decimals enough to see how a fraction of a month's rate comes about. */
const FRACTION_DECIMALS = 7;
const PERCENT_DECIMALS = 4;
const LEAST_PERCENT_DECIMALS = 2;
const MINUS = '\u2212';

/** Up to so many decimals, and no zeros at the end. */
const short = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

function percentText(value: number): string {
  const text = short(value, PERCENT_DECIMALS);
  const decimals = text.split('.')[1]?.length ?? 0;
  return `${decimals < LEAST_PERCENT_DECIMALS ? value.toFixed(LEAST_PERCENT_DECIMALS) : text}%`;
}

/** A figure as people read it: $593,856.00 · 4.04% · 0.0033387 · 300 · 25 years */
export function figureText(value: number, unit: Unit): string {
  if (unit === 'dollars') return formatMoney(value);
  if (unit === 'percent') return percentText(value);
  const plain = groupDigits(short(value, FRACTION_DECIMALS));
  return unit === 'years' ? `${plain} ${value === 1 ? 'year' : 'years'}` : plain;
}

/** How closely an operator holds its parts together. */
const STRENGTH: Record<Operator, number> = {
  greatest: 0,
  least: 0,
  plus: 1,
  minus: 1,
  negative: 2,
  times: 3,
  over: 3,
  power: 4,
};
/** What stands between the parts of an operator, and before them. */
export const SIGNS = {
  plus: ' + ',
  minus: ` ${MINUS} `,
  times: ' × ',
  over: ' ÷ ',
  power: ' ^ ',
  negative: '',
  greatest: ' and ',
  least: ' and ',
} as const satisfies Record<Operator, string>;
export const BEFORE: Partial<Record<Operator, string>> = {
  negative: MINUS,
  greatest: 'the greater of ',
  least: 'the lesser of ',
};

/** What is taken away, divided by or raised to is told from what follows it. */
const ORDERED: readonly Operator[] = ['minus', 'over', 'power'];

/** Whether a part of a formula stands in parentheses inside of that operator, as its first part or a later one. */
export function needsParentheses(part: Expression, around: Operator, isFirst: boolean): boolean {
  if (!('operator' in part)) return false;
  const [own, outer] = [STRENGTH[part.operator], STRENGTH[around]];
  if (own !== outer) return own < outer;
  return !isFirst && (ORDERED.includes(around) || part.operator === 'over');
}

/** A formula on one line, with whatever stands for each letter. */
export function formulaText(expression: Expression, shown: (symbol: string) => string): string {
  if ('symbol' in expression) return shown(expression.symbol);
  if (!('operator' in expression)) return figureText(expression.value, expression.unit);
  const { operator, of } = expression;
  const parts = of.map((part, index) => {
    const text = formulaText(part, shown);
    return needsParentheses(part, operator, index === 0) ? `(${text})` : text;
  });
  return `${BEFORE[operator] ?? ''}${parts.join(SIGNS[operator])}`;
}

/** The figures behind the letters of an explanation. */
export function valuesOf({ lines }: Pick<Explanation, 'lines'>): (symbol: string) => string {
  const texts = new Map(lines.map(({ symbol, value, unit }) => [symbol, figureText(value, unit)]));
  return (symbol) => texts.get(symbol) ?? symbol;
}

/** How a line follows from others, with the figures: $640,000.00 − $64,000.00. None where it does not. */
export const howText = ({ how }: Line, valueOf: (symbol: string) => string): string | undefined =>
  how && formulaText(how, valueOf);
