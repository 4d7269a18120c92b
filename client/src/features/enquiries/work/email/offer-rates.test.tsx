import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { inApp, type Answers } from '../../../../../test/in-app';
import type { EnquiryRowFragment } from '../../enquiries.generated';
import { OfferRates } from './offer-rates';

const ENQUIRY = { id: 'e1', fullName: 'Ada Tremblay', status: 'NEW', version: 1 } as unknown as EnquiryRowFragment;

test('an email whose rates cannot be had says so, in place of nothing', async () => {
  const answers: Answers = { RatesToOffer: () => new Error('offline') };
  inApp(<OfferRates enquiry={ENQUIRY} />, { at: '/admin/enquiries/e1?rates=r1.r2', answers });
  expect(await screen.findByText('The rates for the email couldn’t be loaded')).toBeVisible();
  // nobody offers them any more
  answers['RatesToOffer'] = () => ({ rateOffers: { __typename: 'RateOfferPage', items: [] } });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await waitForElementToBeRemoved(() => screen.queryByText('The rates for the email couldn’t be loaded'));
});
