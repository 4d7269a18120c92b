import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { Api } from '../../lib/api';
import { apolloOf } from '../../lib/apollo-module';
import { ApiProvider } from '../../lib/use-api';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { signIn, signOut } from '../../lib/session';
import { CurrentRatesDocument } from './current-rates.generated';
import { RatesSection } from './rates-section';

const bank = (n: number) => ({
  __typename: 'Bank',
  id: `bank-${n}`,
  name: `Lender ${n}`,
  kind: 'Chartered bank',
  logoUrl: `/logos/${n}.svg`,
  updatedAt: '2026-11-20T14:12:00.000Z',
  rates: [
    {
      __typename: 'Rate',
      id: `rate-${n}-a`,
      term: 5,
      type: 'FIXED',
      apr: 3.97,
      fees: '1500.00',
      updatedAt: '2026-11-20T14:12:00.000Z',
      insurance: 'INSURABLE',
      compounding: 'SEMI_ANNUAL',
      rate: 3.9,
    },
    {
      __typename: 'Rate',
      id: `rate-${n}-b`,
      term: 3,
      type: 'VARIABLE',
      apr: null,
      fees: null,
      updatedAt: '2026-11-20T14:12:00.000Z',
      insurance: 'ANY',
      compounding: 'MONTHLY',
      rate: 4.09,
    },
  ],
});

type Answer = 'ok' | 'failed' | 'never';

function show(answer: Answer): { asked: number[] } {
  const asked: number[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((sink) => {
        asked.push(variables.limit as number);
        if (answer === 'never') return;
        if (answer === 'failed') {
          sink.error(new Error('the network is gone'));
          return;
        }
        const currentRates = Array.from({ length: variables.limit as number }, (_, i) => bank(i + 1));
        const rateCounts = { __typename: 'RateCounts', rates: 295, lenders: 55 };
        sink.next({ data: { currentRates, rateCounts } });
        sink.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApiProvider api={Api.over(apolloOf(client))}>
      <MemoryRouter>
        <RatesSection />
      </MemoryRouter>
    </ApiProvider>,
  );
  return { asked };
}

const signedIn = { token: 'token', role: 1, id: 'user', name: 'Ada Example', email: 'ada@example.ca' };

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => signOut()));

