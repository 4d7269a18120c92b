import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnteredBy } from '../../ui/explain/entered-by';
import { RatioBar } from './ratio-bar';

const INPUT = {
  mortgage: 643_344,
  annualIncome: 139_340,
  annualPropertyTax: 4680,
  monthlyHeating: 150,
  monthlyCondoFees: 310,
  otherMonthlyDebts: 399,
  contractRatePct: 3.94,
  amortizationYears: 25,
  gdsLimitPct: 39,
  tdsLimitPct: 44,
} as const;

test('a ratio of a file opens its formula, and says that the figures are those of the file', async () => {
  render(
    <EnteredBy value="The file">
      <RatioBar
        name="GDS"
        what="housing"
        submitted={{ pct: 41.24, limitPct: 39, of: { figure: 'grossDebtService', input: INPUT } }}
      />
    </EnteredBy>,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('GDS, housing: 41.2% as submitted, limit 39%');
  await userEvent.click(screen.getByRole('button', { name: 'GDS 41.2%' }));
  const panel = await screen.findByRole('dialog', { name: 'Why 41.24%' });
  expect(within(panel).getByRole('region', { name: 'Formula' })).toHaveTextContent('(p + h) ÷ E');
  expect(panel).toHaveTextContent('The file');
  expect(panel).not.toHaveTextContent('Your scenario');
});

test('the ratio of a private lender’s file says that there is no stress test', async () => {
  const input = { ...INPUT, contractRatePct: 9.99, privateLender: true, interestOnly: true, otherMortgagePayment: 250 };
  const of = { figure: 'totalDebtService', input } as const;
  render(<RatioBar name="TDS" what="housing and debts" submitted={{ pct: 55, limitPct: 44, of }} />);
  await userEvent.click(screen.getByRole('button', { name: 'TDS 55.0%' }));
  const panel = await screen.findByRole('dialog', { name: /^Why [\d.]+%$/ });
  expect(within(panel).getByRole('region', { name: 'Formula' })).toHaveTextContent('(p + h + s + d) ÷ E');
  expect(panel).toHaveTextContent('OSFI Guideline B-20 does not apply to private lenders: no stress test');
  expect(panel).toHaveTextContent('Monthly interest, with nothing paid off: $643,344.00 × 9.99% ÷ 12');
});

test('a ratio that was found to be over never reads as its limit', () => {
  const { container } = render(
    <RatioBar name="GDS" what="housing" submitted={{ pct: 39, limitPct: 39, failed: true }} />,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName('GDS, housing: just over 39% as submitted, limit 39%');
  expect(container.querySelector('[data-over]')).not.toBeNull();
});

test('one that can’t be explained is a figure, said by its bar alone', () => {
  render(<RatioBar name="TDS" what="housing and debts" submitted={{ pct: null, limitPct: 44 }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('none')).toHaveAttribute('aria-hidden', 'true');
});
