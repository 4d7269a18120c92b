import { paymentInput } from 'domain/calculator/payment-scenario';
import type { Texts } from 'domain/calculator/texts';
import { PAYMENTS_PER_YEAR } from 'domain/mortgage/frequency';
import type { Frequency } from 'domain/mortgage/payment';
import { prepayment, type Prepayment } from 'domain/mortgage/prepayment';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { EACH, FREQUENCY, PREPAYMENTS, RATE, TERM, TYPE, YEARS, type StartRate, type TabProps } from './common-fields';
import { inAddress, NAMES, ofScenario } from './compared';
import { FieldsForm } from './fields-form';
import { CalculatorLayout } from './layout';
import { dollars, spellYears, wholeDollars } from './money';
import { outcomeOf, type Outcome } from './outcome';
import { SaveButton } from './save-button';
import { ScrollRegion } from './scroll-region';
import type { FieldGroup } from './spec';
import { useScenario } from './use-scenario';

const groupsOf = (name: string): readonly FieldGroup[] => [
  {
    title: `Scenario ${name}`,
    fields: [{ name: 'principal', label: 'Mortgage amount', kind: 'money' }, RATE, TYPE, YEARS, TERM, FREQUENCY],
  },
  PREPAYMENTS,
];

const ASSUMPTIONS = [
  'Fixed rates compound semi-annually, not in advance; variable rates compound monthly. Each rate stays the same to the end.',
  'Payments other than monthly follow the lenders’ convention.',
];

function firstTexts({ rate, type, term }: StartRate): Texts {
  const one: Texts = {
    principal: '500000',
    rate: rate.toFixed(2),
    type,
    years: '25',
    term: String(term),
    frequency: 'monthly',
  };
  return {
    count: '2',
    ...inAddress('A', one),
    ...inAddress('B', { ...one, frequency: 'accelerated-bi-weekly' }),
    ...inAddress('C', { ...one, years: '30' }),
  };
}

type Row = [label: string, value: (result: Prepayment, texts: Texts) => string];
const ROWS: readonly Row[] = [
  ['Payment', ({ payment }, { frequency }) => `${dollars(payment)} ${EACH[frequency ?? ''] ?? ''}`],
  ['Interest over the term', ({ interestOverTerm }) => dollars(interestOverTerm)],
  ['Balance at the end of the term', ({ balanceAtTermEnd }) => dollars(balanceAtTermEnd)],
  ['Total interest', ({ totalInterest }) => dollars(totalInterest)],
  ['Interest saved by prepayments', ({ interestSaved }) => wholeDollars(Math.max(0, interestSaved))],
  [
    'Paid off in',
    ({ numberOfPayments }, { frequency }) =>
      spellYears(numberOfPayments / PAYMENTS_PER_YEAR[(frequency ?? 'monthly') as Frequency]),
  ],
];

export function CompareTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, search } = useScenario(firstTexts(start));
  const shown = NAMES.slice(0, texts.count === '3' ? 3 : 2).map((name) => ({ name, of: ofScenario(name, texts) }));
  const outcomes = useMemo(
    () => NAMES.map((name) => outcomeOf(() => prepayment(paymentInput(ofScenario(name, texts))), groupsOf(name))),
    [texts],
  );
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      form={
        <>
          <div className="calc-compare">
            {shown.map(({ name, of }, index) => {
              const outcome = outcomes[index];
              return (
                <FieldsForm
                  key={name}
                  idPrefix={`${name}.`}
                  groups={groupsOf(name)}
                  texts={of}
                  refused={outcome && 'field' in outcome ? outcome : undefined}
                  onChange={(typed) =>
                    change(Object.fromEntries(Object.entries(typed).map(([field, text]) => [`${name}.${field}`, text])))
                  }
                />
              );
            })}
          </div>
          <Button look="outline" small onClick={() => change({ count: texts.count === '3' ? '2' : '3' })}>
            {texts.count === '3' ? 'Remove scenario C' : 'Add a third scenario'}
          </Button>
        </>
      }
      result={<Answer shown={shown} outcomes={outcomes} search={search} onApply={onApply} />}
    />
  );
}

function Answer({
  shown,
  outcomes,
  search,
  onApply,
}: {
  shown: readonly { name: string; of: Texts }[];
  outcomes: readonly Outcome<Prepayment>[];
  search: string;
} & Pick<TabProps, 'onApply'>): ReactNode {
  const scenarios = shown.map(({ of }) => paymentInput(of));
  return (
    <section className="calc-result on-brand" aria-label="Result">
      <h2>Side by side</h2>
      <ScrollRegion label="Scenarios side by side">
        <table className="calc-table num">
          <thead>
            <tr>
              <td />
              {shown.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {shown.map(({ name, of }, index) => {
                  const outcome = outcomes[index];
                  return (
                    <td key={name}>
                      {outcome && 'result' in outcome ? value(outcome.result, of) : 'Check the fields'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <div className="calc-actions">
        <Button onClick={() => onApply('new_purchase', {})}>Ask a broker about this</Button>
        {shown.every((_, index) => outcomes[index] && 'result' in outcomes[index]) && (
          <SaveButton
            kept={{ kind: 'COMPARISON', inputs: { scenarios, scenario: search }, label: `${shown.length} scenarios` }}
            search={search}
          />
        )}
      </div>
    </section>
  );
}
