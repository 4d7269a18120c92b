import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The one figure people came for, its unit, and the sentence below it */
export const answer = (): Element | null => document.querySelector('.calc-big b');
export const bigFigure = (): Element | null => document.querySelector('.calc-big');
export const sentence = (): Element | null => document.querySelector('.calc-sentence');
/** Figures whose label holds this text */
export const figures = (label: string): Element[] =>
  [...document.querySelectorAll('.calc-figures > div')].filter(({ textContent }) => textContent?.includes(label));
export const figure = (label: string): Element | null | undefined => figures(label)[0]?.querySelector('dd');
export const row = (name: string): string | null =>
  screen.getByRole('row', { name: new RegExp(`^${name}`) }).textContent;

/** By the words of its label, without what stands behind them */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText((name) => name.replace(/( in [a-z]+)?( \(optional\))?\s*$/, '') === label);
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}
export const choose = (label: string, value: string): Promise<void> => userEvent.selectOptions(field(label), value);
export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
