import { fireEvent, screen, within } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { ByLink } from './by-link';

const cost = (months: number, total: string | null, leaving: string | null) => ({
  __typename: 'OfferCost',
  months,
  interest: '40000.00',
  leaving,
  fees: '300.00',
  insurance: '0.00',
  total,
});
const offer = (rateId: string, bankName: string, costs: object[], more: object = {}) => ({
  __typename: 'LenderOffer',
  rateId,
  bankName,
  logoUrl: '/logos/x.svg',
  term: 5,
  type: 'FIXED',
  rate: 4.19,
  apr: 4.21,
  payment: '2145.48',
  saleOnly: false,
  asks: false,
  prepayPct: 15,
  stands: true,
  costs,
  ...more,
});
const choice = (more: object = {}) => ({
  __typename: 'LenderChoiceOffer',
  state: 'OPEN',
  adviserName: 'Avery Chen',
  sentAt: '2026-11-25T15:42:00.000Z',
  endsOn: '2026-12-05',
  price: '500000.00',
  downPayment: '150000.00',
  amortizationYears: 25,
  exitMonth: 36,
  chosenRateId: null,
  offers: [
    offer('g', 'Granite', [
      cost(24, '50000.00', '3000.00'),
      cost(36, '52305.00', '3885.00'),
      cost(60, '78388.00', '0.00'),
    ]),
    offer(
      'h',
      'Harbour',
      [cost(24, '51000.00', '8000.00'), cost(36, '55460.00', '8151.00'), cost(60, '76528.00', '0.00')],
      {
        saleOnly: true,
      },
    ),
    offer('p', 'Prairie', [cost(24, null, null), cost(36, null, null), cost(36, null, null)], {
      term: 3,
      stands: false,
    }),
  ],
  ...more,
});
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

test('the cheapest follows the years; what is not known is asked, and what changed can’t be picked', async () => {
  inApp(<ByLink token="t" />, { answers: { LenderChoiceByLink: () => ({ lenderChoice: choice() }) } });
  await screen.findByText('A home for $500,000 with $150,000 down, paid off over 25 years.', { exact: false });
  expect(card('Granite').getByText('Cheapest if you leave after 3 years')).toBeVisible();
  expect(card('Granite').getByText('$3,885')).toBeVisible();
  expect(card('Prairie').getAllByText('Ask us').length).toBeGreaterThan(0);
  expect(card('Prairie').queryByRole('button')).toBeNull();
  expect(card('Prairie').getByText('The lender changed this rate. Ask us for the new one.')).toBeVisible();
  expect(card('Harbour').getByText('You can end it early only by selling the home.')).toBeVisible();
  fireEvent.click(screen.getByLabelText('5 years'));
  expect(card('Harbour').getByText('Cheapest if you leave after 5 years')).toBeVisible();
  expect(card('Prairie').getByText('It ends before 5 years.', { exact: false })).toBeVisible();
});

test('a pick is asked once more, sent with its reason, and said', async () => {
  const sent: unknown[] = [];
  inApp(<ByLink token="t" />, {
    answers: {
      LenderChoiceByLink: () => ({ lenderChoice: choice() }),
      ChooseLender: (variables: unknown) => {
        sent.push(variables);
        return {
          chooseLender: {
            __typename: 'ChooseLenderPayload',
            userErrors: [],
            choice: choice({ state: 'CHOSEN', chosenRateId: 'g' }),
          },
        };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /: Granite$/ }));
  expect(await screen.findByRole('heading', { name: 'Tell Avery Chen that you like Granite?' })).toHaveFocus();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText('Leaving early costs less'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, tell Avery Chen' }));
  expect(await screen.findByRole('heading', { name: 'We told Avery Chen: you like Granite' })).toBeVisible();
  expect(sent).toEqual([{ token: 't', rateId: 'g', reason: 'LEAVING_EARLY' }]);
  expect(screen.queryByRole('button', { name: /I’d like this one/ })).toBeNull();
});

test.each([
  ['REPLACED', 'We sent you a newer list.'],
  ['ENDED', 'These rates have changed'],
])('of one that is %s it says so', async (state, words) => {
  inApp(<ByLink token="t" />, { answers: { LenderChoiceByLink: () => ({ lenderChoice: choice({ state }) }) } });
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: /I’d like this one/ })).toBeNull();
});

test('a link whose time is over says what to do', async () => {
  inApp(<ByLink token="t" phone="+14165550142" />, { answers: { LenderChoiceByLink: () => ({ lenderChoice: null }) } });
  expect(await screen.findByRole('heading', { name: 'This page has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: /416/ })).toHaveAttribute('href', 'tel:+14165550142');
});
