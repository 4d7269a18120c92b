import type { ExplainRequest } from '@brokerage/domain/explain/explain';
import type { Texts } from '@brokerage/domain/forms/fields';
import {
  downPayments,
  type DownPaymentOption,
  type DownPayments,
  type DownPaymentsInput,
} from '@brokerage/domain/mortgage/down-payments';
import { insuranceOf, type PurchaseInput } from '@brokerage/domain/mortgage/purchase';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Explained } from '../../../ui/explain/explained';
import { AskBroker } from '../answer/ask-broker';
import { EACH, type TabProps } from '../fields/common';
import {
  byProvince,
  COST_GROUPS,
  HOME_ASSUMPTIONS,
  homeFields,
  homeInput,
  homeTexts,
  PRICE,
  withCity,
} from './home-scenario';
import { HOME } from '../../../lib/scenario/shared';
import { dollars, wholeDollars } from '../money';
import { NoteList } from '../note-list';
import { ResultSection } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps } from '../page/scenario-page';
import { ScrollRegion } from '../scroll-region';
import { namesOf } from '../page/use-scenario';

const groupsOf = byProvince((province) => [
  { title: 'The home', fields: [PRICE, ...homeFields(province)] },
  ...COST_GROUPS,
]);

function figuresOf(texts: Texts): { found: DownPayments; input: DownPaymentsInput } {
  const input = homeInput(texts);
  return { found: downPayments(input), input };
}

type Row = readonly [
  label: string,
  value: (option: DownPaymentOption) => string,
  of?: (option: DownPaymentOption, input: PurchaseInput) => ExplainRequest | undefined,
];
type Amount = Exclude<keyof DownPaymentOption, 'amortizationYears' | 'downPaymentPct' | 'premiumRatePct'>;

/** The columns are narrow: the cents are on the purchase page. */
const money = (label: string, amount: Amount, of?: Row[2]): Row => [
  label,
  (option) => wholeDollars(option[amount]),
  of,
];

/** What comes to nothing needs no explanation. */
const whereAny =
  (amount: Amount, of: (input: PurchaseInput) => ExplainRequest): NonNullable<Row[2]> =>
  (option, input) =>
    option[amount] > 0 ? of(input) : undefined;

const ofPremium = whereAny('premium', (input) => ({ figure: 'insurancePremium', input: insuranceOf(input) }));
const ofMortgage = whereAny('totalMortgage', (input) => ({ figure: 'totalMortgage', input: insuranceOf(input) }));
const ofPayment = whereAny('payment', (input) => ({ figure: 'purchasePayment', input }));

const rowsFor = (each: string): readonly Row[] => [
  money('Down payment', 'downPayment'),
  money('Insurance premium', 'premium', ofPremium),
  money('Mortgage', 'totalMortgage', ofMortgage),
  ['Amortization in years', ({ amortizationYears }) => String(amortizationYears)],
  money(`Payment ${each}`, 'payment', ofPayment),
  money('Monthly cost of owning', 'monthlyTotal'),
  money('Cash to close', 'cashToClose'),
  money('Interest until it’s paid off', 'totalInterest'),
];

/** What an option changes of the purchase. */
const paidBy = ({ downPayment, amortizationYears }: DownPaymentOption) => ({ downPayment, amortizationYears });

const shareOf = ({ downPaymentPct }: DownPaymentOption): string => `${Math.round(downPaymentPct * 100) / 100}%`;

const ALL_FOUR =
  'All four use the rate above. A larger down payment can have another rate: the purchase calculator shows it.';

/** What the address may say of this page. */
export const reads = namesOf(homeTexts);

/** One price, four down payments. */
export function DownPaymentsTab({ start, onApply }: TabProps): ReactNode {
  const [asked] = useSearchParams();
  return (
    <ScenarioPage
      first={homeTexts(start, asked)}
      linked={(_texts, typed) => withCity(typed)}
      assumptions={[ALL_FOUR, ...HOME_ASSUMPTIONS]}
      shared={HOME}
      {...{ groupsOf, figuresOf, Answer, onApply }}
    />
  );
}

function Answer({ figures: { found, input }, search, onApply }: AnswerProps<ReturnType<typeof figuresOf>>): ReactNode {
  return (
    <SideBySide found={found} input={input}>
      <AskBroker
        type="new_purchase"
        figures={{ propertyValue: String(input.price), province: input.province }}
        onApply={onApply}
      />
      <SaveButton
        kept={{
          kind: 'DOWN_PAYMENTS',
          inputs: { ...input, scenario: search },
          label: `Down payments on ${wholeDollars(input.price)}, ${input.province}`,
        }}
        search={search}
      />
    </SideBySide>
  );
}

interface SideBySideProps {
  found: DownPayments;
  input: DownPaymentsInput;
  children: ReactNode;
}

function SideBySide({ found, input, children }: SideBySideProps): ReactNode {
  const { options, minDownPayment, notes } = found;
  const { price, units, closingDate } = input;
  const least = { price, units, closingDate, ownerOccupied: true };
  return (
    <ResultSection headline={{ title: 'Minimum down payment', value: dollars(minDownPayment) }}>
      <h2>Four down payments</h2>
      <p className="calc-sentence" role="status">
        The legal minimum on this home is{' '}
        <Explained of={{ figure: 'minDownPayment', input: least }}>{dollars(minDownPayment)}</Explained>.
      </p>
      <ScrollRegion label="Down payments side by side">
        <table className="calc-table num" style={{ '--scenarios': options.length }}>
          <thead>
            <tr>
              <td />
              {options.map((option) => (
                <th key={option.downPayment} scope="col">
                  {shareOf(option)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsFor(EACH[input.frequency] ?? '').map(([label, value, of]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {options.map((option) => (
                  <td key={option.downPayment}>
                    <Explained of={of?.(option, { ...input, ...paidBy(option) })}>{value(option)}</Explained>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <NoteList notes={notes} />
      <div className="calc-actions">{children}</div>
    </ResultSection>
  );
}
