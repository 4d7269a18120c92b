import {
  Calculator,
  FileText,
  FolderOpen,
  Heart,
  Inbox,
  KeyRound,
  LogOut,
  Mail,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../ui/link';
import { deskPaths } from '../../lib/desk-paths';
import { paths } from '../../lib/paths';
import { useMyDeskQuery } from './desk.generated';

const VIEWS = [
  { id: 'applications', label: 'My applications', Mark: FileText },
  { id: 'documents', label: 'Documents', Mark: FolderOpen },
  { id: 'calculations', label: 'My calculations', Mark: Calculator },
  { id: 'liked', label: 'Liked posts', Mark: Heart },
  { id: 'details', label: 'My details', Mark: UserRound },
  { id: 'security', label: 'Security', Mark: ShieldCheck },
  { id: 'api', label: 'API access', Mark: KeyRound },
  { id: 'preferences', label: 'Email and data', Mark: Mail },
] as const satisfies readonly { id: string; label: string; Mark: LucideIcon }[];
export type View = (typeof VIEWS)[number]['id'];

/** What an address asks for; the applications where it asks for nothing we have. */
export const viewOf = (asked: string | null): View => VIEWS.find(({ id }) => id === asked)?.id ?? 'applications';

/** 'Documents, My Account' */
export const titleOf = (view: View): string => `${VIEWS.find(({ id }) => id === view)?.label ?? ''}, My Account`;

/** Between the views of the account: a list at the desk, a strip under the thumb on a phone. */
export function AccountNav({ view, onLogout }: { view: View; onLogout: () => void }): ReactNode {
  const strip = useRef<HTMLElement>(null);
  const { data } = useMyDeskQuery();
  useEffect(() => {
    // the strip alone is moved: scrollIntoView would move the page too
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - 20;
  }, [view]);
  return (
    <nav ref={strip} className="account-nav" aria-label="My account">
      {data?.myDesk && (
        <Link to={deskPaths.leads}>
          <Inbox size={20} aria-hidden="true" />
          My desk
        </Link>
      )}
      {VIEWS.map(({ id, label, Mark }) => (
        <Link key={id} to={paths.accountView(id)} aria-current={id === view ? 'page' : undefined}>
          <Mark size={20} aria-hidden="true" />
          {label}
        </Link>
      ))}
      <button type="button" onClick={onLogout}>
        <LogOut size={20} aria-hidden="true" />
        Logout
      </button>
    </nav>
  );
}
