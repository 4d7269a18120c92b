import type { ReactNode } from 'react';

export interface Figure {
  label: string;
  value: string;
  /** A line that sums the ones above */
  strong?: boolean;
}

/** The one figure people came for, and the ones it rests on. Told to screen readers when it rests. */
export function ResultCard({
  title,
  value,
  unit,
  sentence,
  figures,
  children,
}: {
  title: string;
  value: string;
  unit?: string;
  sentence?: ReactNode;
  figures: readonly Figure[];
  children?: ReactNode;
}): ReactNode {
  return (
    <section className="calc-result on-brand" aria-label="Result">
      <h2>{title}</h2>
      <p className="calc-big num" role="status">
        <b>{value}</b> {unit && <span>{unit}</span>}
      </p>
      {sentence && <p className="calc-sentence">{sentence}</p>}
      <dl className="calc-figures num">
        {figures.map(({ label, value: amount, strong }) => (
          <div key={label} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

/** What stands there while a field cannot be read. */
export function NoResult(): ReactNode {
  return (
    <section className="calc-result on-brand" aria-label="Result">
      <h2>Almost there</h2>
      <p className="calc-sentence" role="status">
        One of the fields needs another look; the figures come back as soon as it is right.
      </p>
    </section>
  );
}
