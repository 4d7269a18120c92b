import { checkLeastPrincipal } from '@brokerage/domain/calculator/least-principal';
import type { Texts } from '@brokerage/domain/forms/fields';
import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import {
  penaltyInput,
  renewal,
  waysOf,
  type Renewal,
  type RenewalInput,
  type Way,
} from '@brokerage/domain/mortgage/renewal';
import type { ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { RENEWING } from '../../../lib/scenario/shared';
import { AskBroker } from '../answer/ask-broker';
import { EACH, type TabProps } from '../fields/common';
import { dollars, spellYears, wholeDollars } from '../money';
import { RENEWAL_ASSUMPTIONS, RENEWAL_GROUPS, renewalInput, renewalTexts } from './renewal-fields';
import { ResultCard, type Figure } from '../answer/result-card';
import { ClassPublished } from '../rate/class-published';
import { useClassRate, type Class } from '../rate/use-class-rate';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps, type FollowProps } from '../page/scenario-page';
import type { CalculatorSection } from '../fields/spec';
import { classOfOwed } from './switch-class';
import { namesOf } from '../page/use-scenario';

function answerTo(texts: Texts): { change: Renewal; input: RenewalInput } {
  const input = renewalInput(texts);
  checkLeastPrincipal('balance', input.balance);
  return { change: renewal(input), input };
}

const groupsOf = (): readonly CalculatorSection[] => RENEWAL_GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(renewalTexts);

const classOf = ({ balance, years, newYears }: Texts): Class | undefined => classOfOwed(balance, years, newYears);

/** The rate that follows is the new one. */
const asNew = ({ rate = '', type = '', compounding = '' }: Texts): Texts => ({
  rate,
  newType: type,
  newCompounding: compounding,
});

function Follow({ texts, isRateTyped, change }: FollowProps<unknown>): null {
  // the rates that are followed are fixed
  const isChosen = isRateTyped || texts.newType === 'variable';
  useClassRate(classOf(texts), isChosen, (found) => change(asNew(found)), 'renewal');
  return null;
}

export function RenewalTab({ start, onApply }: TabProps): ReactNode {
  return (
    <ScenarioPage
      first={renewalTexts(start)}
      groupsOf={groupsOf}
      figuresOf={answerTo}
      shared={RENEWING}
      assumptions={RENEWAL_ASSUMPTIONS}
      {...{ Answer, Follow, onApply }}
    />
  );
}

const percent = (rate: number): string => `${formatRate(rate)}%`;

/** Which is better, by how much, and at which rate that turns. */
function wordsOf({ atMaturity, netSaving, breakEvenRatePct, breakEvenMonths }: Renewal): {
  title: string;
  sentence: string;
} {
  const act = atMaturity ? 'Switching' : 'Breaking now';
  const stay = atMaturity ? 'your lender’s offer' : 'waiting';
  const turn =
    breakEvenRatePct === null
      ? `No new rate would make it cheaper than ${stay}.`
      : `${act} costs no more than ${stay} at a new rate of ${percent(breakEvenRatePct)} or lower.`;
  if (netSaving === 0) return { title: `${act} costs the same as ${stay}`, sentence: turn };
  if (netSaving < 0) return { title: `${act} would cost about`, sentence: turn };
  const paid = breakEvenMonths === null ? '' : ` It pays for itself after ${spellYears(breakEvenMonths / 12)}.`;
  return { title: `${act} would save about`, sentence: `${turn}${paid}` };
}

/** The payment that a way begins with. */
function paymentOf({ loan: { balance, ...loan }, stretches: [first] }: Way): ExplainRequest | undefined {
  if (!first) return undefined;
  const { annualRatePct, compounding } = first;
  return { figure: 'payment', input: { ...loan, principal: balance, annualRatePct, compounding } };
}

function figuresOf(change: Renewal, input: RenewalInput): Figure[] {
  const { stay: staying, move } = waysOf(input);
  const each = EACH[input.frequency] ?? '';
  const stay = change.atMaturity ? 'Lender’s offer' : 'Waiting';
  return [
    {
      label: `${change.atMaturity ? 'Lender’s offer' : 'Payment now'}, ${each}`,
      value: dollars(change.stayPayment),
      of: paymentOf(staying),
    },
    { label: `New payment, ${each}`, value: dollars(change.newPayment), of: paymentOf(move) },
    { label: `${stay}: interest`, value: dollars(change.stayInterest), of: { figure: 'stayInterest', input } },
    { label: 'New mortgage: interest', value: dollars(change.newInterest), of: { figure: 'newInterest', input } },
    ...(change.atMaturity
      ? []
      : [
          {
            label: input.quotedPenalty === undefined ? 'Penalty (estimate)' : 'Penalty (quoted)',
            value: dollars(change.penalty),
            ...(input.quotedPenalty === undefined && {
              of: { figure: 'prepaymentPenalty', input: penaltyInput(input) } as const,
            }),
          },
        ]),
    { label: 'Other costs', value: dollars(input.otherCosts) },
    ...(input.cashBack ? [{ label: 'Cash-back', value: dollars(input.cashBack) }] : []),
    {
      label: change.netSaving < 0 ? 'Extra cost, all in' : 'Saved after all costs',
      value: dollars(Math.abs(change.netSaving)),
      strong: true,
    },
    { label: `${stay}: balance then`, value: dollars(change.stayBalance) },
    { label: 'New mortgage: balance then', value: dollars(change.newBalance) },
  ];
}

/** What the answer rests on beyond the term: nothing where the months compared end with it. */
function assumedOf({ atMaturity, horizonMonths, rateAfterTermPct }: Renewal, input: RenewalInput): string {
  const term = input.termYears * 12;
  const first = atMaturity ? term : Math.min(input.monthsRemaining, term);
  return horizonMonths > first ? ` This assumes ${percent(rateAfterTermPct)} once a term ends.` : '';
}

function Answer({
  figures: { change, input },
  texts,
  search,
  onApply,
}: AnswerProps<ReturnType<typeof answerTo>>): ReactNode {
  const { title, sentence } = wordsOf(change);
  const from = input.lenderRatePct ?? input.contractRatePct ?? 0;
  return (
    <ClassPublished insurance={classOf(texts)} of="renewal">
      <ResultCard
        title={title}
        value={wholeDollars(Math.abs(change.netSaving))}
        unit={`over ${spellYears(change.horizonMonths / 12)}`}
        sentence={`${sentence}${assumedOf(change, input)}`}
        figures={figuresOf(change, input)}
      >
        <div className="calc-actions">
          <AskBroker
            type={change.atMaturity ? 'renewal' : 'refinance'}
            figures={{ mortgageBalance: String(input.balance) }}
            onApply={onApply}
          />
          <SaveButton
            kept={{
              kind: 'RENEWAL',
              inputs: { ...input, scenario: search },
              label: `${wholeDollars(input.balance)} from ${from}% to ${input.newRatePct}%`,
            }}
            search={search}
          />
        </div>
      </ResultCard>
    </ClassPublished>
  );
}
