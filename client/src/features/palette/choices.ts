import { plainLetters } from '@brokerage/domain/text/plain-letters';
import { ExternalLink, Landmark, LogOut, Monitor, Moon, Sun, UserRound, type LucideIcon } from 'lucide-react';
import { consolePaths } from '../../lib/console-paths';
import { paths } from '../../lib/paths';
import type { NavigationEntry } from '../../ui/console/navigation';
import type { PageAction } from '../../ui/console/page-actions';
import { setTheme } from '../../ui/console/use-theme';
import type { FindAnythingQuery } from './palette.generated';
import { recentPages } from './recent';

export interface Choice {
  id: string;
  label: string;
  detail?: string;
  icon: LucideIcon;
  run: () => void;
  /** It waits until the palette has given the focus back. */
  takesFocus?: boolean;
}

export interface Group {
  name: string;
  choices: Choice[];
}

type Hit = NonNullable<FindAnythingQuery['search']>['items'][number];

interface Ways {
  go: (to: string) => void;
  logout: () => void;
  pages: readonly NavigationEntry[];
  /** What can be done with what the page shows */
  onPage: readonly PageAction[];
  /** The current page */
  current: string | undefined;
}

const ON_PAGE = 'This file';
/** The rest is found by typing, so that the pages stay in sight. */
const SHOWN_UNTYPED = 6;

/** Every word typed must begin a word of the label, accents or not: 'fa e' finds Failed emails. */
export function fits(label: string, typed: string): boolean {
  const words = plainLetters(label).split(/[^\p{L}\p{N}]+/u);
  return plainLetters(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

const actionsOf = ({ go, logout }: Ways): Choice[] => [
  { id: 'light', label: 'Light theme', icon: Sun, run: () => setTheme('light') },
  { id: 'dark', label: 'Dark theme', icon: Moon, run: () => setTheme('dark') },
  { id: 'system', label: 'Device theme', icon: Monitor, run: () => setTheme('system') },
  { id: 'site', label: 'View site', icon: ExternalLink, run: () => go(paths.home) },
  { id: 'account', label: 'My Account', icon: UserRound, run: () => go(paths.account) },
  { id: 'logout', label: 'Logout', icon: LogOut, run: logout },
];

function hitChoice(hit: Hit, { go, pages }: Ways): Choice[] {
  const { id, kind, title, detail } = hit;
  const known = { id: `${kind}-${id}`, label: title, detail };
  const inbox = pages.find(({ to }) => to === consolePaths.enquiries);
  if (kind === 'ENQUIRY' && inbox) return [{ ...known, icon: inbox.icon, run: () => go(consolePaths.enquiry(id)) }];
  if (kind === 'PERSON' && inbox) {
    return [{ ...known, icon: UserRound, run: () => go(`${consolePaths.enquiries}?q=${encodeURIComponent(detail)}`) }];
  }
  if (kind === 'LENDER' && pages.some(({ to }) => to === consolePaths.rates)) {
    const to = `${consolePaths.rates}?q=${encodeURIComponent(title)}`;
    return [{ id: known.id, label: title, icon: Landmark, run: () => go(to) }];
  }
  return [];
}

/** What the palette lists: recent pages while nothing is typed, then local matches, and the server's as they arrive. */
export function groupsOf(typed: string, hits: readonly Hit[], ways: Ways): Group[] {
  const pages = ways.pages.map(({ to, label, icon }) => ({ id: to, label, icon, run: () => ways.go(to) }));
  const of = (kind: Hit['kind']): Choice[] =>
    hits.filter((hit) => hit.kind === kind).flatMap((hit) => hitChoice(hit, ways));
  const recent = recentPages()
    .filter((to) => to !== ways.current)
    .flatMap((to) => pages.filter(({ id }) => id === to));
  const groups = typed
    ? [
        // pages first, as people know them: 'ema' is Emails on every page
        { name: 'Pages', choices: pages.filter(({ label }) => fits(label, typed)) },
        { name: ON_PAGE, choices: ways.onPage.filter(({ label }) => fits(label, typed)) },
        { name: 'Enquiries', choices: of('ENQUIRY') },
        { name: 'People', choices: of('PERSON') },
        { name: 'Lenders', choices: of('LENDER') },
        { name: 'Actions', choices: actionsOf(ways).filter(({ label }) => fits(label, typed)) },
      ]
    : [
        { name: ON_PAGE, choices: ways.onPage.slice(0, SHOWN_UNTYPED) },
        { name: 'Recent', choices: recent },
        { name: 'Pages', choices: pages.filter(({ id }) => !recent.some((other) => other.id === id)) },
        { name: 'Actions', choices: actionsOf(ways) },
      ];
  return groups.filter(({ choices }) => choices.length > 0);
}
