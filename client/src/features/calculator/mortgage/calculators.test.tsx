import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  answer,
  bigFigure,
  choose,
  field,
  figure,
  figures,
  fill,
  press,
  row,
  sentence,
} from '../../../../test/calculator';
import { inApp } from '../../../../test/in-app';
import { RATES, startRates as answers } from '../../../../test/start-rates';
import { ROUND_RATE, type TabProps } from '../fields/common';
import { PenaltyTab } from './penalty-tab';
import { RateRiseTab } from './rate-rise-tab';
import { RefinanceTab } from './refinance-tab';
import { RenewalTab } from './renewal-tab';

const show = (Tab: ComponentType<TabProps>, asked: string): void =>
  inApp(<Tab start={ROUND_RATE} onApply={() => undefined} />, { at: `/calculator?${asked}` });

beforeEach(() => sessionStorage.clear());

describe('renewal', () => {
  const OURS = 'rate=3.94&newType=fixed&newCompounding=&term=5';

  // 350,000 at 5.29% with 20 years and 12 months left, against 3.94%:
  //   monthly rates (1 + 0.0529/2)^(1/6) − 1 = 0.436011% and (1 + 0.0394/2)^(1/6) − 1 = 0.325667%
  //   payments 2,355.06 and 2,104.01; interest in 12 months 18,072.14 and 13,468.66: 4,603.48 less
  //   penalty: three months 350,000 × 5.29% ÷ 4 = 4,628.75, more than 350,000 × (5.29 − 4.50)% × 12/12 = 2,765.00
  //   4,603.48 − 4,628.75 − 500.00 = −525.27
  //   at 3.78% the same sum is +20.92, at 3.79% −13.19
  test('breaking now costs $525.27 on the figures the page begins with', async () => {
    show(RenewalTab, OURS);
    expect(screen.getByRole('heading', { name: 'Breaking now would cost about' })).toBeVisible();
    expect(bigFigure()).toHaveTextContent(/\$525\s+over 1 year/);
    expect(sentence()).toHaveTextContent('Breaking now costs no more than waiting at a new rate of 3.78% or lower.');
    expect(figure('Waiting: interest')).toHaveTextContent('$18,072.14');
    expect(figure('New mortgage: interest')).toHaveTextContent('$13,468.66');
    expect(figure('Penalty (estimate)')).toHaveTextContent('$4,628.75');
    expect(figure('Extra cost, all in')).toHaveTextContent('$525.27');

    // further out, the answer names what it assumes
    await fill('Months compared', '60');
    expect(sentence()).toHaveTextContent('This assumes 3.94% once a term ends.');
    await fill('Rate once a term ends', '5');
    expect(sentence()).toHaveTextContent('This assumes 5.00% once a term ends.');
    await fill('Months compared', '6');
    expect(screen.getByText('Enter a whole number from 12 to 480.')).toBeVisible();
  });

  // 350,000 over 20 years for 5 years: 4.49% pays 71,447.98 of interest, 3.94% pays 62,466.18: 8,981.80 less
  //   8,981.80 − 500.00 costs + 1,000.00 cash-back = 9,481.80; at 4.51% with the cash-back: less than nothing
  test('with the term over, two offers are compared and waiting is no option', async () => {
    show(RenewalTab, `${OURS}&months=0&lender=4.49&cash=1000`);
    expect(screen.getByRole('heading', { name: 'Switching would save about' })).toBeVisible();
    expect(bigFigure()).toHaveTextContent(/\$9,482\s+over 5 years/);
    expect(figure('Saved after all costs')).toHaveTextContent('$9,481.80');
    expect(figures('Penalty')).toEqual([]);
    expect(screen.queryByLabelText('Your rate now')).toBeNull();
    await fill('New rate', '5.1');
    expect(screen.getByRole('heading', { name: 'Switching would cost about' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Result' })).queryByText(/waiting/i)).toBeNull();
  });
});

describe('a mortgage that nobody insures for its next lender has the rate of one without insurance', () => {
  const start = { ...ROUND_RATE, rate: RATES.INSURABLE };

  test('at a renewal', async () => {
    inApp(<RenewalTab start={start} onApply={() => undefined} />, { at: '/calculator/renewal', answers });
    expect(field('New rate')).toHaveValue('4.19');
    await fill('What you owe', '1200000');
    await waitFor(() => expect(field('New rate')).toHaveValue('4.44'));
    await fill('What you owe', '350000');
    await waitFor(() => expect(field('New rate')).toHaveValue('4.19'));
    await fill('New amortization', '30');
    await waitFor(() => expect(field('New rate')).toHaveValue('4.44'));
  });

  test('if rates rise', async () => {
    inApp(<RateRiseTab start={start} onApply={() => undefined} />, { at: '/calculator/rate-rise', answers });
    await fill('Years left to pay', '30');
    await waitFor(() => expect(field('Interest rate')).toHaveValue('4.44'));
  });
});

describe('penalty', () => {
  // 400,000 at 4.09%, 24 months left (November 22, 2026 to November 22, 2028)
  //   three months: 400,000 × 4.09% ÷ 4 = 4,090.00
  //   posted rate: 4.99 − 1.50 = 3.49; 400,000 × (4.09 − 3.49)% × 24/12 = 4,800.00
  //   lender's own rate: 400,000 × (4.09 − 3.89)% × 24/12 = 1,600.00
  test('three months against the differential, by both methods', async () => {
    show(
      PenaltyTab,
      'balance=400000&now=4.09&type=fixed&start=2023-11-22&term=5&date=2026-11-22&method=posted-rate&posted=4.99&discount=1.50&comparison=3.89',
    );
    expect(answer()).toHaveTextContent('$4,800.00');
    expect(figure('Months left in the term')).toHaveTextContent(/^24$/);
    expect(figure('Three months’ interest')).toHaveTextContent('$4,090.00');
    expect(figure('Rate yours is compared with')).toHaveTextContent('3.49%');
    expect(figure('lender’s own rate')).toHaveTextContent('$1,600.00');
    await choose('Method', 'contract-rate');
    expect(answer()).toHaveTextContent('$4,090.00');
    expect(screen.getByText('Your lender’s exact method is in your contract.', { exact: false })).toBeVisible();
    await choose('Rate type', 'variable');
    expect(sentence()).toHaveTextContent(/^Three months’ interest, as usual for a variable rate\.$/);
    expect(screen.queryByLabelText('Method')).toBeNull();
  });

  // a 10-year term from November 2020, paid out on November 20, 2026: 48 months left, the last one begun
  //   differential 400,000 × (5.50 − 3.50)% × 48/12 = 32,000.00; three months 400,000 × 5.50% ÷ 4 = 5,500.00
  test('after 5 years of a longer term the Interest Act stops at three months, for people', async () => {
    show(
      PenaltyTab,
      'balance=400000&now=5.5&type=fixed&start=2020-11-02&term=10&date=2026-11-20&method=contract-rate&comparison=3.5',
    );
    expect(answer()).toHaveTextContent('$5,500.00');
    expect(sentence()).toHaveTextContent('the Interest Act does not let your lender charge more');
    await choose('Borrower', 'company');
    expect(answer()).toHaveTextContent('$32,000.00');
  });
});

describe('rate rise', () => {
  // 500,000 at 3.94% over 25 years: 2,613.86 a month, 434,813.74 owed after 60 payments
  //   over the 20 years left, monthly rates 0.325667%, 0.407573%, 0.489078% and 0.570185% give
  //   2,613.86, 2,843.20, 3,082.07 and 3,329.92
  test('a fixed rate, payment at renewal for 1, 2 and 3 points', () => {
    show(RateRiseTab, 'principal=500000&rate=3.94&type=fixed&compounding=&years=25&term=5');
    expect(bigFigure()).toHaveTextContent(/\$3,082\.07\s+a month from renewal/);
    expect(row('Rate')).toBe('Rate3.94%4.94%5.94%6.94%');
    expect(row('Balance')).toContain('$434,814$434,814$434,814$434,814');
    expect(row('Payment')).toContain('$2,614$2,843$3,082$3,330');
    expect(row('Change')).toContain('$0+$229+$468+$716');
    expect(figures('Trigger rate')).toEqual([]);
  });

  // 400,000 at 4% variable, compounding monthly, 2,000 a month whatever the rate
  //   trigger: 12 × 2,000 ÷ 400,000 = 6.00%; at 6% each payment is all interest and 400,000.00 is still owed
  //   at 7% the interest of the first month is 2,333.33 and the balance grows to 423,864.30 in 60 months
  test('static payments of a variable rate have a trigger rate', async () => {
    show(
      RateRiseTab,
      'principal=400000&rate=4&type=variable&compounding=monthly&years=25&term=5&payments=static&current=2000',
    );
    expect(figure('Trigger rate')).toHaveTextContent('6.00%');
    expect(row('Balance')).toContain('$355,801$377,331$400,000$423,864');
    expect(row('Payment')).toContain('$2,156$2,490$2,866$3,286');
    expect(sentence()).toHaveTextContent('At +3 points, what you owe would grow until renewal.');
    await choose('Payments of a variable rate', 'adjustable');
    expect(figures('Trigger rate')).toEqual([]);
  });
});

describe('refinance', () => {
  /*
   * Checked by hand. Home worth $750,000; 80% of it is $600,000.
   * Cash: 500,000 − 400,000 − 20,000 − 4,500 − 1,500 = 74,000. At most: 600,000 − 426,000 = 174,000.
   * Loan to value: 500,000 ÷ 750,000 = 66.67%. Beside it a line of credit of 600,000 − 500,000 = 100,000, under the
   * 65% of the value, 487,500.
   * Payment: 5% twice a year is (1 + 0.025)^(1/6) − 1 = 0.41239155% a month; over 300 months
   * 500,000 × 0.0041239155 ÷ (1 − 1.0041239155^−300) = 2,908.02.
   */
  test('cash out, payment and limits', async () => {
    show(RefinanceTab, 'value=750000&balance=400000&other=20000&amount=500000&rate=5&penalty=4500&costs=1500');
    expect(answer()).toHaveTextContent('$74,000.00');
    expect(sentence()).toHaveTextContent(/^Then \$2,908\.02 a month on a mortgage of \$500,000\.00\.$/);
    const shown = [...document.querySelectorAll('.calc-figures > div')].map((line) => [
      line.querySelector('dt')?.textContent,
      line.querySelector('dd')?.textContent,
    ]);
    expect(shown).toEqual([
      ['New mortgage (66.67% of the value)', '$500,000.00'],
      ['Old mortgage', '−$400,000.00'],
      ['Other debts', '−$20,000.00'],
      ['Penalty', '−$4,500.00'],
      ['Costs', '−$1,500.00'],
      ['Cash out', '$74,000.00'],
      ['Most you can borrow (80%)', '$600,000.00'],
      ['Most cash out', '$174,000.00'],
      ['Line of credit beside this mortgage', 'up to $100,000.00'],
    ]);
    await fill('New mortgage', '700000');
    expect(screen.getByText('Enter at most $600,000, the limit on a home worth $750,000.')).toBeVisible();
    await press('Use $600,000');
    expect(answer()).toHaveTextContent('$174,000.00');
    await fill('New mortgage', '');
    expect(answer()).toHaveTextContent('$174,000.00');
    await fill('New mortgage', '400000');
    expect(screen.getByRole('heading', { name: 'Cash you’d need to bring' })).toBeVisible();
  });
});

describe('what was said elsewhere', () => {
  const say = (words: object): void => sessionStorage.setItem('scenario', JSON.stringify(words));

  test('a refinance begins with its new mortgage, unless its address names one, and says another', async () => {
    say({ purpose: 'refinance', mortgage: '420000', amortization: '20' });
    show(RefinanceTab, 'value=800000');
    expect(field('New mortgage')).toHaveValue('420,000');
    expect(field('Amortization')).toHaveValue('20');
    await fill('New mortgage', '430000');
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem('scenario') ?? '')).toEqual({
        purpose: 'refinance',
        mortgage: '430000',
        amortization: '20',
      }),
    );
    cleanup();
    show(RefinanceTab, 'amount=500000');
    expect(field('New mortgage')).toHaveValue('500,000');
  });

  test('a penalty begins with what is owed', () => {
    say({ purpose: 'renewal', mortgage: '310000', term: '3' });
    show(PenaltyTab, '');
    expect(field('What you owe')).toHaveValue('310,000');
    expect(field('Term')).toHaveValue('5');
  });

  test('a rise is of the mortgage that was said', () => {
    say({ price: '640000', downPayment: '64000', term: '3' });
    show(RateRiseTab, '');
    expect(field('What you owe')).toHaveValue('593,856');
    expect(field('Time to renewal')).toHaveValue('3');
  });
});
