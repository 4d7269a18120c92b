import { chancesProblem, EXIT_MONTHS, type ExitChance } from '@brokerage/domain/lender-fit/exit-chances';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import styles from './fit.module.css?sheet';

interface Props {
  chances: readonly ExitChance[] | undefined;
  /** undefined: one month counts */
  choose: (chances: readonly ExitChance[] | undefined) => void;
}

type Texts = Readonly<Record<number, string>>;

const chancesIn = (texts: Texts): ExitChance[] =>
  EXIT_MONTHS.map((month) => ({ month, pct: Number(texts[month] ?? '') })).filter(({ pct }) => pct !== 0);

/** Where the client is not sure: how likely each month is. It counts once all months come to 100. */
export function ExitChances({ chances, choose }: Props): ReactNode {
  const [texts, setTexts] = useState<Texts>({});
  const typed = chancesIn(texts);
  const problem = typed.length > 0 ? chancesProblem(typed) : undefined;

  function change(month: number, text: string): void {
    const next = { ...texts, [month]: text };
    const found = chancesIn(next);
    setTexts(next);
    choose(chancesProblem(found) === undefined ? found : undefined);
  }
  return (
    <details className={styles.chances}>
      <summary>They may leave at another month</summary>
      <fieldset>
        <legend>How likely each month is, in percent</legend>
        {EXIT_MONTHS.map((month) => (
          <label key={month}>
            <span>Month {month}</span>
            <input
              className="a-input"
              inputMode="numeric"
              maxLength={3}
              value={texts[month] ?? ''}
              onChange={({ target }) => change(month, target.value)}
            />
          </label>
        ))}
      </fieldset>
      <p role="status">{chances ? 'Each month counts by how likely it is.' : problem}</p>
      {typed.length > 0 && (
        <Button
          small
          onClick={() => {
            setTexts({});
            choose(undefined);
          }}
        >
          Back to one month
        </Button>
      )}
    </details>
  );
}
