import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { MatchingRates } from './matching-rates';
import type { RatiosFileFragment } from './ratios.generated';

const FILE = {
  ...{ totalMortgage: '480000.00', amortizationYears: 25 },
  rateCase: { purpose: 'PURCHASE', insurance: 'UNINSURED', province: 'ON' },
} as unknown as RatiosFileFragment;
const rates = (bankName: string) => ({
  rateOffers: {
    __typename: 'RateOfferPage',
    items: [
      {
        ...{ __typename: 'RateOffer', id: bankName, bankName, logoUrl: '/logos/x.svg', term: 5, type: 'FIXED' },
        ...{ rate: 4.19, apr: 4.21, compounding: 'SEMI_ANNUAL' },
      },
    ],
    totalItems: 1,
  },
});

test('rates of another term never stand where those of the chosen one did not come, and none is emailed', async () => {
  const answers: Answers = { MatchingRates: () => rates('Granite') };
  inApp(<MatchingRates file={FILE} isTried={false} enquiryId="e1" />, { answers });
  expect(await screen.findByRole('link', { name: /Email this one/ })).toBeVisible();
  answers['MatchingRates'] = () => new Error('offline');
  await userEvent.click(screen.getByRole('button', { name: /Term/ }));
  await userEvent.click(await screen.findByRole('option', { name: /3-year/ }));
  expect(await screen.findByText('The rates couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText('Granite')).toBeNull();
  expect(screen.queryByRole('link', { name: /Email/ })).toBeNull();
  answers['MatchingRates'] = () => rates('Harbour');
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('Harbour')).toBeVisible();
});
