import { checkLeastPrincipal } from '@brokerage/domain/calculator/least-principal';
import { PAYMENT_FIELDS, paymentInput } from '@brokerage/domain/calculator/payment-scenario';
import type { Texts } from '@brokerage/domain/forms/fields';
import { PAYMENTS_PER_YEAR } from '@brokerage/domain/mortgage/frequency';
import { prepayment } from '@brokerage/domain/mortgage/prepayment';
import { schedule } from '@brokerage/domain/mortgage/schedule';
import { byYear } from '@brokerage/domain/mortgage/schedule-years';
import type { ReactNode } from 'react';
import { formatRate } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { PrintButton } from '../../../ui/late/print-button';
import { LOAN } from '../../../lib/scenario/kept-mortgage';
import { AskBroker } from '../answer/ask-broker';
import { compoundingText, EACH, MORTGAGE_FIELDS, PREPAYMENTS, type StartRate, type TabProps } from '../fields/common';
import { download, scheduleCsv } from './csv';
import { dollars, spellYears, wholeDollars } from '../money';
import { ResultCard } from '../answer/result-card';
import { SaveButton } from '../save-button';
import { ScenarioPage, type AnswerProps } from '../page/scenario-page';
import { ScheduleView } from './schedule-view';
import type { CalculatorSection } from '../fields/spec';
import { namesOf } from '../page/use-scenario';
import { YearlyChart } from './yearly-chart';

const GROUPS: readonly CalculatorSection[] = [
  {
    title: 'Your mortgage',
    fields: MORTGAGE_FIELDS,
  },
  PREPAYMENTS,
];

const ASSUMPTIONS = [
  'As the Interest Act requires, we say how interest is added: twice a year for fixed rates, not in advance, and monthly for most variable ones. Your contract says which; you can choose it above.',
  'Accelerated payments are half or a quarter of the monthly payment, so you pay the equivalent of one extra month a year. Other payments add up to the same amount a year as monthly ones.',
  'The rate stays the same until the mortgage is paid off. At renewal, yours will change.',
  'A lump sum is paid just before the payment that follows it. Your lender may limit how much you can prepay.',
];

const firstTexts = (start: StartRate): Texts => ({
  ...Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, ''])),
  principal: '500000',
  rate: formatRate(start.rate),
  years: '25',
  frequency: 'monthly',
  type: start.type,
  compounding: compoundingText(start),
  term: String(start.term),
});

/** Everything the payment page shows of a scenario. */
function figuresOf(texts: Texts) {
  const input = paymentInput(texts);
  checkLeastPrincipal('principal', input.principal);
  const perYear = PAYMENTS_PER_YEAR[input.frequency];
  const outcome = prepayment(input);
  const { rows, totalPaid } = schedule(input);
  return { input, outcome, rows, totalPaid, perYear, years: byYear(rows, perYear) };
}

type Shown = ReturnType<typeof figuresOf>;

const groupsOf = (): readonly CalculatorSection[] => GROUPS;

/** What the address may say of this page. */
export const reads = namesOf(firstTexts);

export function PaymentTab({ start, onApply }: TabProps): ReactNode {
  return (
    <ScenarioPage
      first={firstTexts(start)}
      shared={LOAN}
      {...{ groupsOf, figuresOf, Answer, Details, onApply }}
      assumptions={ASSUMPTIONS}
    />
  );
}

function Details({ figures: shown, search }: AnswerProps<Shown>): ReactNode {
  return (
    <>
      <YearlyChart
        years={shown.years}
        principal={shown.input.principal}
        paidOffIn={spellYears(shown.rows.length / shown.perYear)}
      />
      <ScheduleView rows={shown.rows} years={shown.years} perYear={shown.perYear}>
        <Button look="outline" small onClick={() => download('amortization-schedule.csv', scheduleCsv(shown.rows))}>
          Download CSV
        </Button>
        <a className="btn btn-c btn-s" href={`/calculator/schedule.pdf?${search}`} download>
          Download PDF
        </a>
        <a className="btn btn-c btn-s" href={`/calculator/schedule.pdf?${search}&by=payment`} download>
          PDF of every payment
        </a>
        <PrintButton />
      </ScheduleView>
    </>
  );
}

function Answer({
  figures: { input, outcome, rows, totalPaid, perYear },
  search,
  onApply,
}: AnswerProps<Shown>): ReactNode {
  const label = `${wholeDollars(input.principal)} at ${input.annualRatePct}% over ${input.amortizationYears} years`;
  const saves = outcome.interestSaved > 1;
  return (
    <ResultCard
      title="Your payment"
      value={dollars(outcome.payment)}
      unit={EACH[input.frequency]}
      of={{ figure: 'payment', input }}
      sentence={
        saves
          ? `Your prepayments save ${wholeDollars(outcome.interestSaved)} of interest and end the mortgage ${spellYears(outcome.yearsSaved)} sooner.`
          : undefined
      }
      figures={[
        {
          label: `Interest over the ${input.termYears}-year term`,
          value: dollars(outcome.interestOverTerm),
          of: { figure: 'interestOverTerm', input },
        },
        { label: 'Balance at the end of the term', value: dollars(outcome.balanceAtTermEnd) },
        { label: 'Paid off in', value: spellYears(rows.length / perYear) },
        { label: 'Total interest', value: dollars(outcome.totalInterest) },
        { label: 'Total paid', value: dollars(totalPaid), strong: true },
      ]}
    >
      <div className="calc-actions">
        <AskBroker type="new_purchase" onApply={onApply} />
        <SaveButton kept={{ kind: 'PREPAYMENT', inputs: { ...input, scenario: search }, label }} search={search} />
      </div>
    </ResultCard>
  );
}
