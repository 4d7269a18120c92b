import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { use, useRef, type ReactNode } from 'react';
import { Explained } from '../../../ui/explain/explained';
import { AnswerBar } from './bar';
import type { Headline } from './broker-note';
import { AroundResultContext, HeadlineContext } from './context';

export interface Figure {
  label: string;
  value: string;
  /** A line that sums the ones above */
  strong?: boolean;
  /** What it was worked out from, where it can be explained */
  of?: ExplainRequest;
}

/** The answer of a calculator, and on a phone the bar that keeps it in sight. */
export function ResultSection({ headline, children }: { headline: Headline; children: ReactNode }): ReactNode {
  const { stale } = use(AroundResultContext);
  const section = useRef<HTMLElement>(null);
  return (
    <HeadlineContext value={headline}>
      <section
        ref={section}
        className="calc-result on-brand"
        aria-label="Result"
        tabIndex={-1}
        data-stale={stale === undefined ? undefined : ''}
      >
        {children}
        <p className="calc-stale" role="status">
          {stale}
        </p>
      </section>
      <AnswerBar headline={headline} isStale={stale !== undefined} result={section} />
    </HeadlineContext>
  );
}

/** The one figure people came for, and the ones behind it. Screen readers hear it when it settles. */
export function ResultCard({
  title,
  value,
  unit,
  of,
  sentence,
  figures,
  children,
}: Headline & {
  /** What the figure was worked out from, where it can be explained */
  of?: ExplainRequest;
  sentence?: ReactNode;
  figures: readonly Figure[];
  children?: ReactNode;
}): ReactNode {
  return (
    <ResultSection headline={{ title, value, unit }}>
      <h2>{title}</h2>
      <p className="calc-big num" role="status">
        <b>
          <Explained of={of}>{value}</Explained>
        </b>{' '}
        {unit && <span>{unit}</span>}
      </p>
      {sentence && <p className="calc-sentence">{sentence}</p>}
      <dl className="calc-figures num">
        {figures.map(({ label, value: amount, strong, of: worked }) => (
          <div key={label} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>
              <Explained of={worked}>{amount}</Explained>
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </ResultSection>
  );
}

/** Shown where an address brings a field that cannot be read, and there are no last figures. */
export function NoResult(): ReactNode {
  return (
    <section className="calc-result on-brand" aria-label="Result">
      <h2>Almost there</h2>
      <p className="calc-sentence" role="status">
        Check the marked field. Your figures appear as soon as it’s right.
      </p>
    </section>
  );
}
