import type { Explanation, Line } from '@brokerage/domain/explain/explanation';
import type { Expression } from '@brokerage/domain/explain/expression';
import { sourceTexts } from '@brokerage/domain/explain/sources';
import { figureText, formulaText, howText, valuesOf } from '@brokerage/domain/explain/text';
import { FIGURE_WORDS, LINE_WORDS } from '@brokerage/domain/explain/words';
import { use, type ReactNode } from 'react';
import { moment } from '../../lib/moment';
import { EnteredBy } from './entered-by';
import { Formula } from './formula';
import styles from './explain.module.css?sheet';
import { PublishedRateContext, type PublishedRate } from './published-rate';

const TONES = 5;

/** The letters of a formula in the order they are read. */
const lettersOf = (expression: Expression): string[] => {
  if ('symbol' in expression) return [expression.symbol];
  return 'operator' in expression ? [...new Set(expression.of.flatMap(lettersOf))] : [];
};

type Letter = (symbol: string, text?: string) => ReactNode;

/** A letter of the formula has a colour, the same wherever it or its figure stands. */
function lettersIn({ how }: Line): Letter {
  const letters = how ? lettersOf(how) : [];
  return function letter(symbol, text = symbol) {
    const place = letters.indexOf(symbol);
    return (
      <em className={styles.letter} data-tone={place < 0 ? undefined : place % TONES}>
        {text}
      </em>
    );
  };
}

/** The formula of a figure with the person's own figures, and where each of them comes from. */
export function ExplanationView({ explanation }: { explanation: Explanation }): ReactNode {
  const { figure, lines, result } = explanation;
  const letter = lettersIn(result);
  const valueOf = valuesOf(explanation);
  return (
    <>
      {result.how && (
        <FormulaBox name={FIGURE_WORDS[figure]} result={result} how={result.how} {...{ letter, valueOf }} />
      )}
      <table className={styles.lines}>
        <caption className="sr-text">Where each figure comes from</caption>
        <thead className="sr-text">
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Figure</th>
            <th scope="col">Where it comes from</th>
          </tr>
        </thead>
        <tbody>
          {[...lines, result].map((line) => (
            <tr key={line.symbol}>
              <th scope="row">{line === result ? '=' : letter(line.symbol)}</th>
              <td className="num">{figureText(line.value, line.unit)}</td>
              <td>
                <From line={line} valueOf={line === result ? undefined : valueOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface FormulaBoxProps {
  name: string;
  result: Line;
  how: Expression;
  letter: Letter;
  valueOf: (symbol: string) => string;
}

/** With its letters, with the figures, and what comes of it; a letter or a figure alone is not said twice. */
function FormulaBox({ name, result, how, letter, valueOf }: FormulaBoxProps): ReactNode {
  const value = figureText(result.value, result.unit);
  const hasLetters = lettersOf(how).length > 0;
  const isWorkedOut = 'operator' in how;
  const said = [
    name,
    ...(hasLetters ? [formulaText(how, (symbol) => symbol)] : []),
    ...(isWorkedOut ? [formulaText(how, valueOf)] : []),
    value,
  ];
  return (
    <div className={styles.formula} role="region" aria-label="Formula" tabIndex={0}>
      <p aria-hidden="true">
        {name} ={' '}
        {hasLetters && (
          <>
            <Formula of={how} shown={letter} /> ={' '}
          </>
        )}
        {isWorkedOut && (
          <>
            <Formula of={how} shown={(symbol) => letter(symbol, valueOf(symbol))} /> ={' '}
          </>
        )}
        <b>{value}</b>
      </p>
      <p className="sr-text">{said.join(' = ')}</p>
    </div>
  );
}

/** Who told us this line of a published rate; none where nobody did. */
function toldBy({ name, value }: Line, { ratePct, lender, at, isExample }: PublishedRate): string | undefined {
  if (name === 'annualRate' && value === ratePct) return `The rate of ${lender}, published ${moment(at)}`;
  return name === 'fees' && isExample ? `What ${lender} and the broker charge` : undefined;
}

/** Where a line that was entered comes from; none where the lender told it. */
function givenBy(published: PublishedRate | undefined, told: string | undefined): string | null | undefined {
  if (!published?.isExample) return undefined;
  return told === undefined ? 'Our example mortgage' : null;
}

function From({ line, valueOf }: { line: Line; valueOf?: ((symbol: string) => string) | undefined }): ReactNode {
  const how = valueOf && howText(line, valueOf);
  const published = use(PublishedRateContext);
  const told = published && toldBy(line, published);
  const enteredBy = use(EnteredBy);
  const given = givenBy(published, told);
  return (
    <>
      {LINE_WORDS[line.name]}
      {how !== undefined && <span className="num">: {how}</span>}
      {sourceTexts(line, given === undefined ? enteredBy : given).map((text) => (
        <small key={text}>{text}</small>
      ))}
      {told && <small>{told}</small>}
    </>
  );
}