it('shows three lenders to visitors, and what an account opens', async () => {
  const { asked } = show('ok');
  expect(await screen.findAllByRole('heading', { name: /^Lender/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Unlock More Rates' })).toHaveAttribute(
    'href',
    '/auth?way=register&for=rates',
  );
  expect(screen.getByRole('heading', { name: '295 rates from 55 lenders' })).toBeInTheDocument();
  expect(screen.queryByTestId('rate-skeleton')).not.toBeInTheDocument();
  expect(asked).toEqual([3]);
});

it('shows four lenders and no lock to those who signed in', async () => {
  act(() => signIn(signedIn));
  const { asked } = show('ok');
  expect(await screen.findAllByRole('heading', { name: /^Lender/ })).toHaveLength(4);
  expect(screen.queryByText('Unlock More Rates')).not.toBeInTheDocument();
  expect(asked).toEqual([4]);
});

it('keeps the three cards while the fourth comes after signing in', async () => {
  show('ok');
  await screen.findByRole('heading', { name: 'Lender 3' });
  act(() => signIn(signedIn));
  expect(screen.getByRole('heading', { name: 'Lender 3' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Lender 4' })).toBeInTheDocument();
});

it('shows four skeletons while the rates are on their way', () => {
  show('never');
  expect(screen.getAllByTestId('rate-skeleton')).toHaveLength(4);
  expect(screen.queryByText('Unlock More Rates')).not.toBeInTheDocument();
});

it('shows no cards and a way to ask again when the call fails', async () => {
  show('failed');
  expect(await screen.findByText(/O\.A\.C\./)).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Today’s Best Rates' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('says on each card the term and type, the rate to two decimals, the payment, and leads to the form with the lender', async () => {
  show('ok');
  const heading = await screen.findByRole('heading', { name: 'Lender 2' });
  const card = within(heading.closest('li')!);
  expect(card.getByText('5-year fixed')).toBeInTheDocument();
  expect(card.getByText('3-year variable')).toBeInTheDocument();
  expect(card.getByText('3.90')).toBeInTheDocument();
  expect(card.getByText('4.09')).toBeInTheDocument();
  expect(card.getByText('3.97% APR')).toBeInTheDocument();
  expect(card.getByText('APR: ask us')).toBeInTheDocument();
  expect(card.getByText('Insurable')).toBeInTheDocument();
  // $500,000 over 25 years: 3.90% compounded semi-annually, 4.09% compounded monthly
  expect(card.getByText('$2,603/mo on $500K')).toHaveAttribute('aria-hidden', 'true');
  expect(card.getByText('$2,603 a month on $500,000')).toBeInTheDocument();
  expect(card.getByText('3.90 percent')).toBeInTheDocument();
  expect(card.getByText('$2,664/mo on $500K')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Ask about this rate from Lender 2' })).toHaveAttribute(
    'href',
    '/basic-form?bank=bank-2',
  );
});

it('says what somebody’s own mortgage would cost, and of which one, where they named it', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000' }));
  show('ok');
  const heading = await screen.findByRole('heading', { name: 'Lender 2' });
  const card = within(heading.closest('li')!);
  // $576,000 and its premium of 3.10%, over 25 years
  expect(card.getByText('$3,092/mo on $594K')).toHaveAttribute('aria-hidden', 'true');
  expect(card.getByText('$3,092 a month on $593,856')).toBeInTheDocument();
  expect(card.getByText('$3,164/mo on $594K')).toBeInTheDocument();
  expect(
    screen.getByText(/on your mortgage of \$593,856 over 25 years \(\$640,000, 10% down, Ontario\)/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See which rates fit your mortgage' })).toHaveAttribute('href', '/rates');
});

it('is as short about a million', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ price: '1800000', downPayment: '550000' }));
  show('ok');
  expect(await screen.findAllByText(/^\$6,508\/mo on \$1\.25M$/)).toHaveLength(3);
});

it.each([
  ['names no amount', { province: 'bc' }],
  ['is no mortgage', { price: '640000', downPayment: '1000' }],
])('keeps the example where what was said %s', async (_, said) => {
  sessionStorage.setItem('scenario', JSON.stringify(said));
  show('ok');
  expect(await screen.findAllByText('$2,603/mo on $500K')).toHaveLength(3);
  expect(screen.getByText(/Payments are monthly, on \$500,000 over 25 years/)).toBeInTheDocument();
});

it('takes the server’s page over as it stands: the example first, then their own', async () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  const data = { currentRates: [1, 2, 3].map(bank), rateCounts: { __typename: 'RateCounts', rates: 295, lenders: 55 } };
  client.writeQuery({ query: CurrentRatesDocument, variables: { limit: 3 }, data: data as never });
  const page = (
    <ApiProvider api={Api.over(apolloOf(client))}>
      <MemoryRouter>
        <RatesSection />
      </MemoryRouter>
    </ApiProvider>
  );
  sessionStorage.setItem('scenario', JSON.stringify({ price: '640000', downPayment: '64000' }));
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  expect(box).toHaveTextContent('$2,603/mo on $500K');
  document.body.append(box);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError }));
  expect(box).toHaveTextContent('$3,092/mo on $594K');
  expect(box).not.toHaveTextContent('$500K');
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  box.remove();
});

it('opens the payment and the APR of a card once their sheet is here, and no APR whose fees nobody told', async () => {
  show('ok');
  const heading = await screen.findByRole('heading', { name: 'Lender 2' });
  const card = within(heading.closest('li')!);
  expect(card.queryAllByRole('button')).toEqual([]);
  const sheets = [...document.head.querySelectorAll('link[rel="stylesheet"]')];
  expect(sheets.length).toBeGreaterThan(0);
  act(() => sheets.forEach((sheet) => void fireEvent.load(sheet)));
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '$2,603/mo on $500K$2,603 a month on $500,000',
    '3.97% APR',
    '$2,664/mo on $500K$2,664 a month on $500,000',
  ]);
  fireEvent.click(card.getByRole('button', { name: '$2,603 a month on $500,000' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Lender 2');
});
