import { lowerCase } from '@brokerage/domain/data/codes';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import {
  ANSWER_LABELS,
  changeSentence,
  INSURER_NAMES,
  PROGRAM_NAMES,
  questionsSentence,
  reasonSentence,
} from '@brokerage/domain/programs/words';
import type { ReactNode } from 'react';
import type { RatiosFileFragment } from './ratios.generated';
import styles from './programs.module.css?sheet';
import ratioStyles from './ratios.module.css?sheet';

type Answer = RatiosFileFragment['programs'][number];

const numbered = (money: string | null): number | null => (money === null ? null : Number(money));

function linesOf({ reasons, asks, change, premium }: Answer): string[] {
  return [
    ...reasons.map((reason) =>
      reasonSentence({ ...reason, amount: numbered(reason.amount), limitAmount: numbered(reason.limitAmount) }),
    ),
    ...(asks.length > 0 && reasons.length === 0 ? [questionsSentence(asks)] : []),
    ...(change
      ? [
          changeSentence({
            ...change,
            amount: numbered(change.amount),
            to: numbered(change.to),
            mortgageGained: numbered(change.mortgageGained),
          }),
        ]
      : []),
    ...(premium !== null && reasons.length === 0 ? [`Premium ${formatAmount(Number(premium))}`] : []),
  ];
}

function Rows({ answers }: { answers: readonly Answer[] }): ReactNode {
  return (
    <table className={styles.programs}>
      <thead>
        <tr>
          <th scope="col">Program</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <tr key={answer.program} data-answer={lowerCase(answer.answer)}>
            <th scope="row">
              {INSURER_NAMES[lowerCase(answer.insurer)]}
              <small>{PROGRAM_NAMES[answer.program]}</small>
            </th>
            <td>
              <b>{ANSWER_LABELS[lowerCase(answer.answer)]}</b>
              {linesOf(answer).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Only a figure stands against it, or nothing does. */
const isNear = ({ answer, reasons, change }: Answer): boolean =>
  answer !== 'DOES_NOT_FIT' || change !== null || reasons.some(({ amount, figure }) => (amount ?? figure) !== null);

interface Props {
  file: RatiosFileFragment;
  /** Of the what-if, not of what was submitted */
  isTried: boolean;
}

/** What each program says of the file: it fits, it does not and why, or somebody has to ask. */
export function Programs({ file: { programs }, isTried }: Props): ReactNode {
  if (programs.length === 0) return null;
  const near = programs.filter(isNear);
  const others = programs.filter((answer) => !isNear(answer));
  return (
    <section className={`panel ${ratioStyles.card}`} aria-labelledby="programs">
      <h2 id="programs">
        Programs <small>{isTried ? 'For the what-if' : 'As submitted'}</small>
      </h2>
      {near.length > 0 && <Rows answers={near} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Programs for other files ({others.length})</summary>
          <Rows answers={others} />
        </details>
      )}
    </section>
  );
}
