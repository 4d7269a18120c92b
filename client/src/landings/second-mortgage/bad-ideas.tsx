import { formatMost } from '@brokerage/domain/forms/dollar-bounds';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import styles from './story.module.css?sheet';

interface Props {
  firstBalance: number;
  maxLine: number;
}

/** Whatever marketing says, this stays on the page. Where a second fits under 80% of the value, so does some line. */
export function BadIdeas({ firstBalance, maxLine }: Props): ReactNode {
  const ideas = [
    {
      title: 'Your term ends within six months',
      text: 'Wait. At maturity you can refinance with no penalty and one low rate.',
    },
    {
      title: 'You need it to make the payments you have',
      text: 'A second payment makes that harder. Call your lender first: they can extend, defer or capitalize.',
    },
    {
      title: `${formatMost(maxLine)} would do`,
      text: `A line of credit costs less. With the ${formatAmount(firstBalance)} owing it may reach 80% of value, the line itself 65%. Some lenders stop at 65% in all behind another lender’s first.`,
    },
    {
      title: 'You can’t say how it ends',
      text: 'Most second mortgages run one or two years. If there’s no plan to fold it in, sell or pay it off, don’t sign.',
    },
  ];
  return (
    <section className={`sec on-brand ${styles.bad}`}>
      <div className={`wrap ${styles.badIn}`}>
        <div>
          <h2>When it’s a bad idea</h2>
          <p>If one of these is you, we’ll tell you on the first call, and help with what to do instead.</p>
        </div>
        <ol>
          {ideas.map(({ title, text }) => (
            <li key={title}>
              <div>
                <b>{title}</b>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
