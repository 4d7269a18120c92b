import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { inApp, type Answers } from '../../../test/in-app';
import { RankedRates } from './ranked-rates';

const cost = (more: object = {}) => ({
  __typename: 'RateCost',
  months: 36,
  payment: '3104.52',
  interest: '61000.00',
  fees: '450.00',
  penalty: '5140.00',
  isDifferential: false,
  comparisonRatePct: null,
  total: '66590.00',
  unknown: null,
  isCheapest: false,
  ...more,
});
const row = (name: string, more: object = {}) => ({
  __typename: 'RankedRate',
  id: name,
  bankId: `bank-${name}`,
  bankName: name,
  bankKind: 'Credit union',
  logoUrl: `/logos/${name}.svg`,
  term: 5,
  type: 'FIXED',
  compounding: 'SEMI_ANNUAL',
  rate: 3.94,
  apr: 3.96,
  fees: '450.00',
  insurance: 'INSURED',
  updatedAt: '2026-11-20T14:12:00.000Z',
  cost: cost(more),
  staying: { __typename: 'RateCost', total: '104306.00', unknown: null },
});
const answer = (items: object[], more: object = {}) => ({
  ratesFor: {
    __typename: 'ScenarioRates',
    mortgage: {
      __typename: 'ScenarioMortgage',
      insurance: 'INSURED',
      reason: 'UNDER_20_DOWN',
      amount: '593856.00',
      premium: '17856.00',
      premiumRatePct: 3.1,
    },
    term: 5,
    updatedAt: '2026-11-20T14:12:00.000Z',
    leastCost: '66590.00',
    totalItems: 14,
    lenders: 14,
    unknown: 1,
    items,
    ...more,
  },
  rateCounts: { __typename: 'RateCounts', rates: 288, lenders: 55 },
});
const THREE = [
  row('Bellwood', { isCheapest: true }),
  row('Westmere', {
    total: '80772.00',
    penalty: '16477.00',
    isDifferential: true,
    comparisonRatePct: 2.99,
  }),
  row('Silent', { total: null, penalty: null, unknown: 'PENALTY' }),
];

let address = '';
function Address(): null {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

interface Asked {
  scenario: Record<string, unknown>;
  order: string;
  limit: number;
}

function show({ at = '/rates', ratesFor }: { at?: string; ratesFor?: Answers[string] } = {}): Asked[] {
  const asked: Asked[] = [];
  inApp(
    <>
      <RankedRates />
      <Address />
    </>,
    {
      at,
      answers: {
        RatesFor: (variables) => {
          asked.push(variables as unknown as Asked);
          return ratesFor ? ratesFor(variables) : answer(THREE);
        },
      },
    },
  );
  return asked;
}
const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 3 })).closest('li') as HTMLElement);

beforeEach(() => sessionStorage.clear());

test('each row says what it costs to leave; the cheapest is marked, and what is not known is no figure', async () => {
  show();
  const first = await rowOf('Bellwood');
  expect(first.getByText('$66,590')).toBeVisible();
  expect(first.getByText('Cheapest to break')).toBeVisible();
  expect(first.getByText(/^Penalty \$5,140/)).toBeVisible();
  expect(first.getByText(/3 months’ interest/)).toBeVisible();
  expect(first.getByText('· fees $450')).toBeVisible();
  const second = await rowOf('Westmere');
  expect(second.getByText('+$14,182')).toBeVisible();
  expect(second.getByText(/the difference to 2\.99%/)).toBeVisible();
  expect(second.queryByText('Cheapest to break')).toBeNull();
  const third = await rowOf('Silent');
  expect(third.getByText('Ask us')).toBeVisible();
  expect(third.getByText('How this lender charges isn’t known')).toBeVisible();
  expect(third.queryByText(/Penalty/)).toBeNull();
  expect(third.getByRole('link', { name: 'Ask about this rate from Silent' })).toHaveAttribute(
    'href',
    '/basic-form?bank=bank-Silent',
  );
  expect(screen.getByText(/One rate’s cost isn’t known/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '11 more lenders for this mortgage' })).toBeVisible();
});

test('the payment and the APR of a row open how they come about', async () => {
  show();
  const first = await rowOf('Bellwood');
  // 593,856 at 3.94% over 25 years
  await userEvent.click(first.getByRole('button', { name: '$3,105' }));
  const box = await screen.findByRole('dialog', { name: 'Why $3,104.52' });
  expect(box).toHaveTextContent(/\$593,856\.00MortgageYour scenario/);
  expect(box).toHaveTextContent(/The rate of Bellwood, published Nov 20/);
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(first.getByRole('button', { name: '3.96% APR' }));
  expect(await screen.findByRole('dialog', { name: /^Why 3\.9/ })).toHaveTextContent(
    'What Bellwood and the broker charge',
  );
});

