import { LANDINGS } from '@brokerage/domain/landings/landings';
import { paths } from '../../../lib/paths';

export interface Target {
  to: string;
  title: string;
}

/** Pages that articles lead to. */
export const TARGETS: readonly Target[] = [
  { to: paths.rates, title: 'Rates' },
  { to: paths.calculator, title: 'Payment calculator' },
  { to: paths.calculatorPurchase, title: 'Purchase calculator' },
  { to: paths.calculatorDownPayments, title: 'Down payments compared' },
  { to: paths.calculatorAffordability, title: 'Affordability calculator' },
  { to: paths.calculatorRenewal, title: 'Renewal calculator' },
  { to: paths.calculatorPenalty, title: 'Penalty calculator' },
  { to: paths.calculatorRateRise, title: 'What if rates rise' },
  { to: paths.calculatorCompare, title: 'Compare two mortgages' },
  { to: paths.calculatorRefinance, title: 'Refinance calculator' },
  { to: paths.firstTimeBuyers, title: 'First-time buyers' },
  ...LANDINGS.flatMap(({ to, inArticles: title }) => (title === undefined ? [] : [{ to, title }])),
  { to: paths.formSelection, title: 'Apply' },
  { to: paths.contact, title: 'Contact' },
  { to: paths.about, title: 'About us' },
];
export const CALCULATORS = TARGETS.filter(({ to }) => to.startsWith('/calculator'));
