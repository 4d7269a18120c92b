import { fireEvent, screen, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { LiveLetterForm } from './live-letter-form';

const rival = (bankName: string) => ({
  ...{ __typename: 'RenewalRival', bankName, term: 5, rate: 3.94, apr: 3.97, saving: 12_345 },
  cost: { __typename: 'RenewalCost', payment: '2200.00', total: '80000.00', fees: '0.00' },
});
const VERDICT = {
  renewalVerdict: {
    ...{ __typename: 'RenewalVerdict', isGood: false, unknown: null, months: 60, asOf: '2026-11-25', stage: 'EARLY' },
    ...{ remindOn: '2027-01-14', statementBy: '2027-04-23', best: rival('Granite'), ordinary: rival('Granite') },
    letter: { __typename: 'RenewalCost', payment: '2350.00', total: '92345.00' },
  },
};

beforeEach(() => sessionStorage.clear());

test('the verdict on another letter never stands where the one that is asked for did not come', async () => {
  const answers: Answers = { RenewalVerdict: () => VERDICT };
  inApp(<LiveLetterForm sender={undefined} />, { answers });
  const type = (label: RegExp, value: string): boolean =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Comes due/, '2027-05-14');
  type(/^Balance at renewal/, '412300');
  type(/^Rate offered/, '4.79');
  fireEvent.click(screen.getByRole('radio', { name: 'Fixed' }));
  type(/^Term offered/, '5');
  type(/^Years left to pay/, '21');
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  type(/^Province/, 'ON');
  const verdict = within(screen.getByRole('region', { name: 'The verdict' }));
  expect(await verdict.findByText(/^Granite,/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the email' })).toBeVisible();
  answers['RenewalVerdict'] = () => new Error('offline');
  type(/^Rate offered/, '4.09');
  expect(await verdict.findByText('The verdict couldn’t be loaded')).toBeVisible();
  expect(verdict.queryByText(/^Granite,/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy the email' })).toBeNull();
  answers['RenewalVerdict'] = () => VERDICT;
  fireEvent.click(verdict.getByRole('button', { name: 'Try again' }));
  expect(await verdict.findByText(/^Granite,/)).toBeVisible();
});
