import type { MouseEvent, MouseEventHandler } from 'react';

const ignore = (event: MouseEvent): void => event.preventDefault();

/**
 * What a press does, unless the button is off: while what was pressed is on its way, or at the end of a list. It says so,
 * does nothing (nor sends its form) and keeps the keyboard's focus, which `disabled` would take from whoever pressed it.
 */
export const unless = <E extends Element = HTMLButtonElement>(
  off: boolean | undefined,
  press?: MouseEventHandler<E>,
): { 'aria-disabled'?: true; onClick?: MouseEventHandler<E> } =>
  off ? { 'aria-disabled': true, onClick: ignore } : { onClick: press };
