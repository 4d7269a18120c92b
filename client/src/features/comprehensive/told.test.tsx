import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { Answers } from '@brokerage/domain/application/parts';
import { inApp } from '../../../test/in-app';
import { isOpenFor, toldIn, withTold } from './told';
import { ToldOffer } from './told-offer';

const OFFER = 'Start with what you told us';
const SAID = { purpose: 'purchase', price: '640000', downPayment: '128000', province: 'on' };

beforeEach(() => sessionStorage.clear());

/** The offer in an application with these answers; returns those it has now. */
function show(said: object | undefined, before: Answers = {}): () => Answers {
  if (said) sessionStorage.setItem('scenario', JSON.stringify(said));
  let now = before;
  inApp(
    <Formik<Answers> initialValues={before} onSubmit={() => undefined}>
      {({ values }) => {
        now = values;
        return <ToldOffer />;
      }}
    </Formik>,
  );
  return () => now;
}

test('one press begins with what was said elsewhere; nothing fills by itself', async () => {
  const answers = show(SAID);
  expect(screen.getByText('Buying a home, $640,000, 20% down, Ontario')).toBeVisible();
  expect(answers()).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: OFFER }));
  expect(answers()).toEqual({
    mortgageType: 'new_purchase',
    property: { purchasePrice: '640,000', downPayment: '128,000', province: 'ON' },
  });
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(screen.getByText(/^Filled in: Buying a home, \$640,000, 20% down, Ontario\./)).toHaveFocus();
});

test.each([
  ['nothing was said', undefined, {}],
  ['what was said is no answer', { order: 'cost', term: '3' }, {}],
  ['one of them was answered', SAID, { mortgageType: 'renewal' }],
])('where %s, nothing is offered', (_, said, before) => {
  const answers = show(said, before);
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(answers()).toEqual(before);
});

test('only what was said, and only where the application asks the same', () => {
  expect(toldIn({})).toEqual({ answers: [], words: '' });
  expect(toldIn({ order: 'COST', amortization: 30, firstTime: true }).answers).toEqual([]);
  expect(toldIn({ downPayment: 64_000 })).toEqual({
    answers: [
      ['mortgageType', 'new_purchase'],
      ['property.downPayment', '64,000'],
    ],
    words: 'Buying a home, $64,000 down',
  });
  expect(toldIn({ purpose: 'RENEWAL', mortgage: 310_000, price: 700_000, province: 'QC' })).toEqual({
    answers: [
      ['mortgageType', 'renewal'],
      ['property.currentMortgage.balance', '310,000'],
      ['property.province', 'QC'],
    ],
    words: 'Renewing, $310,000 owing, Québec',
  });
  // the bar asks the new mortgage, the application what is taken out
  expect(toldIn({ purpose: 'REFINANCE', mortgage: 420_000 })).toEqual({
    answers: [['mortgageType', 'refinance']],
    words: 'Refinancing',
  });
});

test('answers that were given stay as they are', () => {
  const told = toldIn({ price: 640_000, province: 'ON' });
  const before = { applicant: { fullName: 'Ada' }, property: { found: true, purchasePrice: '' } };
  expect(isOpenFor(before, told)).toBe(true);
  expect(withTold(before, told)).toEqual({
    applicant: { fullName: 'Ada' },
    mortgageType: 'new_purchase',
    property: { found: true, purchasePrice: '640,000', province: 'ON' },
  });
  expect(isOpenFor({ property: { province: 'BC' } }, told)).toBe(false);
});
