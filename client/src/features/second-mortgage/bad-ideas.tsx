import { formatDollars } from '@brokerage/domain/forms/dollars';
import type { ReactNode } from 'react';
import styles from './story.module.css?sheet';

interface Props {
  value: number;
  firstBalance: number;
  maxLine: number;
}

/** Whatever marketing says, this stays on the page. */
export function BadIdeas({ value, firstBalance, maxLine }: Props): ReactNode {
  const line =
    maxLine > 0
      ? {
          title: `${formatDollars(maxLine)} would do`,
          text: `A line of credit costs less, and here it reaches 65% of value: ${formatDollars(maxLine + firstBalance)} less the ${formatDollars(firstBalance)} owing.`,
        }
      : {
          title: 'A line of credit would do',
          text: `It costs less where there is room: up to 65% of value, ${formatDollars(value * 0.65)} here. With ${formatDollars(firstBalance)} owing there is none, so ask us what a smaller first would change.`,
        };
  const ideas = [
    {
      title: 'Your term ends within six months',
      text: 'Wait. At maturity you can refinance with no penalty and one low rate.',
    },
    {
      title: 'You need it to make the payments you have',
      text: 'A second payment makes that harder. Call your lender first: they can extend, defer or capitalize.',
    },
    line,
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
