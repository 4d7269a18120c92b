import type { Expression, Operator } from '@brokerage/domain/explain/expression';
import { BEFORE, figureText, needsParentheses, SIGNS } from '@brokerage/domain/explain/text';
import { Fragment, type ReactNode } from 'react';
import styles from './explain.module.css?sheet';

interface Props {
  of: Expression;
  /** What stands for each letter */
  shown: (symbol: string) => ReactNode;
}

/** A formula as it is written on paper: fractions above each other, exponents raised. */
export function Formula({ of: expression, shown }: Props): ReactNode {
  if ('symbol' in expression) return shown(expression.symbol);
  if (!('operator' in expression)) return figureText(expression.value, expression.unit);
  const { operator, of } = expression;
  const [first, second] = of;
  if (operator === 'over' && first && second)
    return (
      <span className={styles.fraction}>
        <span>
          <Formula of={first} shown={shown} />
        </span>
        <span>
          <Formula of={second} shown={shown} />
        </span>
      </span>
    );
  if (operator === 'power' && first && second)
    return (
      <>
        <Part of={first} around={operator} isFirst shown={shown} />
        <sup>
          <Formula of={second} shown={shown} />
        </sup>
      </>
    );
  return (
    <>
      {BEFORE[operator]}
      {of.map((part, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the parts of a formula have no names, and keep their places
        <Fragment key={index}>
          {index > 0 && SIGNS[operator]}
          <Part of={part} around={operator} isFirst={index === 0} shown={shown} />
        </Fragment>
      ))}
    </>
  );
}

/** A fraction holds together by its line, unless it is raised. */
const isFraction = (part: Expression): boolean => 'operator' in part && part.operator === 'over';

function Part({ of, around, isFirst, shown }: Props & { around: Operator; isFirst: boolean }): ReactNode {
  const formula = <Formula of={of} shown={shown} />;
  const isInParentheses = needsParentheses(of, around, isFirst) && (around === 'power' || !isFraction(of));
  return isInParentheses ? <>({formula})</> : formula;
}