test('the class is a consequence and says why; the example says that it is one', async () => {
  const asked = show();
  expect(await screen.findByText('Insured')).toBeVisible();
  expect(screen.getByText('$593,856 with the 3.1% premium. You put down less than 20%.')).toBeVisible();
  expect(screen.getByText(/Example: \$640,000, 10% down, Ontario/)).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ order: 'PAYMENT', limit: 3 })]);
});

test('what is said is kept in the tab, and only what is no amount stands in the address', async () => {
  const asked = show();
  await screen.findByRole('heading', { name: 'Bellwood' });
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'BC');
  const price = screen.getByLabelText('Price');
  await userEvent.clear(price);
  await userEvent.type(price, '700000');
  await waitFor(() => expect(asked.at(-1)?.scenario).toMatchObject({ price: '700000.00', province: 'BC' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Cheapest to break' }));
  await userEvent.selectOptions(screen.getByLabelText('You may leave'), 'after 2 years');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ order: 'COST', scenario: { months: 24 } }));
  expect(address).toBe('/rates?province=BC&leave=24&order=cost');
  expect(JSON.parse(sessionStorage.getItem('scenario') ?? '')).toEqual({
    province: 'bc',
    price: '700000',
    leave: '24',
    order: 'cost',
  });
  expect(screen.getByText(/For \$700,000, 9\.1% down, British Columbia\./)).toBeVisible();
});

test('whoever stays to the end sees the cheapest to keep', async () => {
  show({
    at: '/rates?leave=end&order=cost',
    ratesFor: () => answer([row('Bellwood', { isCheapest: true, penalty: '0.00' }), row('Westmere')]),
  });
  const first = await rowOf('Bellwood');
  expect(first.getByText('Cheapest to keep')).toBeVisible();
  expect(first.getByText(/^No penalty/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Cheapest to keep' })).toBeChecked();
});

test('too little down is said, and nothing is asked for it', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '30000' }));
  const asked = show();
  // at the fields, and where the rates would be
  const said = await screen.findAllByText('You need at least $39,000 down on this home.');
  expect(said).toHaveLength(2);
  for (const words of said) expect(words).toBeVisible();
  expect(asked).toEqual([]);
});

test('a renewal asks what is owed; what the engine refuses is said in its words', async () => {
  show({ ratesFor: () => new Error('the network is gone') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('I’m'), 'Renewing');
  expect(screen.getByLabelText('What you still owe')).toHaveValue('400,000');
  expect(screen.queryByLabelText('Price')).toBeNull();
});

test('where nothing fits it says so, and where the term is another one too', async () => {
  show({ at: '/rates?term=4', ratesFor: () => answer(THREE, { term: 5 }) });
  expect(
    await screen.findByText(/No rate for 4 years fits this mortgage today\. These are for 5 years\./),
  ).toBeVisible();
});

test('nothing that fits leads to a broker', async () => {
  show({ ratesFor: () => answer([], { totalItems: 0, lenders: 0 }) });
  expect(await screen.findByText(/No published rate fits this mortgage today/)).toBeVisible();
  expect(screen.queryByText('Cheapest to break', { selector: 'li *' })).toBeNull();
});

test('signed out there are three open rows of the order that was chosen, and what is locked holds no figure', async () => {
  const asked = show();
  const locked = (await screen.findByRole('link', { name: 'Unlock More Rates' })).parentElement;
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(locked?.textContent).not.toMatch(/[$%]/);
  await userEvent.click(screen.getByRole('radio', { name: 'Cheapest to break' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ order, limit }) => [order, limit])).toEqual([
    ['PAYMENT', 3],
    ['COST', 3],
  ]);
});

test('rates of another mortgage never stand for one whose rates did not load', async () => {
  let isAway = false;
  show({ ratesFor: () => (isAway ? new Error('the network is gone') : answer(THREE)) });
  await rowOf('Bellwood');
  isAway = true;
  await userEvent.selectOptions(screen.getByLabelText('Province'), 'BC');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { name: 'Bellwood' })).toBeNull();
  isAway = false;
  await userEvent.click(again);
  await rowOf('Bellwood');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
