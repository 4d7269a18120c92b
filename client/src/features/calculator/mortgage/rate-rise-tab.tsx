import { compoundingOf, frequencyOf } from '@brokerage/domain/calculator/payment-scenario';
import { checkLeastPrincipal } from '@brokerage/domain/calculator/least-principal';
import { numberOf } from '@brokerage/domain/calculator/texts';
import type { Texts } from '@brokerage/domain/forms/fields';
import { rateRise, type RateRise, type RateRiseInput, type RateRiseRow } from '@brokerage/domain/mortgage/rate-rise';
import type { ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { LOAN } from '../../../lib/scenario/kept-mortgage';
import { AskBroker } from '../answer/ask-broker';
import {
  COMPOUNDING,
  compoundingText,
  EACH,
  FREQUENCY,
  RATE,
  TYPE,
  YEARS,
  type StartRate,
  type TabProps,
} from '../fields/common';
import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { Explained } from '../../../ui/explain/explained';
import { dollars, wholeDollars } from '../money';
import { ResultCard } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps, type FollowProps } from '../page/scenario-page';
import { ScrollRegion } from '../scroll-region';
import { ClassPublished } from '../rate/class-published';
import { useClassRate, type Class } from '../rate/use-class-rate';
import { classOfOwed } from './switch-class';
import type { CalculatorSection } from '../fields/spec';
import { namesOf } from '../page/use-scenario';

const isVariable = ({ type }: Texts): boolean => type === 'variable';

const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your mortgage',
    fields: [
      { name: 'principal', label: 'What you owe', kind: 'money', required: true },
      RATE,
      TYPE,
      COMPOUNDING,
      { ...YEARS, label: 'Years left to pay' },
      { name: 'term', label: 'Time to renewal', kind: 'number', required: true, unit: 'years', engine: ['termYears'] },
      FREQUENCY,
      {
        name: 'payments',
        label: 'Payments of a variable rate',
        kind: 'choice',
        choices: [
          { value: 'static', label: 'Stay the same until renewal' },
          { value: 'adjustable', label: 'Follow the rate' },
        ],
        when: isVariable,
      },
      {
        name: 'current',
        label: 'Your payment now',
        kind: 'money',
        hint: 'Leave blank and we’ll work it out.',
        engine: ['currentPayment'],
      },
    ],
  },
];

const ASSUMPTIONS = [
  'A fixed rate changes at renewal. A variable rate changes today and then stays there.',
  'At renewal the payment is worked out again, over the years that are left then.',
  'The trigger rate is for what you owe today; it rises as you pay the balance down. Above it, unpaid interest is added to what you owe, and your lender may raise your payment or ask for a lump sum.',
];

const firstTexts = (start: StartRate): Texts => ({
  principal: '500000',
  rate: formatRate(start.rate),
  type: start.type,
  compounding: compoundingText(start),
  years: '25',
  term: String(start.term),
  frequency: 'monthly',
  payments: 'static',
  current: '',
});

function inputOf(texts: Texts): RateRiseInput {
  return {
    principal: numberOf(texts.principal),
    annualRatePct: numberOf(texts.rate),
    rateType: isVariable(texts) ? 'variable' : 'fixed',
    compounding: compoundingOf(texts),
    amortizationYears: numberOf(texts.years),
    termYears: numberOf(texts.term),
    frequency: frequencyOf(texts),
    payments: texts.payments === 'adjustable' ? 'adjustable' : 'static',
    ...(texts.current?.trim() ? { currentPayment: numberOf(texts.current) } : {}),
  };
}

function figuresOf(texts: Texts): { found: RateRise; input: RateRiseInput } {
  const input = inputOf(texts);
  checkLeastPrincipal('principal', input.principal);
  return { found: rateRise(input), input };
}

const groupsOf = (): readonly CalculatorSection[] => GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

const classOf = ({ principal, years }: Texts): Class | undefined => classOfOwed(principal, years);

function Follow({ texts, isRateTyped, change: follow }: FollowProps<unknown>): null {
  useClassRate(classOf(texts), isRateTyped, follow, 'renewal');
  return null;
}

