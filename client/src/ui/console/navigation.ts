import {
  FileText,
  House,
  Inbox,
  Landmark,
  Mail,
  Percent,
  ScrollText,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../../lib/paths';

/** What a badge counts; the frame is given the numbers. */
export type BadgeName = 'waiting' | 'applications' | 'failedMail';

export interface NavigationEntry {
  /** The heading it stands under; none for what is used all day. */
  group?: 'Pricing' | 'Content' | 'People' | 'System';
  /** Address, with a query where the entry is one view of a page. */
  to: string;
  label: string;
  icon: LucideIcon;
  badge?: BadgeName;
  /** The lowest role level that may see it. */
  requires: 2 | 3;
  /** Stands in the bar at the foot of a phone's screen, which has room for four. */
  onPhone?: boolean;
}

/** Every page of the console, in the order of the side navigation: a page that is made adds its row here. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'Overview', icon: House, requires: 3, onPhone: true },
  { to: paths.adminEnquiries, label: 'Inbox', icon: Inbox, badge: 'waiting', requires: 3, onPhone: true },
  {
    to: `${paths.adminEnquiries}?kind=APPLICATION`,
    label: 'Applications',
    icon: FileText,
    badge: 'applications',
    requires: 3,
    onPhone: true,
  },
  { group: 'Pricing', to: paths.adminRates, label: 'Rates', icon: Percent, requires: 3, onPhone: true },
  { group: 'Pricing', to: paths.adminLenders, label: 'Lenders', icon: Landmark, requires: 3 },
  { group: 'People', to: paths.adminPeople, label: 'People', icon: Users, requires: 3 },
  { group: 'People', to: paths.moderator, label: 'Moderation', icon: ShieldCheck, requires: 2 },
  { group: 'System', to: paths.adminAudit, label: 'Audit', icon: ScrollText, requires: 3 },
  { group: 'System', to: paths.adminMail, label: 'E-mails', icon: Mail, badge: 'failedMail', requires: 3 },
];

/** 'page': one is there; 'true': one is on a page below it. Of two views of one page the one whose query matches counts. */
export function currentEntry(
  { to }: NavigationEntry,
  { pathname, search }: { pathname: string; search: string },
): 'page' | 'true' | undefined {
  const [path = '', query] = to.split('?');
  if (pathname === path) {
    const here = new URLSearchParams(search);
    const wanted = new URLSearchParams(query);
    const matches = [...wanted].every(([name, value]) => here.get(name) === value);
    const closer = NAVIGATION.some(
      (other) =>
        other.to !== to && other.to.startsWith(`${path}?`) && !query && currentEntry(other, { pathname, search }),
    );
    return matches && !closer ? 'page' : undefined;
  }
  return !query && path !== paths.admin && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
