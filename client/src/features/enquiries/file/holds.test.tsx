import { fireEvent, screen } from '@testing-library/react';
import { inApp, type Answers } from '../../../../test/in-app';
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
    rateOffers: { __typename: 'RateOfferPage', totalItems: 1, items: [OFFER] },
  });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('option', { name: /Granite/ })).toBeInTheDocument();
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});
