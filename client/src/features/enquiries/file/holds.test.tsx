import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../../test/in-app';
import { endSession, signIn, signOut } from '../../../lib/session';
import { Toasts } from '../../../ui/aria/toast';
import { FileHolds } from './holds';

const OFFER = { __typename: 'RateOffer', id: 'r', bankName: 'Granite', term: 5, type: 'FIXED', rate: 4.19 };

test('rates to hold that cannot be had say so, and can be asked for again', async () => {
  const answers: Answers = { FileHolds: () => ({ rateHolds: [] }), RatesToHold: () => new Error('offline') };
  inApp(<FileHolds enquiryId="e" />, { answers });
  const fold = (await screen.findByText('Hold a rate')).closest('details');
  if (fold) fold.open = true;
  expect(await screen.findByRole('heading', { name: 'The rates couldn’t be loaded' })).toBeVisible();
  expect(screen.queryByText('Loading the rates')).toBeNull();
  answers['RatesToHold'] = () => ({
    rateOffers: { __typename: 'RateOfferPage', totalItems: 1, terms: [1.5, 5], items: [OFFER] },
  });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('option', { name: /Granite/ })).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});

test('a rate of every term can be held, also of one that is no usual one', async () => {
  const asked: unknown[] = [];
  const answers: Answers = {
    FileHolds: () => ({ rateHolds: [] }),
    RatesToHold: ({ term }) => {
      asked.push(term);
      return { rateOffers: { __typename: 'RateOfferPage', totalItems: 1, terms: [1.5, 5], items: [OFFER] } };
    },
  };
  inApp(<FileHolds enquiryId="e" />, { answers });
  const fold = (await screen.findByText('Hold a rate')).closest('details');
  if (fold) fold.open = true;
  await screen.findByRole('option', { name: /Granite/ });
  fireEvent.click(screen.getByRole('button', { name: /Term/ }));
  const terms = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    ...['6 months', '1 year', '18 months', '2 years', '3 years', '4 years'],
    ...['5 years', '6 years', '7 years', '8 years', '9 years', '10 years'],
  ]);
  fireEvent.click(terms[0]!);
  await waitFor(() => expect(asked).toEqual([5, 0.5]));
});

test('the day of the next hold that is entered while one is sent stays, and what was sent goes', async () => {
  const answers: Answers = {
    FileHolds: () => ({ rateHolds: [] }),
    RatesToHold: () => ({
      rateOffers: { __typename: 'RateOfferPage', totalItems: 1, terms: [1.5, 5], items: [OFFER] },
    }),
    PlaceRateHold: () => ({
      placeRateHold: {
        __typename: 'PlaceRateHoldPayload',
        userErrors: [],
        hold: { __typename: 'RateHold', id: 'h' },
        confirmsFirst: false,
      },
    }),
  };
  inApp(<FileHolds enquiryId="e" />, { answers });
  const fold = (await screen.findByText('Hold a rate')).closest('details');
  if (fold) fold.open = true;
  await screen.findByRole('option', { name: /Granite/ });
  const [rate, day] = [screen.getByLabelText('Rate'), screen.getByLabelText('Held until')];
  fireEvent.change(rate, { target: { value: 'r' } });
  fireEvent.change(day, { target: { value: '2027-03-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hold this rate' }));
  fireEvent.change(day, { target: { value: '2027-03-15' } });
  await waitFor(() => expect(rate).toHaveValue(''));
  expect(day).toHaveValue('2027-03-15');
});

test('whether the client has to confirm their address first is said to whoever holds the rate', async () => {
  let confirmsFirst = true;
  const answers: Answers = {
    FileHolds: () => ({ rateHolds: [] }),
    RatesToHold: () => ({
      rateOffers: { __typename: 'RateOfferPage', totalItems: 1, terms: [1.5, 5], items: [OFFER] },
    }),
    PlaceRateHold: () => ({
      placeRateHold: {
        __typename: 'PlaceRateHoldPayload',
        userErrors: [],
        hold: { __typename: 'RateHold', id: 'h' },
        confirmsFirst,
      },
    }),
  };
  inApp(
    <>
      <FileHolds enquiryId="e" />
      <Toasts />
    </>,
    { answers },
  );
  const fold = (await screen.findByText('Hold a rate')).closest('details');
  if (fold) fold.open = true;
  async function hold(): Promise<void> {
    await screen.findByRole('option', { name: /Granite/ });
    fireEvent.change(screen.getByLabelText('Rate'), { target: { value: 'r' } });
    fireEvent.change(screen.getByLabelText('Held until'), { target: { value: '2027-03-01' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hold this rate' }));
  }
  await hold();
  expect(await screen.findByText(/confirm their address before they can see it/)).toBeVisible();
  confirmsFirst = false;
  await hold();
  expect(await screen.findByText('Rate held. The client gets an email.')).toBeVisible();
});

test('a rate that was chosen when the session ended is chosen again, with its day', async () => {
  const PERSON = { id: 'ada', token: 't', role: 3, name: 'Ada Roy', email: 'ada@example.ca' };
  const answers: Answers = {
    FileHolds: () => ({ rateHolds: [] }),
    RatesToHold: ({ term }) => ({
      rateOffers: {
        ...{ __typename: 'RateOfferPage', totalItems: 1, terms: [3, 5] },
        items: [{ ...OFFER, id: `of-${String(term)}`, term }],
      },
    }),
  };
  signIn(PERSON);
  inApp(<FileHolds enquiryId="e" />, { answers });
  const fold = (await screen.findByText('Hold a rate')).closest('details');
  if (fold) fold.open = true;
  await screen.findByRole('option', { name: /Granite/ });
  fireEvent.click(screen.getByRole('button', { name: /Term/ }));
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: '3 years' }));
  await screen.findByRole('option', { name: /3-year/ });
  fireEvent.change(screen.getByLabelText('Rate'), { target: { value: 'of-3' } });
  fireEvent.change(screen.getByLabelText('Held until'), { target: { value: '2027-03-01' } });
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, token: 't2' }));
  inApp(<FileHolds enquiryId="e" />, { answers });
  await waitFor(() => expect(screen.getByLabelText('Rate')).toHaveValue('of-3'));
  expect(screen.getByLabelText('Held until')).toHaveValue('2027-03-01');
  act(signOut);
});
