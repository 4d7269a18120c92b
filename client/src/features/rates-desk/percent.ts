export type Parsed = { value: number } | { problem: string };

const PLAIN = /^\d{1,2}(\.\d{1,4})?$/;

/** Reads a percent as it is typed in a cell: 4.02, 4.02% or .5 — and nothing that could be meant in two ways. */
export function parsePercent(text: string): Parsed {
  const trimmed = text.trim().replace(/\s*%$/, '');
  if (trimmed === '') return { problem: 'Enter a rate, such as 4.02.' };
  if (/^\d+,\d+$/.test(trimmed)) return { problem: 'Write the rate with a point: 4.02.' };
  const whole = trimmed.startsWith('.') ? `0${trimmed}` : trimmed;
  if (!PLAIN.test(whole)) return { problem: 'Enter a rate, such as 4.02.' };
  return { value: Number(whole) };
}

/** Points up or down, for a change of many rates: 0.1, +0.10, -0.25, −0.25 */
export function parsePoints(text: string): Parsed {
  const found = /^([+\-−]?)\s*(\d?(?:\.\d{1,4})?|\d\.)$/.exec(text.trim());
  const size = Number(found?.[2]);
  if (!found || !found[2] || !(size > 0)) return { problem: 'Enter points up or down, such as -0.10.' };
  return { value: found[1] === '' || found[1] === '+' ? size : -size };
}

const DECIMALS = 4;

/** 4.02, and 4.125 where somebody quotes three decimals. */
export function showPercent(value: number): string {
  const text = value.toFixed(DECIMALS).replace(/0+$/, '');
  const shown = text.endsWith('.') ? `${text}00` : text;
  return /\.\d$/.test(shown) ? `${shown}0` : shown;
}

/** Adds points without the dust of binary fractions. */
export const addPoints = (rate: number, points: number): number => Number((rate + points).toFixed(DECIMALS));
