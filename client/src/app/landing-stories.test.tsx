import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp } from '../../test/in-app';
import { landingRate, SAMPLE_RATES } from '../landings/mortgages/landing-rate';
import { SAMPLE_BANK_RATE } from '../landings/private-financing/sample';
import { PrivateFinancingStory } from '../landings/private-financing/story';
import { HELD_RATE } from '../landings/realtorquest/sample';
import { SAMPLE_REFINANCE } from '../landings/second-mortgage/sample';
import { SecondMortgageStory } from '../landings/second-mortgage/story';
import { SelfEmployedStory } from '../landings/self-employed/story';

const form = <p>The form</p>;
/** At once: on the way to 200,000 stands 20,000, which is an answer too. */
const fill = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

test('a second mortgage: other amounts turn the verdict, the ledger and the house', () => {
  inApp(<SecondMortgageStory published={undefined} form={form} />);
  const verdict = screen.getByText(/less over/).closest('[role=status]');
  const house = (): HTMLElement => screen.getAllByRole('img', { name: /A house drawn to scale/ })[0]!;
  expect(verdict).toHaveTextContent('In this sample the second mortgage costs');
  expect(house()).toHaveAccessibleName(/\$400,000 first mortgage, \$80,000 second, \$220,000 yours/);
  expect(house()).toHaveAccessibleName(/a line of credit at 80 percent: \$160,000 at most/);
  // as on the page about equity, and over the API
  expect(screen.getByText('$160,000 would do')).toBeVisible();
  fill(screen.getByRole('textbox', { name: /^Rate on the first/ }), '5.5');
  expect(verdict).toHaveTextContent('With your numbers refinancing costs');
  expect(screen.getByRole('table', { name: 'Adding a second mortgage' })).toHaveTextContent(
    'Interest on the first, 5.50%',
  );
  const needed = screen.getByLabelText(/^How much you need/);
  fill(needed, '150000');
  expect(screen.getByRole('heading', { name: /^What \$150,000 really costs/ })).toBeVisible();
  expect(house()).toHaveAccessibleName(/\$150,000 second, \$150,000 yours/);

  // past 80% of the value: the words say how much there is, and the last answer stays
  fill(needed, '200000');
  expect(screen.getByText('Enter at most $160,000, the limit on a home worth $700,000.')).toBeVisible();
  expect(needed).toBeInvalid();
  expect(screen.getByRole('heading', { name: /^What \$150,000 really costs/ })).toBeVisible();
});

test('self-employed: the papers follow how one earns', async () => {
  inApp(<SelfEmployedStory form={form} />);
  expect(screen.getByText('$267,000')).toBeVisible();
  const own = screen.getByRole('tab', { name: 'On my own' });
  expect(own).toHaveAttribute('aria-selected', 'true');
  own.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Corporation' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Corporation' })).toHaveTextContent('T2 corporate returns');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel', { name: 'Commission' })).toHaveTextContent('Letter from who pays you');
  for (const name of ['Stated is not invented', 'When we’d say no'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});

test('private financing: a later bank costs what the page says', () => {
  inApp(<PrivateFinancingStory published={undefined} form={form} />);
  const cost = screen.getByRole('table', { name: 'The private mortgage' });
  expect(cost).toHaveTextContent('$44,968');
  const months = screen.getByRole('textbox', { name: /^Months until a bank takes over/ });
  fill(months, '18');
  // six more payments of $2,664 and one renewal at 1%
  expect(cost).toHaveTextContent('$64,152');
  expect(cost).toHaveTextContent('Renewals');
  expect(screen.getByRole('img', { name: /^A bridge of 18 months from your home to a bank/ })).toBeVisible();
  // no lender may charge two fees for one month: nothing of it is shown, the last answer stays
  fill(months, '1');
  expect(screen.getByText('No lender may charge this. Ask for more time or a lower fee.')).toBeVisible();
  expect(cost).toHaveTextContent('$64,152');
  fill(months, '61');
  expect(screen.getByText('Enter a whole number from 1 to 60.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'When we’d say no' })).toBeVisible();
});

test('where nothing is published, one class has one sample rate on every page', () => {
  expect(SAMPLE_REFINANCE.ratePct).toBe(SAMPLE_RATES.UNINSURED);
  expect(SAMPLE_BANK_RATE).toBe(SAMPLE_RATES.UNINSURED);
  expect(HELD_RATE).toBe(SAMPLE_RATES.INSURED);
  for (const insurance of ['INSURED', 'INSURABLE', 'UNINSURED'] as const)
    expect(landingRate(undefined, insurance).ratePct).toBe(SAMPLE_RATES[insurance]);
});
