import { memo, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { areTablesStale, RULES_AS_OF } from '@brokerage/domain/mortgage/provenance';
import { fieldsIn } from '@brokerage/domain/forms/fields';
import { formatDay } from '../../../lib/format';
import { officeToday as today } from '../../../lib/office-today';
import { AroundResultContext } from '../answer/context';
import { NeedsScripts } from '../../../ui/form/needs-scripts';
import { inWords, valueInWords, type Asked } from '../answer/in-words';
import type { Refused } from '../fields/outcome';
import { NoResult } from '../answer/result-card';

const RULES_DAY = formatDay(RULES_AS_OF);

interface Props {
  form: ReactNode;
  /** What the form says: printed with the figures, and told to a broker */
  asked: readonly Asked[];
  /** The field that cannot be read, and which of the scenarios it belongs to */
  refused?: Refused & { scenario?: number };
  /** Nothing while a field cannot be read: the last figures stay, and say what they belong to */
  result: ReactNode;
  /** How it is worked out, in plain words */
  assumptions: readonly string[];
  /** Below the result, such as a chart */
  children?: ReactNode;
}

type Shown = Pick<Props, 'asked' | 'result' | 'children'>;

/** “Last figures, for $500,000” */
function belongTo({ field, scenario = 0 }: NonNullable<Props['refused']>, asked: readonly Asked[]): string {
  const { groups = [], texts = {} } = asked[scenario] ?? {};
  const spec = fieldsIn(groups).find(({ name }) => name === field);
  const value = spec ? valueInWords(spec, texts[field] ?? '') : '';
  return value ? `Last figures, for ${value}` : 'Last figures, from before this change';
}

/** What is asked on the left, what comes of it on the right, and how it is worked out below. */
export function CalculatorLayout({ form, asked, refused, result, assumptions, children }: Props): ReactNode {
  // a state here would render everything twice for each key
  const last = useRef<Shown>(undefined);
  useEffect(() => {
    if (!refused) last.current = { asked, result, children };
  });
  const shown = refused ? last.current : { asked, result, children };
  const stale = refused && last.current ? belongTo(refused, last.current.asked) : undefined;
  const askedShown = shown?.asked ?? asked;
  const around = useMemo(() => ({ asked: askedShown, stale }), [askedShown, stale]);
  const printed = useDeferredValue(askedShown);
  return (
    <AroundResultContext value={around}>
      <div className="calc-grid">
        <div className="card-box calc-ask">
          <NeedsScripts>Without JavaScript these figures are an example, and stay as they are.</NeedsScripts>
          {form}
        </div>
        <div className="calc-asked">
          <PrintedInputs asked={printed} />
        </div>
        <div className="calc-answer">{shown ? shown.result : <NoResult />}</div>
      </div>
      <div className="calc-below" data-stale={stale === undefined ? undefined : ''}>
        {shown?.children}
      </div>
      <section className="calc-assumptions" aria-labelledby="how-title">
        <h2 className="calc-h" id="how-title">
          How we calculate this
        </h2>
        <ul>
          {assumptions.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>These are estimates under the rules of {RULES_DAY}, not an offer. A broker confirms yours.</li>
          {areTablesStale(today()) && (
            <li>
              <strong>We last checked these rules more than 60 days ago.</strong> Ask us to confirm them before you rely
              on these figures.
            </li>
          )}
        </ul>
      </section>
    </AroundResultContext>
  );
}

/** On paper the form’s boxes would say little: its answers stand there as a list. */
const PrintedInputs = memo(function PrintedInputs({ asked }: Pick<Props, 'asked'>): ReactNode {
  return asked.map((scenario, index) => (
    <section key={scenario.title ?? index}>
      <h2>{scenario.title ?? 'What you entered'}</h2>
      <dl className="num">
        {inWords(scenario).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
});
