import { lowerCase } from '@brokerage/domain/data/codes';
import { formatAmount } from '@brokerage/domain/forms/dollars';
import {
  ANSWER_LABELS,
  INSURER_NAMES,
  PROGRAM_NAMES,
  questionsSentence,
  reasonSentence,
} from '@brokerage/domain/programs/words';
import { CircleCheck, CircleHelp, CircleX, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/console/button';
import type { FitFileFragment } from './fit.generated';
import styles from './fit.module.css?sheet';
import { asReason, changeWords, percent, tryOf } from './numbers';

type Answer = FitFileFragment['programs'][number];
export type TryTerms = NonNullable<ReturnType<typeof tryOf>>;

const ICONS = { FITS: CircleCheck, ASK_US: CircleHelp, DOES_NOT_FIT: CircleX } as const;

/** The verdict in words, with its sign: never by its colour alone. */
export function Verdict({ answer }: { answer: Answer['answer'] }): ReactNode {
  const Icon = ICONS[answer];
  return (
    <b className={styles.verdict} data-answer={lowerCase(answer)}>
      <Icon size={16} aria-hidden="true" />
      {ANSWER_LABELS[lowerCase(answer)]}
    </b>
  );
}

/** Only a figure stands against it, or nothing does. */
const isNear = ({ answer, reasons, change }: Answer): boolean =>
  answer !== 'DOES_NOT_FIT' || change !== null || reasons.some(({ amount, figure }) => (amount ?? figure) !== null);

function whyOf({ reasons, asks, answer }: Answer, file: FitFileFragment): string {
  if (reasons.length > 0) return reasons.map((reason) => reasonSentence(asReason(reason))).join('; ');
  if (answer === 'ASK_US') return questionsSentence(asks);
  if (file.gdsPct === null || file.tdsPct === null) return 'No ratios';
  return `GDS ${percent(file.gdsPct)} of ${file.gdsLimitPct}, TDS ${percent(file.tdsPct)} of ${file.tdsLimitPct}`;
}

interface RowsProps {
  file: FitFileFragment;
  programs: readonly Answer[];
  /** The first that one change opens */
  next?: Answer;
  attempt: (terms: TryTerms) => void;
}

function Rows({ file, programs, next, attempt }: RowsProps): ReactNode {
  return (
    <table className={styles.programs}>
      <thead>
        <tr>
          <th scope="col">Insurer</th>
          <th scope="col">Program</th>
          <th scope="col">Verdict</th>
          <th scope="col">Why</th>
          <th scope="col">What would make it fit</th>
        </tr>
      </thead>
      <tbody>
        {programs.map((program) => {
          const terms = tryOf(program.change);
          return (
            <tr key={program.program} data-next={program === next || undefined}>
              <th scope="row">{INSURER_NAMES[lowerCase(program.insurer)]}</th>
              <td>{PROGRAM_NAMES[program.program]}</td>
              <td>
                <Verdict answer={program.answer} />
              </td>
              <td>{whyOf(program, file)}</td>
              <td>
                {program.change && (
                  <span className={styles.change}>
                    <KeyRound size={16} aria-hidden="true" />
                    <span>{changeWords(program.change)}</span>
                    {terms && (
                      <Button small onClick={() => attempt(terms)}>
                        Try it<span className="sr-text">: {changeWords(program.change)}</span>
                      </Button>
                    )}
                  </span>
                )}
                {!program.change && program.premium !== null && (
                  <span>Premium {formatAmount(Number(program.premium))}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What each program says of the file, the nearest first. */
export function FitPrograms({ file, attempt }: Pick<RowsProps, 'file' | 'attempt'>): ReactNode {
  const { programs } = file;
  const near = programs.filter(isNear);
  const others = programs.filter((program) => !isNear(program));
  const fitting = programs.filter(({ answer }) => answer === 'FITS').length;
  const next = near.find(({ change }) => change !== null);
  return (
    <section className="panel" aria-labelledby="fit-programs">
      <header className={styles.head}>
        <h2 id="fit-programs">Programs</h2>
        <p className="muted">
          {programs.length === 0
            ? 'No insurer is asked about a private lender’s file.'
            : `${fitting} of ${programs.length} fit.`}
        </p>
      </header>
      {near.length > 0 && <Rows file={file} programs={near} next={next} attempt={attempt} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>Programs for other files ({others.length})</summary>
          <Rows file={file} programs={others} attempt={attempt} />
        </details>
      )}
    </section>
  );
}
