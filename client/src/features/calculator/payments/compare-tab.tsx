import { paymentInput, frequencyOf } from '@brokerage/domain/calculator/payment-scenario';
import { checkLeastPrincipal } from '@brokerage/domain/calculator/least-principal';
import type { Texts } from '@brokerage/domain/forms/fields';
import { PAYMENTS_PER_YEAR } from '@brokerage/domain/mortgage/frequency';
import { prepayment, type Prepayment } from '@brokerage/domain/mortgage/prepayment';
import { useMemo, type ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { AskBroker } from '../answer/ask-broker';
import { compoundingText, EACH, MORTGAGE_FIELDS, PREPAYMENTS, type StartRate, type TabProps } from '../fields/common';
import { COMPARED, inAddress, NAMES, ofScenario } from './compared';
import { FieldsForm } from '../fields/form';
import { CalculatorLayout } from '../page/layout';
import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import { Explained } from '../../../ui/explain/explained';
import { dollars, spellYears, wholeDollars } from '../money';
import { outcomeOf, type Refused } from '../fields/outcome';
import { ResultSection } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScrollRegion } from '../scroll-region';
import type { CalculatorSection } from '../fields/spec';
import { namesOf, useScenario } from '../page/use-scenario';

const groupsFor = (name: string): readonly CalculatorSection[] => [
  {
    title: `Scenario ${name}`,
    fields: MORTGAGE_FIELDS,
  },
  PREPAYMENTS,
];

const GROUPS: ReadonlyMap<string, readonly CalculatorSection[]> = new Map(NAMES.map((name) => [name, groupsFor(name)]));
const groupsOf = (name: string): readonly CalculatorSection[] => GROUPS.get(name) ?? [];

const ASSUMPTIONS = [
  'As the Interest Act requires, we say how interest is added: twice a year for fixed rates, not in advance, and monthly for most variable ones. Your contract says which; you can choose it above.',
  'Each rate stays the same until the mortgage is paid off. At renewal, yours will change.',
  'Accelerated payments are half or a quarter of the monthly payment, so you make the equivalent of one extra monthly payment a year.',
];

function firstTexts(start: StartRate): Texts {
  const one: Texts = {
    principal: '500000',
    rate: formatRate(start.rate),
    type: start.type,
    compounding: compoundingText(start),
    years: '25',
    term: String(start.term),
    frequency: 'monthly',
  };
  return {
    count: '2',
    ...inAddress('A', one),
    ...inAddress('B', { ...one, frequency: 'accelerated-bi-weekly' }),
    ...inAddress('C', { ...one, years: '30' }),
  };
}

const paymentOf = ({ payment }: Prepayment, { frequency }: Texts): string =>
  `${dollars(payment)} ${EACH[frequency ?? ''] ?? ''}`;

function paidOff(texts: Texts): Prepayment {
  const input = paymentInput(texts);
  checkLeastPrincipal('principal', input.principal);
  return prepayment(input);
}

type Row = [label: string, value: (result: Prepayment, texts: Texts) => string, of?: (texts: Texts) => ExplainRequest];
const ROWS: readonly Row[] = [
  ['Payment', paymentOf, (texts) => ({ figure: 'payment', input: paymentInput(texts) })],
  [
    'Interest over the term',
    ({ interestOverTerm }) => dollars(interestOverTerm),
    (texts) => ({ figure: 'interestOverTerm', input: paymentInput(texts) }),
  ],
  ['Balance at the end of the term', ({ balanceAtTermEnd }) => dollars(balanceAtTermEnd)],
  ['Total interest', ({ totalInterest }) => dollars(totalInterest)],
  ['Interest saved by prepayments', ({ interestSaved }) => wholeDollars(Math.max(0, interestSaved))],
  [
    'Paid off in',
    ({ numberOfPayments }, { frequency }) =>
      spellYears(numberOfPayments / PAYMENTS_PER_YEAR[frequencyOf({ frequency: frequency ?? 'monthly' })]),
  ],
];

type RefusedIn = Refused & { scenario: number };

interface Scenario {
  name: string;
  of: Texts;
}
type Compared = Scenario & { result: Prepayment };

const scenariosOf = (texts: Texts): readonly Scenario[] =>
  NAMES.slice(0, texts.count === '3' ? 3 : 2).map((name) => ({ name, of: ofScenario(name, texts) }));

/** The scenarios that can be worked out, and the field of each other that is refused. */
function outcomesOf(texts: Texts): { compared: readonly Compared[]; refused: readonly RefusedIn[] } {
  const all = scenariosOf(texts).map((scenario, index) => ({
    ...scenario,
    index,
    outcome: outcomeOf(() => paidOff(scenario.of), groupsOf(scenario.name), scenario.of),
  }));
  return {
    compared: all.flatMap(({ name, of, outcome }) =>
      'result' in outcome ? [{ name, of, result: outcome.result }] : [],
    ),
    refused: all.flatMap(({ index, outcome }) => ('field' in outcome ? [{ ...outcome, scenario: index }] : [])),
  };
}

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

export function CompareTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, settled } = useScenario(firstTexts(start), () => [], COMPARED);
  const { compared, refused } = useMemo(() => outcomesOf(settled.texts), [settled]);
  const asked = useMemo(
    () =>
      scenariosOf(settled.texts).map(({ name, of }) => ({
        title: `Scenario ${name}`,
        groups: groupsOf(name),
        texts: of,
      })),
    [settled],
  );
  const result = useMemo(
    () => <Answer compared={compared} search={settled.search} onApply={onApply} />,
    [compared, settled, onApply],
  );
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      asked={asked}
      refused={refused[0]}
      form={
        <>
          <div className="calc-compare">
            {scenariosOf(texts).map(({ name, of }, index) => (
              <FieldsForm
                key={name}
                idPrefix={`${name}.`}
                groups={groupsOf(name)}
                texts={of}
                refused={refused.find(({ scenario }) => scenario === index)}
                onChange={(typed) =>
                  change(Object.fromEntries(Object.entries(typed).map(([field, text]) => [`${name}.${field}`, text])))
                }
              />
            ))}
          </div>
          <Button look="outline" small onClick={() => change({ count: texts.count === '3' ? '2' : '3' })}>
            {texts.count === '3' ? 'Remove scenario C' : 'Add a third scenario'}
          </Button>
        </>
      }
      result={result}
    />
  );
}

function Answer({
  compared,
  search,
  onApply,
}: { compared: readonly Compared[]; search: string } & Pick<TabProps, 'onApply'>): ReactNode {
  const scenarios = compared.map(({ of }) => paymentInput(of));
  const headline = {
    title: 'Payments',
    value: compared.map(({ name, result }) => `${name} ${dollars(result.payment)}`).join(' · '),
  };
  return (
    <ResultSection headline={headline}>
      <h2>Side by side</h2>
      <ScrollRegion label="Scenarios side by side">
        <table className="calc-table num" style={{ '--scenarios': compared.length }}>
          <thead>
            <tr>
              <td />
              {compared.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, value, worked]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {compared.map(({ name, of, result }) => (
                  <td key={name}>
                    <Explained of={worked?.(of)}>{value(result, of)}</Explained>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="calc-actions">
        <AskBroker type="new_purchase" onApply={onApply} />
        <SaveButton
          kept={{ kind: 'COMPARISON', inputs: { scenarios, scenario: search }, label: `${compared.length} scenarios` }}
          search={search}
        />
      </div>
    </ResultSection>
  );
}
