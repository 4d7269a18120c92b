import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { toast } from '../../ui/aria/toast';
import { Button } from '../../ui/console/button';
import { useTyped } from '../../ui/console/use-typed';
import { useSetCreditScoresCommand, type ScoredPersonFragment } from './ratios.generated';
import styles from './ratios.module.css?sheet';

interface Props {
  applicationId: string;
  people: readonly ScoredPersonFragment[];
  reload: () => Promise<boolean>;
}

const textOf = (score: number | null): string => (score === null ? '' : String(score));
const DIGITS = 3;

/** What the bureau says of each person. Lenders look at the best of the scores; the applicant sees none of it. */
export function CreditScores({ applicationId, people, reload }: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useTyped<Readonly<Record<string, string>>>('credit-scores', {});
  const [problem, setProblem] = useState<string>();
  const [save, busy] = useSetCreditScoresCommand({ say: (said) => !said.bad && toast(said) });
  const changed = people.filter(
    ({ id: person, creditScore }) => (typed[person] ?? textOf(creditScore)) !== textOf(creditScore),
  );

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy || changed.length === 0) return;
    setProblem(undefined);
    const scores = changed.map(({ id: person }) => ({ person, score: Number(typed[person]) || null }));
    const outcome = await save({ id: applicationId, scores }, 'Credit scores saved');
    if (!outcome.done) {
      setProblem(outcome.payload?.userErrors[0]?.message ?? outcome.problem);
      return;
    }
    // without an answer the page still holds the scores of before: what was saved stands in the fields
    if (!(await reload())) return;
    // what was typed since is newer than what was saved
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([person, text]) => text !== typed[person])));
  }

  return (
    <form className={styles.scores} aria-labelledby={`${id}-title`} onSubmit={(event) => void submit(event)}>
      <h3 id={`${id}-title`}>Credit scores</h3>
      {people.map(({ id: person, name, creditScore }) => (
        <label key={person}>
          {name || 'The applicant'}
          <input
            className="input num"
            value={typed[person] ?? textOf(creditScore)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={DIGITS}
            placeholder="Not known"
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => setTyped({ ...typed, [person]: target.value.replace(/\D/g, '') })}
          />
        </label>
      ))}
      {changed.length > 0 && (
        <Button small type="submit" off={busy}>
          Save the scores
        </Button>
      )}
      <p className="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </form>
  );
}
