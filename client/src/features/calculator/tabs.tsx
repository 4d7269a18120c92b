import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths';

const TABS = [
  { to: paths.calculator, label: 'Payment' },
  { to: paths.calculatorPurchase, label: 'Purchase' },
  { to: paths.calculatorAffordability, label: 'Affordability' },
  { to: paths.calculatorRenewal, label: 'Renewal' },
  { to: paths.calculatorCompare, label: 'Compare' },
] as const;

/** The calculators, each at an address of its own. */
export function CalculatorTabs(): ReactNode {
  return (
    <nav aria-label="Calculators">
      <ul className="calc-tabs">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end preventScrollReset className="calc-tab">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
