import { EXIT_MONTHS } from '@brokerage/domain/lender-fit/exit-chances';
import { useLenderFitQuery } from './fit.generated';

const LIST = new Intl.ListFormat('en-CA');
const FIRST_ASKED = EXIT_MONTHS[EXIT_MONTHS.length - 1] ?? 60;

/** The people and the number for the page's head, once the fit has loaded. */
export function useFitHead(id: string): { title: string; number: string } | undefined {
  const { data } = useLenderFitQuery({ variables: { id, exitMonth: FIRST_ASKED }, fetchPolicy: 'cache-only' });
  const fit = data?.lenderFit;
  return fit ? { title: LIST.format(fit.people), number: fit.applicationNumber } : undefined;
}
