import type { Texts } from '@brokerage/domain/forms/fields';
import { useDeferredValue, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Shared } from '../../../lib/scenario/shared';
import type { TabProps } from '../fields/common';
import { FieldsForm } from '../fields/form';
import { CalculatorLayout } from './layout';
import { outcomeOf } from '../fields/outcome';
import type { GroupsOf } from '../fields/spec';
import { namesRate } from '../rate/names-rate';
import { useScenario } from './use-scenario';

type Apply = Pick<TabProps, 'onApply'>;

/** The figures, and the scenario they were worked out from. */
export interface AnswerProps<Figures> extends Apply {
  figures: Figures;
  texts: Texts;
  /** The scenario as an address says it */
  search: string;
  change: (change: Texts) => void;
}

export interface FollowProps<Figures> {
  /** Not there while a field cannot be read */
  figures?: Figures;
  texts: Texts;
  isRateTyped: boolean;
  change: (change: Texts) => void;
}

interface Props<Figures> extends Apply {
  first: Texts;
  groupsOf: GroupsOf;
  /** Throws a `MortgageInputError` where a field cannot be read or is refused. */
  figuresOf: (texts: Texts) => Figures;
  assumptions: readonly string[];
  Answer: ComponentType<AnswerProps<Figures>>;
  /** Below the result, such as a chart: it may come a moment after the figures */
  Details?: ComponentType<AnswerProps<Figures>>;
  /** What the form shows, where that is more than what is kept */
  shownOf?: (texts: Texts) => Texts;
  /** Given what was asked and whether somebody typed the rate: for a rate that follows something */
  Follow?: ComponentType<FollowProps<Figures>>;
  /** What it has in common with the scenario */
  shared?: Shared;
  /** What a change takes along */
  linked?: (texts: Texts, change: Texts) => Texts;
}

const asIs = (texts: Texts): Texts => texts;
const alone = (_texts: Texts, change: Texts): Texts => change;

/**
 * A calculator of one scenario: what it asks, and what comes of it. A key is shown first and the figures follow between
 * frames, so that typing stays smooth on a slow phone: everything but the form is made from the settled texts.
 */
export function ScenarioPage<Figures>({
  first,
  groupsOf,
  figuresOf,
  assumptions,
  Answer,
  Details,
  shownOf = asIs,
  linked = alone,
  Follow,
  shared,
  onApply,
}: Props<Figures>): ReactNode {
  const { texts, change, follow, settled } = useScenario(first, groupsOf, shared);
  const [asksRate] = useSearchParams();
  const [isRateTyped, setRateTyped] = useState(() => namesRate((name) => asksRate.has(name)));
  const found = useMemo(
    () => outcomeOf(() => figuresOf(settled.texts), groupsOf(settled.texts), settled.texts),
    [figuresOf, groupsOf, settled],
  );
  const asked = useMemo(
    () => [{ groups: groupsOf(settled.texts), texts: shownOf(settled.texts) }],
    [groupsOf, shownOf, settled],
  );
  const answer = useMemo(
    () => ('result' in found ? { figures: found.result, ...settled, change, onApply } : undefined),
    [found, settled, change, onApply],
  );
  const result = useMemo(() => answer && <Answer {...answer} />, [Answer, answer]);
  const later = useDeferredValue(answer);
  const details = useMemo(() => Details && later && <Details {...later} />, [Details, later]);
  const refused = 'field' in found ? found : undefined;
  return (
    <CalculatorLayout
      assumptions={assumptions}
      asked={asked}
      refused={refused}
      form={
        <FieldsForm
          groups={groupsOf(texts)}
          texts={shownOf(texts)}
          refused={refused}
          onChange={(typed) => {
            if (namesRate((name) => name in typed)) setRateTyped(true);
            change(linked(texts, typed));
          }}
        />
      }
      result={result}
    >
      {Follow && (
        <Follow
          figures={'result' in found ? found.result : undefined}
          texts={settled.texts}
          {...{ isRateTyped, change: follow }}
        />
      )}
      {details}
    </CalculatorLayout>
  );
}
