import {
  BriefcaseBusiness,
  CalendarClock,
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
  requires: 1 | 2 | 3;
  /** In the bar at the bottom of a phone's screen, which has room for the first four that somebody can see. */
  onPhone?: boolean;
  /** After G it leads here */
  key: string;
}

/** Every page of the console, in the order of the side navigation. A new page adds its row here. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.admin, label: 'Overview', key: 'O', icon: House, requires: 3, onPhone: true },
  { to: consolePaths.enquiries, label: 'Inbox', key: 'I', icon: Inbox, badge: 'waiting', requires: 3, onPhone: true },
  {
    to: `${consolePaths.enquiries}?kind=APPLICATION`,
    label: 'Applications',
    key: 'F',
    icon: FileText,
    badge: 'applications',
    requires: 3,
    onPhone: true,
  },
  // not in `paths`, which every visitor loads
  { to: '/admin/calendar', label: 'Calendar', key: 'C', icon: CalendarDays, requires: 3 },
  { to: consolePaths.maturities, label: 'Maturities', key: 'D', icon: CalendarClock, requires: 3 },
  { group: 'Pricing', to: consolePaths.rates, label: 'Rates', key: 'R', icon: Percent, requires: 3, onPhone: true },
  { group: 'Pricing', to: consolePaths.lenders, label: 'Lenders', key: 'L', icon: Landmark, requires: 3 },
  { group: 'Content', to: '/blogs-edit', label: 'Posts', key: 'B', icon: Newspaper, requires: 2, onPhone: true },
  { group: 'People', to: consolePaths.people, label: 'People', key: 'P', icon: Users, requires: 3 },
  {
    group: 'People',
    to: paths.moderator,
    label: 'Moderation',
    key: 'M',
    icon: ShieldCheck,
    requires: 2,
    onPhone: true,
  },
  { group: 'People', to: consolePaths.agents, label: 'Agents', key: 'A', icon: IdCard, requires: 3 },
  { group: 'People', to: consolePaths.jobs, label: 'Jobs', key: 'J', icon: BriefcaseBusiness, requires: 3 },
  { group: 'System', to: consolePaths.analytics, label: 'Visits', key: 'V', icon: ChartNoAxesColumn, requires: 3 },
  { group: 'System', to: consolePaths.audit, label: 'Audit', key: 'U', icon: ScrollText, requires: 3 },
  { group: 'System', to: consolePaths.mail, label: 'Emails', key: 'E', icon: Mail, badge: 'failedMail', requires: 3 },
  { group: 'System', to: TEMPLATES_ADDRESS, label: 'Reply templates', key: 'T', icon: LayoutTemplate, requires: 3 },
  { group: 'System', to: consolePaths.settings, label: 'Settings', key: 'S', icon: Settings, requires: 3 },
];

/** The start of many addresses, and above none of their pages. */
const OWN_PAGES: readonly string[] = [paths.admin, paths.account];

/** The pages that somebody of this level can use. */
export const entriesFor = (level: number): NavigationEntry[] => NAVIGATION.filter(({ requires }) => requires <= level);

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
  return !query && !OWN_PAGES.includes(path) && pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
