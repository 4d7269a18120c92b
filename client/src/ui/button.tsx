import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link';
import { unless } from './unless';

type Look = 'primary' | 'brand' | 'outline';
interface Shared {
  look?: Look;
  small?: boolean;
}
export interface MayBeOff {
  /** It does nothing now: what was pressed is on its way, or there is no further */
  off?: boolean;
}

const LOOKS: Record<Look, string> = { primary: 'btn-a', brand: 'btn-b', outline: 'btn-c' };

const classes = ({ look = 'primary', small = false }: Shared, more = ''): string =>
  ['btn', LOOKS[look], small ? 'btn-s' : '', more].filter(Boolean).join(' ');

export function Button({
  look,
  small,
  className,
  type = 'button',
  off,
  onClick,
  ...rest
}: Shared & MayBeOff & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return <button type={type} className={classes({ look, small }, className)} {...rest} {...unless(off, onClick)} />;
}

export function ButtonLink({ look, small, className, ...rest }: Shared & LinkProps): ReactNode {
  return <Link className={classes({ look, small }, className)} {...rest} />;
}
