import { fireEvent, render, screen } from '@testing-library/react';
import type { RenewalLetter } from '@brokerage/domain/renewals/letter-form';
import { BankEmail } from './bank-email';
import type { VerdictSeenFragment } from './renewal-letter.generated';

const LETTER: RenewalLetter = {
  balance: 412_300,
  maturityDate: '2027-05-14',
  offeredRatePct: 4.79,
  rateType: 'fixed',
  termYears: 5,
  amortizationYears: 21,
  insured: false,
  province: 'QC',
  lender: null,
  payment: null,
  dischargeFee: null,
};
const VERDICT = {
  months: 60,
  asOf: '2026-11-25',
  best: { rate: 3.94, saving: 12_345 },
  ordinary: { rate: 3.94, saving: 12_345 },
} as VerdictSeenFragment;

test('the email to the bank is written in French with one press, and back', () => {
  render(<BankEmail letter={LETTER} verdict={VERDICT} />);
  expect(screen.getByText(/^Thank you for your renewal letter|^Hello,/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'In French' }));
  const text = screen.getByText(/^Bonjour,/);
  expect(text).toHaveAttribute('lang', 'fr');
  expect(text).toHaveTextContent('Vous m’offrez un taux fixe de 4,79 % pour un terme de 5 ans');
  fireEvent.click(screen.getByRole('button', { name: 'In English' }));
  expect(screen.getByText(/^Hello,/)).not.toHaveAttribute('lang');
});

test('nothing is asked of a bank whose letter is good', () => {
  render(<BankEmail letter={LETTER} verdict={{ ...VERDICT, best: null, ordinary: null }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
