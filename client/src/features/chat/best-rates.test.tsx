import { fireEvent, screen, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { BestRates } from './best-rates';

const rate = (id: string, term: number, percent: number) => ({
  __typename: 'StartRate' as const,
  id,
  bankName: 'Oak Trust',
  term,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: percent,
  apr: percent + 0.06,
});
const RENEWAL = { serviceType: 'Renewal' };

test('the rates for these answers, each with its APR and lender', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    ChatRates: ({ input }) => {
      asked.push(input);
      return { startRate: null, startRates: [rate('1', 3, 3.79), rate('2', 5, 3.94)] };
    },
  };
  inApp(<BestRates answers={{ serviceType: 'New Purchase', downPayment: '20% or more' }} />, { answers });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '3-year fixedOak Trust3.79% 3.85% APR',
    '5-year fixedOak Trust3.94% 4.00% APR',
  ]);
  expect(asked).toEqual([{ purpose: 'PURCHASE', insurance: 'INSURABLE' }]);
  expect(screen.getByText(/on approved credit/)).toBeVisible();
});

test('none published: it says so', async () => {
  inApp(<BestRates answers={RENEWAL} />, { answers: { ChatRates: () => ({ startRate: null, startRates: [] }) } });
  expect(await screen.findByText(/No rate is published for this today/)).toBeVisible();
});

test('offline: it says so, and they can be asked for again', async () => {
  const answers: Answers = { ChatRates: () => new Error('offline') };
  inApp(<BestRates answers={RENEWAL} />, { answers });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We can’t show today’s rates right now.');
  answers['ChatRates'] = () => ({ startRate: null, startRates: [rate('1', 5, 3.94)] });
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5-year fixed')).toBeVisible();
});

test('nothing where the answers name no kind of mortgage', () => {
  inApp(<BestRates answers={{ serviceType: 'Other' }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
