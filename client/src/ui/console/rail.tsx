import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../link';
import { LogoMark } from '../../illustrations/logo-mark';
import { paths } from '../../lib/paths';
import { AccountMenu, type Person } from './account-menu';
import { currentEntry, type BadgeName, type NavigationEntry } from './navigation';

export interface Badge {
  count: number;
  /** Gold: needs attention. */
  hot?: boolean;
}

export type Badges = Partial<Record<BadgeName, Badge>>;

export interface RailProps {
  brand: string;
  person: Person;
  /** What it leads to: the pages of the console, or of an adviser's desk */
  entries: readonly NavigationEntry[];
  /** What it is called, beside the brand */
  place: string;
  badges: Badges;
  /** Called when a link is followed. A link to the current page changes nothing else, so a menu must close itself. */
  followed?: () => void;
}

function Entry({
  entry,
  badge,
  followed,
}: {
  entry: NavigationEntry;
  badge?: Badge;
  followed?: () => void;
}): ReactNode {
  const location = useLocation();
  return (
    <li>
      <Link className="rail-link" to={entry.to} aria-current={currentEntry(entry, location)} onClick={followed}>
        <entry.icon size={18} aria-hidden="true" /> {entry.label}
        {badge && badge.count > 0 && (
          <span className={`rail-count num${badge.hot ? ' rail-count-hot' : ''}`}>{badge.count}</span>
        )}
      </Link>
    </li>
  );
}

/** Side navigation: the pages this person can use, in groups, and their own menu at the bottom. */
export function Rail({ brand, person, entries, place, badges, followed }: RailProps): ReactNode {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="rail-nav" aria-label={place}>
      <Link className="rail-logo" to={paths.home}>
        <LogoMark onBrand />
        {brand} <small>{place}</small>
      </Link>
      {groups.map((group) => (
        <div key={group ?? 'daily'} className="rail-group">
          {group && <h2 id={`rail-${group}`}>{group}</h2>}
          <ul aria-labelledby={group && `rail-${group}`}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry key={entry.to} entry={entry} badge={entry.badge && badges[entry.badge]} followed={followed} />
              ))}
          </ul>
        </div>
      ))}
      <p className="rail-zone">Times are Toronto time</p>
      <AccountMenu person={person} />
    </nav>
  );
}
