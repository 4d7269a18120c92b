import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftTree } from '../../lib/draft-store';
import type { AnswerWords } from './conflict-screen';
import styles from './conflict-screen.module.css?sheet';
import { agreements } from './merge';

interface Props {
  mine: DraftTree;
  theirs: DraftTree;
  words: AnswerWords;
}

/** What both versions say, folded: there is nothing to choose. */
export function SameAnswers({ mine, theirs, words: { labelOf, textOf } }: Props): ReactNode {
  const lines = agreements(mine, theirs).flatMap(({ place, value }) => {
    const text = textOf(place, value);
    return text === undefined ? [] : [{ key: place.join('.'), label: labelOf(place), text }];
  });
  if (lines.length === 0) return null;
  return (
    <details className={styles.same}>
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {lines.length === 1 ? 'One answer is the same' : `${lines.length} answers are the same`}
      </summary>
      <dl>
        {lines.map(({ key, label, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
