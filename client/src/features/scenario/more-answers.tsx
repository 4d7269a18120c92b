import { addMonths } from '@brokerage/domain/mortgage/calendar';
import { useId, useMemo, type ReactNode } from 'react';
import { formatDay } from '../../lib/format';
import { useInBrowser } from '../../lib/in-browser';
import { officeToday } from '../../lib/office-today';
import { AMORTIZATIONS, isPurchase } from '../../lib/scenario/scenario';
import styles from './bar.module.css?sheet';
import type { Choosing } from './use-scenario';
import { years } from '../../lib/scenario/words';

const FIRST_TIME = [
  { value: '', label: 'Choose (optional)' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** So far ahead people know when they buy. */
const MONTHS_AHEAD = 18;

/** “March 2027”, from 2027-03 */
const monthWords = (month: string): string => formatDay(`${month}-01`).replace(' 1,', '');

/** From this month on, and the one that was said. A page that was made last month knows none. */
function useMonths(said: string | undefined): readonly string[] {
  const inBrowser = useInBrowser();
  return useMemo(() => {
    const first = `${officeToday().slice(0, 7)}-01`;
    const ahead = inBrowser
      ? Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(first, index).slice(0, 7))
      : [];
    return said === undefined || ahead.includes(said) ? ahead : [said, ...ahead];
  }, [inBrowser, said]);
}

/** What fewer people need to say: the years, and of a purchase the month and whether it is the first. */
export function MoreAnswers({ scenario, change }: Pick<Choosing, 'scenario' | 'change'>): ReactNode {
  const id = useId();
  const { amortization, firstTime, closing } = scenario;
  const months = useMonths(closing);
  return (
    <details>
      <summary>More details</summary>
      <div className={styles.answers}>
        <p>
          <label htmlFor={`${id}-years`}>Paid over</label>
          <select
            id={`${id}-years`}
            value={amortization}
            onChange={({ target }) => change({ amortization: Number(target.value) })}
          >
            {AMORTIZATIONS.map((count) => (
              <option key={count} value={count}>
                {years(count)}
              </option>
            ))}
          </select>
        </p>
        {isPurchase(scenario) && (
          <>
            <p>
              <label htmlFor={`${id}-first`}>First-time buyer</label>
              <select
                id={`${id}-first`}
                value={firstTime === undefined ? '' : firstTime ? 'yes' : 'no'}
                onChange={({ target }) =>
                  change({ firstTime: target.value === '' ? undefined : target.value === 'yes' })
                }
              >
                {FIRST_TIME.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </p>
            <p>
              <label htmlFor={`${id}-closing`}>Closing month</label>
              <select
                id={`${id}-closing`}
                value={closing ?? ''}
                onChange={({ target }) => change({ closing: target.value || undefined })}
              >
                <option value="">Choose (optional)</option>
                {months.map((month) => (
                  <option key={month} value={month}>
                    {monthWords(month)}
                  </option>
                ))}
              </select>
            </p>
          </>
        )}
      </div>
    </details>
  );
}
