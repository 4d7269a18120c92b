import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answers } from '@brokerage/domain/application/parts';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { inApp } from '../../../test/in-app';
import { forgetIdempotencyKey } from '../../lib/idempotency';
import { CheckAnswers } from './check';
import { FORM_ID } from './draft';
import { DraftContext, NO_DRAFT } from './draft-context';

const COMPLETE: Answers = {
  mortgageType: 'renewal',
  applicant: { fullName: 'Amélie Gagnon-Wright', email: 'amelie@example.ca', phone: '416 555-0142' },
  consents: { privacy: true, contact: true },
};

interface Shown {
  sentAs?: string;
  more?: Answers;
  /** What the server refuses; without it there is no answer */
  refused?: { message: string; field: string[] | null };
}

function show({ sentAs, more, refused }: Shown = {}): { tries: number; sent?: unknown } {
  const count: { tries: number; sent?: unknown } = { tries: 0 };
  inApp(
    <DraftContext value={{ ...NO_DRAFT, flush: () => Promise.resolve({ sentAs }) }}>
      <Formik<Answers> initialValues={{ ...COMPLETE, ...more }} onSubmit={() => undefined}>
        <CheckAnswers hydrated />
      </Formik>
      <Where />
    </DraftContext>,
    {
      answers: {
        SubmitComprehensiveApplication: ({ application }) => {
          count.tries += 1;
          count.sent = application;
          if (!refused) return new Error('offline');
          const userErrors = [{ __typename: 'UserError', code: 'INVALID', ...refused }];
          const __typename = 'SubmitComprehensiveApplicationPayload';
          return { submitComprehensiveApplication: { __typename, userErrors, application: null } };
        },
      },
    },
  );
  return count;
}

const Where = (): ReactNode => <output>{useLocation().search}</output>;

const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Submit application' }));

test('what could not be sent takes the focus, each time, and can be sent again from there', async () => {
  const count = show();
  await submit();
  const box = await screen.findByRole('alert');
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent(MESSAGES.applicationFailed);
  expect(box).toHaveTextContent('Nothing you typed is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(count.tries).toBe(2);
});

test('what was sent already says so where the person is, with nothing to try again', async () => {
  const count = show({ sentAs: 'MTG-100' });
  await submit();
  const box = await screen.findByRole('alert');
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('Already sent: MTG-100');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(count.tries).toBe(0);
});

test('a tab that sends with other answers what another one sent hears of its number, and nothing is sent twice', async () => {
  forgetIdempotencyKey(FORM_ID);
  const keys: unknown[] = [];
  let sentAs: string | undefined;
  inApp(
    <DraftContext value={{ ...NO_DRAFT, flush: () => Promise.resolve({ id: 'draft-1', sentAs }) }}>
      <Formik<Answers> initialValues={COMPLETE} onSubmit={() => undefined}>
        <CheckAnswers hydrated />
      </Formik>
    </DraftContext>,
    {
      answers: {
        SubmitComprehensiveApplication: ({ idempotencyKey }) => {
          keys.push(idempotencyKey);
          sentAs = 'MTG-200';
          const userErrors = [
            { __typename: 'UserError', code: 'IDEMPOTENCY_MISMATCH', message: 'The key was used.', field: null },
          ];
          const __typename = 'SubmitComprehensiveApplicationPayload';
          return { submitComprehensiveApplication: { __typename, userErrors, application: null } };
        },
      },
    },
  );
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Already sent: MTG-200');
  // the draft's own name is the key: every tab sends the same one
  expect(keys).toEqual(['draft-1']);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Already sent: MTG-200');
  expect(keys).toHaveLength(1);
  forgetIdempotencyKey(FORM_ID);
});

const PLAN =
  'Under the Home Buyers’ Plan one person may take at most $60,000 from an RRSP. Name the rest as another source';

test('a list that the server alone refuses is said in its words, and leads to its part', async () => {
  show({
    more: {
      mortgageType: 'new_purchase',
      property: { downPayment: '80,000', downPaymentSources: [{ id: 'r1', source: 'rrsp', amount: '80,000' }] },
    },
    refused: { message: PLAN, field: ['application', 'property', 'downPaymentSources'] },
  });
  await submit();
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await userEvent.click(within(summary).getByRole('link', { name: PLAN }));
  expect(document.querySelector('output')).toHaveTextContent('?section=down-payment');
});

test('a refusal of the whole says why, and there is nothing to try again', async () => {
  const message = 'An application can hold up to 200 kB. This one is larger, so it was not sent.';
  show({ refused: { message, field: ['application'] } });
  await submit();
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent(MESSAGES.applicationFailed);
  expect(box).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a half answer that is asked for no more is left out by name, and keeps nobody from sending', async () => {
  const count = show({
    more: {
      applicant: {
        ...(COMPLETE['applicant'] as Answers),
        addressSince: '2001-05',
        previousAddress: { city: 'Hamilton', postalCode: 'L8L' },
      },
    },
  });
  expect(screen.getByText(/We left out/).parentElement).toHaveTextContent('Postal code');
  await submit();
  await screen.findByRole('alert');
  expect(count.sent).toMatchObject({ applicant: { previousAddress: { city: 'Hamilton' } } });
  expect(count.sent).not.toHaveProperty('applicant.previousAddress.postalCode');
});

test('two people of one name are two people', () => {
  const applicant = COMPLETE['applicant'] as Answers;
  show({
    more: {
      hasCoApplicants: true,
      coApplicants: [{ id: 'r1', fullName: applicant['fullName'], relationship: 'parent' }],
    },
  });
  // the same key twice would be said on the console
  expect(screen.getAllByText('Amélie Gagnon-Wright').length).toBeGreaterThan(1);
});

test('sources add up to the cent', () => {
  const source = (id: string, amount: string): Answers => ({ id, source: 'savings', amount });
  show({
    more: {
      mortgageType: 'new_purchase',
      property: {
        downPayment: '75,000.30',
        downPaymentSources: [source('r1', '40,000.10'), source('r2', '35,000.20')],
      },
    },
  });
  expect(screen.getByText('Your sources add up to your down payment, $75,000.30')).toBeVisible();
});
