import { formatMoney } from '@brokerage/domain/forms/dollars';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { inApp } from '../../test/in-app';
import { LANDING_CONTENTS } from '../landings/mortgages/contents';
import { LandingPage } from '../landings/mortgages/landing-page';
import { landingRate, SAMPLE_RATES } from '../landings/mortgages/landing-rate';
import { SAMPLE_BANK_RATE } from '../landings/private-financing/sample';
import { LANDING_PAGES } from '../landings/pages';
import { PrivateFinancingStory } from '../landings/private-financing/story';
import { HELD, HELD_RATE, NOT_HELD } from '../landings/realtorquest/sample';
import { RealtorQuestStory } from '../landings/realtorquest/story';
import { SAMPLE_REFINANCE } from '../landings/second-mortgage/sample';
import { SecondMortgageStory } from '../landings/second-mortgage/story';
import { SelfEmployedStory } from '../landings/self-employed/story';

const form = <p>The form</p>;
/** At once: on the way to 200,000 stands 20,000, which is an answer too. */
const fill = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

const rate = landingRate(undefined, 'UNINSURED');
const STORIES: readonly (readonly [name: string, story: ReactNode])[] = [
  ...Object.entries(LANDING_CONTENTS).map(([name, contentOf]) => {
    const content = contentOf({ rate, conventional: rate, said: {} });
    return [name, <LandingPage key={name} content={content} form={form} />] as const;
  }),
  ['second-mortgage', <SecondMortgageStory key="second" published={undefined} form={form} />],
  ['private-financing', <PrivateFinancingStory key="private" published={undefined} form={form} />],
  ['self-employed', <SelfEmployedStory key="self" form={form} />],
  ['realtorquest', <RealtorQuestStory key="realtor" form={form} lenders="30 lenders" />],
];

test('the story of every landing page is looked at', () =>
  expect(STORIES.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(LANDING_PAGES))));

/** No lines of a ledger: where loans stop, and a headline in round dollars */
const ROUND =
  /^(You owe|A credit line alone stops|All loans together stop) \(|^Within reach$|^\d+ months on the bridge cost$/;

test.each(STORIES)('%s: each amount in a ledger or table is to the cent', (_, story) => {
  inApp(story);
  const shown = [...document.querySelectorAll('td, dd')]
    .filter((cell) => !ROUND.test(cell.previousElementSibling?.textContent ?? ''))
    .map((cell) => cell.textContent ?? '');
  expect(shown.filter((text) => /\$[\d,]+(?![\d,.])/.test(text))).toEqual([]);
});

test('a payment in a sentence is to the cent too', () => {
  inApp(<RealtorQuestStory form={form} lenders="30 lenders" />);
  const words = document.body.textContent ?? '';
  for (const { payment } of [HELD, NOT_HELD]) expect(words).toContain(`${formatMoney(payment)} a month`);
  inApp(<PrivateFinancingStory published={undefined} form={form} />);
  expect(screen.getByText('$2,664.00')).toBeVisible();
});

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
