import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inApp, type Answers } from '../../../test/in-app';
import { BasicForm } from './basic-form';
import { keptScenario } from '../../lib/scenario/kept-scenario';
import { tabStorage } from '../../lib/tab-storage';

const show = (answers: Answers = {}): void =>
  inApp(
    <BasicForm
      bankId=""
      draft={undefined}
      saved={null}
      mortgageType="new_purchase"
      phone={undefined}
      sender={undefined}
    />,
    { answers },
  );
/** What is typed is said for the other pages once the keys rest: no later than this, it must not be said in the next test. */
const said = (price: number): Promise<void> => waitFor(() => expect(keptScenario()).toMatchObject({ price }));
const error = (name: string): HTMLElement | null => document.querySelector(`#${name}-error`);

beforeEach(() => tabStorage.clear());

test('the form is quiet until it helps', async () => {
  show();
  const email = screen.getByLabelText('Email address');
  await userEvent.type(email, 'ada@exam');
  expect(error('email')).toBeNull();
  await userEvent.tab();
  expect(error('email')).toHaveTextContent('Enter an email address');
  expect(email).toHaveAccessibleDescription(/Enter an email address/);
  await userEvent.type(email, 'ple.ca');
  expect(error('email')).toBeNull();
});

// what each way of writing an amount means is tested in domain/src/forms/money.test.ts
test('an amount that is understood is written our way; another is refused at its field and stays as typed', async () => {
  show();
  const price = screen.getByLabelText(/^Purchase price/);
  expect(price).toHaveAttribute('inputmode', 'decimal');
  await userEvent.type(price, '1,500,00');
  await userEvent.tab();
  expect(price).toHaveValue('1,500,00');
  expect(price).toHaveAccessibleDescription(/Check the comma\. Write thousands like 450,000 and decimals like 2\.5/);
  await userEvent.clear(price);
  await userEvent.type(price, '500000,50');
  await userEvent.tab();
  expect(price).toHaveValue('500,000.50');
  expect(error('propertyValue')).toBeNull();
  // in whole dollars
  await said(500_001);
});

test('a phone number is checked by the server once its field is left, and again once it is another', async () => {
  const asked: unknown[] = [];
  show({
    ValidatePhone: ({ phoneNumber }) => {
      asked.push(phoneNumber);
      const good = phoneNumber === '416 967-1111';
      return {
        validatePhone: {
          __typename: 'ValidatePhonePayload',
          userErrors: [],
          phoneNumber: good ? phoneNumber : null,
          message: good ? 'Phone number verified successfully' : 'Phone number verification failed',
        },
      };
    },
  });
  const phone = screen.getByLabelText('Phone number');
  await userEvent.type(phone, '9000000000');
  expect(asked).toEqual([]);
  await userEvent.tab();
  expect(await screen.findByText('Phone number verification failed')).toBeVisible();
  expect(phone).toBeInvalid();
  await userEvent.clear(phone);
  await userEvent.type(phone, '4169671111');
  await userEvent.tab();
  expect(await screen.findByText('Phone number verified successfully')).toBeVisible();
  expect(error('phone')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('what was said about rates is there, unless something was answered', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'purchase', price: '700000', province: 'bc' }));
  show();
  const price = screen.getByLabelText(/^Purchase price/);
  await waitFor(() => expect(price).toHaveValue('700,000'));
  expect(screen.getByLabelText(/^Where is the property/)).toHaveValue('BC');
  await userEvent.clear(price);
  await userEvent.type(price, '650000');
  await said(650_000);
  cleanup();
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'purchase', price: '900000' }));
  show();
  // what is offered comes late, and changes nothing here
  await act(() => import('./offered').then(() => Promise.resolve()));
  expect(screen.getByLabelText(/^Purchase price/)).toHaveValue('650,000');
});

test('an amount that somebody empties after a rest stays empty: what they typed is not offered back to them', async () => {
  show();
  const price = screen.getByLabelText(/^Purchase price/);
  await userEvent.type(price, '641900');
  await said(641_900);
  await userEvent.clear(price);
  await act(() => import('./offered').then(() => Promise.resolve()));
  expect(price).toHaveValue('');
});

/** A browser copies a tab with all that it keeps. */
function copyOfTab(): () => void {
  const names = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  const kept = names.map((name) => [name, sessionStorage.getItem(name) ?? ''] as const);
  return () => {
    cleanup();
    tabStorage.clear();
    kept.forEach(([key, value]) => sessionStorage.setItem(key, value));
  };
}

test('a copied tab sends the same answers as the same application, and others as another one', async () => {
  const keys: unknown[] = [];
  const answers: Answers = {
    ValidatePhone: ({ phoneNumber }) => ({
      validatePhone: { __typename: 'ValidatePhonePayload', userErrors: [], phoneNumber, message: 'Good' },
    }),
    SubmitBasicApplication: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      const application = { __typename: 'SubmittedApplication', id: '1', applicationNumber: 'MB-1' };
      return { submitBasicApplication: { __typename: 'SubmitBasicApplicationPayload', userErrors: [], application } };
    },
  };
  const send = async (): Promise<void> => {
    const before = keys.length;
    await userEvent.click(screen.getByRole('button', { name: 'Send my application' }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
  };
  show(answers);
  await userEvent.type(screen.getByLabelText('Full name'), 'Ada Tremblay');
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.ca');
  await userEvent.type(screen.getByLabelText('Phone number'), '4169671111');
  await userEvent.click(screen.getByRole('checkbox'));
  const openCopy = copyOfTab();
  await send();
  await waitFor(() => expect(tabStorage.read('draft:basic-form')).toBeUndefined());

  openCopy();
  show(answers);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Tremblay');
  await send();
  openCopy();
  show(answers);
  await userEvent.type(screen.getByLabelText('Full name'), '-Roy');
  await send();

  const [first, again, other] = keys;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('for another kind of mortgage only the province is taken', async () => {
  sessionStorage.setItem('scenario', JSON.stringify({ purpose: 'renewal', mortgage: '300000', province: 'bc' }));
  show();
  await waitFor(() => expect(screen.getByLabelText(/^Where is the property/)).toHaveValue('BC'));
  expect(screen.getByLabelText(/^Purchase price/)).toHaveValue('');
});
