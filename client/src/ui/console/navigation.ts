import {
  BriefcaseBusiness,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  House,
  IdCard,
  Inbox,
  Landmark,
  LayoutTemplate,
  Mail,
  Newspaper,
  Percent,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { consolePaths } from '../../lib/console-paths';
import { paths } from '../../lib/paths';

/** A view of the emails. Not in `paths`, which every visitor loads */
export const TEMPLATES_ADDRESS = `${consolePaths.mail}?view=templates`;

/** What a badge counts. The frame gets the numbers. */
export type BadgeName = 'waiting' | 'applications' | 'failedMail';

export interface NavigationEntry {
  /** Its group's heading. The everyday pages have none. */
  group?: 'Pricing' | 'Content' | 'People' | 'System';
  /** Address, with a query if the entry is one view of a page. */
  to: string;
  label: string;
  icon: LucideIcon;
  badge?: BadgeName;
  /** The lowest role level that can see it. */
  requires: 2 | 3;
  /** In the bar at the bottom of a phone's screen, which has room for the first four that somebody can see. */
  onPhone?: boolean;
}

/** Every page of the console, in the order of the side navigation. A new page adds its row here. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'Overview', icon: House, requires: 3, onPhone: true },
  { to: consolePaths.enquiries, label: 'Inbox', icon: Inbox, badge: 'waiting', requires: 3, onPhone: true },
  {
    to: `${consolePaths.enquiries}?kind=APPLICATION`,
    label: 'Applications',
    icon: FileText,
    badge: 'applications',
    requires: 3,
    onPhone: true,
  },
  // not in `paths`, which every visitor loads
  { to: '/admin/calendar', label: 'Calendar', icon: CalendarDays, requires: 3 },
  { group: 'Pricing', to: consolePaths.rates, label: 'Rates', icon: Percent, requires: 3, onPhone: true },
  { group: 'Pricing', to: consolePaths.lenders, label: 'Lenders', icon: Landmark, requires: 3 },
  { group: 'Content', to: '/blogs-edit', label: 'Posts', icon: Newspaper, requires: 2, onPhone: true },
  { group: 'People', to: consolePaths.people, label: 'People', icon: Users, requires: 3 },
  { group: 'People', to: paths.moderator, label: 'Moderation', icon: ShieldCheck, requires: 2, onPhone: true },
  { group: 'People', to: consolePaths.agents, label: 'Agents', icon: IdCard, requires: 3 },
  { group: 'People', to: consolePaths.jobs, label: 'Jobs', icon: BriefcaseBusiness, requires: 3 },
  { group: 'System', to: consolePaths.analytics, label: 'Visits', icon: ChartNoAxesColumn, requires: 3 },
  { group: 'System', to: consolePaths.audit, label: 'Audit', icon: ScrollText, requires: 3 },
  { group: 'System', to: consolePaths.mail, label: 'Emails', icon: Mail, badge: 'failedMail', requires: 3 },
  { group: 'System', to: TEMPLATES_ADDRESS, label: 'Reply templates', icon: LayoutTemplate, requires: 3 },
  { group: 'System', to: consolePaths.settings, label: 'Settings', icon: Settings, requires: 3 },
];

/** 'page' for the current page, 'true' for a page above it. Of two views of one page, the one whose query matches. */
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
