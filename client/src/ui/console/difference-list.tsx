import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Difference {
  label: string;
  before: string | null;
  after: string | null;
}

/** Before and after, one line for each value that changes. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }): ReactNode {
  return (
    <dl className="differences num">
      {differences.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <s>
                <span className="sr-text">before </span>
                {before}
              </s>
            )}
            {before !== null && after !== null && <ArrowRight size={14} aria-hidden="true" />}
            {after !== null && (
              <b>
                <span className="sr-text">after </span>
                {after}
              </b>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
