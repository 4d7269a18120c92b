import { paths } from '../../lib/paths';

export interface CalculatorTab {
  to: string;
  label: string;
}

export interface TabGroup {
  title: string;
  tabs: readonly CalculatorTab[];
}

/** Every calculator, by the question it answers. Add a new one to this list. */
export const TAB_GROUPS: readonly TabGroup[] = [
  {
    title: 'Payments',
    tabs: [
      { to: paths.calculator, label: 'Payment' },
      { to: paths.calculatorCompare, label: 'Compare' },
    ],
  },
  {
    title: 'Buying a home',
    tabs: [
      { to: paths.calculatorAffordability, label: 'Affordability' },
      { to: paths.calculatorPurchase, label: 'Purchase' },
      { to: paths.calculatorDownPayments, label: 'Down payments' },
    ],
  },
  {
    title: 'Your mortgage',
    tabs: [
      { to: paths.calculatorRenewal, label: 'Renewal' },
      { to: paths.calculatorRefinance, label: 'Refinance' },
      { to: paths.calculatorPenalty, label: 'Penalty' },
      { to: paths.calculatorRateRise, label: 'Rate rise' },
    ],
  },
];

export const tabAt = (pathname: string): CalculatorTab | undefined =>
  TAB_GROUPS.flatMap(({ tabs }) => tabs).find(({ to }) => to === pathname);
