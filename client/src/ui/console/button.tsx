import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { MayBeOff } from '../button';
import { Link, type LinkProps } from '../link';
import { unless } from '../unless';

interface Look {
  /** The one thing to do here is `main`; `gold` leads on to it. */
  look?: 'main' | 'second' | 'gold' | 'quiet' | 'danger';
  small?: boolean;
}

const classOf = ({ look = 'second', small }: Look): string =>
  `console-button console-button-${look}${small ? ' console-button-small' : ''}`;

/** A button of the console. */
export function Button({
  look,
  small,
  type = 'button',
  off,
  onClick,
  ...rest
}: Look & MayBeOff & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>): ReactNode {
  return <button type={type} className={classOf({ look, small })} {...rest} {...unless(off, onClick)} />;
}

type To = Pick<LinkProps, 'to' | 'state'> | { href: string };

/** A link that looks like a button: `to` a page of ours, `href` for a telephone number or an email address. */
export function ButtonLink({ look, small, children, ...at }: Look & To & { children: ReactNode }): ReactNode {
  const className = classOf({ look, small });
  return 'href' in at ? (
    <a className={className} {...at}>
      {children}
    </a>
  ) : (
    <Link className={className} {...at}>
      {children}
    </Link>
  );
}
