import type { ReactNode } from 'react';
import { RULES_AS_OF } from 'domain/mortgage/provenance';

const RULES_DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(RULES_AS_OF),
);

/** What is asked on the left, what comes of it on the right, what it rests on below. */
export function CalculatorLayout({
  form,
  result,
  assumptions,
  children,
}: {
  form: ReactNode;
  result: ReactNode;
  assumptions: readonly string[];
  children?: ReactNode;
}): ReactNode {
  return (
    <>
      <div className="calc-grid">
        <div className="card-box calc-ask">{form}</div>
        <div className="calc-answer">{result}</div>
      </div>
      {children}
      <section className="calc-assumptions" aria-label="Assumptions">
        <h2 className="calc-h">What these figures rest on</h2>
        <ul>
          {assumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>Estimates by the rules of {RULES_DAY}, on approved credit; not an offer. A broker confirms yours.</li>
        </ul>
      </section>
    </>
  );
}