export function RateRiseTab({ start, onApply }: TabProps): ReactNode {
  return (
    <ScenarioPage
      first={firstTexts(start)}
      shared={LOAN}
      {...{ groupsOf, figuresOf, Answer, Follow, onApply }}
      assumptions={ASSUMPTIONS}
    />
  );
}

const risen = (rise: number): string => (rise === 0 ? 'As today' : `+${rise} ${rise === 1 ? 'point' : 'points'}`);
const change = (amount: number): string => `${amount >= 0.5 ? '+' : ''}${wholeDollars(amount)}`;

/** None where nothing is left to pay at the renewal. */
const paymentThen = (row: RateRiseRow, input: RateRiseInput): ExplainRequest | undefined =>
  row.paymentAtRenewal > 0 ? { figure: 'paymentAtRenewal', input: { ...input, rise: row.rise } } : undefined;

const ROWS: readonly [label: string, value: (row: RateRiseRow) => string, of?: typeof paymentThen][] = [
  ['Rate', ({ ratePct }) => `${formatRate(ratePct)}%`],
  ['Balance at renewal', ({ balanceAtRenewal }) => wholeDollars(balanceAtRenewal)],
  ['Payment from renewal', ({ paymentAtRenewal }) => wholeDollars(paymentAtRenewal), paymentThen],
  ['Change from now', ({ paymentChange }) => change(paymentChange)],
];

function RisesTable({ rises, input }: Pick<RateRise, 'rises'> & { input: RateRiseInput }): ReactNode {
  return (
    <ScrollRegion label="Payment and balance by rate">
      <table className="calc-table num" style={{ '--scenarios': rises.length }}>
        <thead>
          <tr>
            <td />
            {rises.map(({ rise }) => (
              <th key={rise} scope="col">
                {risen(rise)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, value, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {rises.map((row) => (
                <td key={row.rise}>
                  <Explained of={of?.(row, input)}>{value(row)}</Explained>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Whether the payment still covers the interest, for static payments. */
function triggerWords({ triggerRatePct, rises }: RateRise, input: RateRiseInput): string {
  if (triggerRatePct === null) return '';
  const room = triggerRatePct - input.annualRatePct;
  if (room <= 0) return ' You are at your trigger rate: your payment no longer covers the interest.';
  const growing = rises.find(({ coversInterest }) => !coversInterest);
  const grows = growing ? ` At ${risen(growing.rise)}, what you owe would grow until renewal.` : '';
  return ` Your trigger rate is ${room.toFixed(2)} points above your rate.${grows}`;
}

function Answer({
  figures: { found, input },
  texts,
  search,
  onApply,
}: AnswerProps<ReturnType<typeof figuresOf>>): ReactNode {
  const two = found.rises.find(({ rise }) => rise === 2);
  const more = two?.paymentChange ?? 0;
  const each = EACH[input.frequency] ?? '';
  return (
    <ClassPublished insurance={classOf(texts)} of="renewal">
      <ResultCard
        title="With rates 2 points higher, you would pay"
        value={dollars(two?.paymentAtRenewal ?? 0)}
        unit={`${each} from renewal`}
        of={two && paymentThen(two, input)}
        sentence={`${dollars(Math.abs(more))} ${more >= 0 ? 'more' : 'less'} than now.${triggerWords(found, input)}`}
        figures={[
          {
            label: `Payment now, ${each}`,
            value: dollars(found.payment),
            of: input.currentPayment === undefined ? { figure: 'payment', input } : undefined,
          },
          ...(found.triggerRatePct === null
            ? []
            : [
                {
                  label: 'Trigger rate',
                  value: `${found.triggerRatePct.toFixed(2)}%`,
                  strong: true,
                  of: { figure: 'triggerRate', input } as const,
                },
              ]),
        ]}
      >
        <RisesTable rises={found.rises} input={input} />
        <div className="calc-actions">
          <AskBroker type="renewal" figures={{ mortgageBalance: String(input.principal) }} onApply={onApply} />
          <SaveButton
            kept={{
              kind: 'RATE_RISE',
              inputs: { ...input, scenario: search },
              label: `${wholeDollars(input.principal)} at ${input.annualRatePct}% if rates rise`,
            }}
            search={search}
          />
        </div>
      </ResultCard>
    </ClassPublished>
  );
}
