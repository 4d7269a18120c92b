import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link';

type Look = 'primary' | 'brand' | 'outline';
interface Shared {
  look?: Look;
  small?: boolean;
}

const LOOKS: Record<Look, string> = { primary: 'btn-a', brand: 'btn-b', outline: 'btn-c' };

const classes = ({ look = 'primary', small = false }: Shared, more = ''): string =>
  ['btn', LOOKS[look], small ? 'btn-s' : '', more].filter(Boolean).join(' ');

export function Button({
  look,
  small,
  className,
  type = 'button',
  ...rest
}: Shared & ButtonHTMLAttributes<HTMLButtonElement>): ReactNode {
  return <button type={type} className={classes({ look, small }, className)} {...rest} />;
}

export function ButtonLink({ look, small, className, ...rest }: Shared & LinkProps): ReactNode {
  return <Link className={classes({ look, small }, className)} {...rest} />;
}
