import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { tabAt, TAB_GROUPS } from './tab-groups';

function Groups(): ReactNode {
  const id = useId();
  const { pathname } = useLocation();
  return TAB_GROUPS.map(({ title, tabs }, index) => (
    <div key={title} className="calc-tab-group">
      <p id={`${id}${index}`}>{title}</p>
      <ul aria-labelledby={`${id}${index}`}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} className="calc-tab">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The calculators, each at its own address: a row of groups, or a list that opens where the screen is narrow. */
export function CalculatorTabs(): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Calculators" className="calc-tabs">
      <div className="calc-tabs-row">
        <Groups />
      </div>
      {/* closed again on the page it leads to; works before and without JavaScript */}
      <details key={pathname} className="calc-tabs-menu">
        <summary>
          <span>
            <span className="sr-text">Calculator: </span>
            {tabAt(pathname)?.label}
          </span>
          <span className="calc-tabs-all">
            All calculators <Icon name="chevron-down" size={18} />
          </span>
        </summary>
        <Groups />
      </details>
    </nav>
  );
}
