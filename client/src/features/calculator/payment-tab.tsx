import { PAYMENT_FIELDS, paymentInput } from 'domain/calculator/payment-scenario';
import type { Texts } from 'domain/calculator/texts';
import { PAYMENTS_PER_YEAR } from 'domain/mortgage/frequency';
import { prepayment } from 'domain/mortgage/prepayment';
import { schedule } from 'domain/mortgage/schedule';
import { byYear } from 'domain/mortgage/schedule-years';
import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { EACH, FREQUENCY, PREPAYMENTS, RATE, TERM, TYPE, YEARS, type StartRate, type TabProps } from './common-fields';
import { download, scheduleCsv } from './csv';
import { FieldsForm } from './fields-form';
import { CalculatorLayout } from './layout';
import { dollars, spellYears, wholeDollars } from './money';
import { outcomeOf } from './outcome';
import { NoResult, ResultCard } from './result-card';
import { SaveButton } from './save-button';
import { ScheduleView } from './schedule-view';
import type { FieldGroup } from './spec';
import { useScenario } from './use-scenario';
import { YearlyChart } from './yearly-chart';

const GROUPS: readonly FieldGroup[] = [
  {
    title: 'Your mortgage',
    fields: [{ name: 'principal', label: 'Mortgage amount', kind: 'money' }, RATE, TYPE, YEARS, TERM, FREQUENCY],
  },
  PREPAYMENTS,
];

const ASSUMPTIONS = [
  'Fixed rates compound semi-annually, not in advance, as the Interest Act has it; variable rates compound monthly.',
  'Payments other than monthly follow the lenders’ convention: half, a quarter, or the same per year as the monthly one.',
  'The rate stays the same for the whole amortization. A lump sum lands just before the payment that follows it; your lender may limit how much you can prepay.',
];

const firstTexts = ({ rate, type, term }: StartRate): Texts => ({
  ...Object.fromEntries(PAYMENT_FIELDS.map((name) => [name, ''])),
  principal: '500000',
  rate: rate.toFixed(2),
  years: '25',
  frequency: 'monthly',
  type,
  term: String(term),
});

/** Everything the payment page shows of a scenario. */
function figuresOf(texts: Texts) {
  const input = paymentInput(texts);
  const perYear = PAYMENTS_PER_YEAR[input.frequency];
  const outcome = prepayment(input);
  const { rows, totalPaid } = schedule(input);
  return { input, outcome, rows, totalPaid, perYear, years: byYear(rows, perYear) };
}

type Shown = ReturnType<typeof figuresOf>;

export function PaymentTab({ start, onApply }: TabProps): ReactNode {
  const { texts, change, search } = useScenario(firstTexts(start));
  const found = useMemo(() => outcomeOf(() => figuresOf(texts), GROUPS), [texts]);
  const shown = 'result' in found ? found.result : undefined;
  // the chart and the schedule may come a moment after the figures
  const settled = useDeferredValue(shown);
  const settledSearch = useDeferredValue(search);
  return (
    <CalculatorLayout
      assumptions={ASSUMPTIONS}
      form={
        <FieldsForm groups={GROUPS} texts={texts} refused={'field' in found ? found : undefined} onChange={change} />
      }
      result={
        shown ? <Answer shown={shown} texts={texts} search={search} start={start} onApply={onApply} /> : <NoResult />
      }
    >
      {settled && <Details shown={settled} search={settledSearch} />}
    </CalculatorLayout>
  );
}

const Details = memo(function Details({ shown, search }: { shown: Shown; search: string }): ReactNode {
  return (
    <>
      <YearlyChart years={shown.years} principal={shown.input.principal} />
      <ScheduleView rows={shown.rows} years={shown.years} perYear={shown.perYear}>
        <Button look="outline" small onClick={() => download('amortization-schedule.csv', scheduleCsv(shown.rows))}>
          Download CSV
        </Button>
        <a className="btn btn-c btn-s" href={`/calculator/schedule.pdf?${search}`} download>
          Download PDF
        </a>
        <Button look="outline" small onClick={() => window.print()}>
          Print
        </Button>
      </ScheduleView>
    </>
  );
});

function Answer({
  shown: { input, outcome, rows, totalPaid, perYear },
  texts,
  search,
  start,
  onApply,
}: TabProps & { shown: Shown; texts: Texts; search: string }): ReactNode {
  const label = `${wholeDollars(input.principal)} at ${input.annualRatePct}% over ${input.amortizationYears} years`;
  const saves = outcome.interestSaved > 1;
  const isStart = start.isToday && texts.rate === start.rate.toFixed(2);
  return (
    <ResultCard
      title="Your payment"
      value={dollars(outcome.payment)}
      unit={EACH[input.frequency]}
      sentence={
        saves
          ? `Your prepayments save ${wholeDollars(outcome.interestSaved)} of interest and end the mortgage ${spellYears(outcome.yearsSaved)} sooner.`
          : isStart
            ? 'Starting from the best rate our lenders offer today.'
            : undefined
      }
      figures={[
        { label: `Interest over the ${input.termYears}-year term`, value: dollars(outcome.interestOverTerm) },
        { label: 'Balance at the end of the term', value: dollars(outcome.balanceAtTermEnd) },
        { label: 'Paid off in', value: spellYears(rows.length / perYear) },
        { label: 'Total interest', value: dollars(outcome.totalInterest) },
        { label: 'Total paid', value: dollars(totalPaid), strong: true },
      ]}
    >
      <div className="calc-actions">
        <Button onClick={() => onApply('new_purchase', {})}>Ask a broker about this</Button>
        <SaveButton kept={{ kind: 'PREPAYMENT', inputs: { ...input, scenario: search }, label }} search={search} />
      </div>
    </ResultCard>
  );
}
