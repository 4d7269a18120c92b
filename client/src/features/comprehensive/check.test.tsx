import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { Answers } from '@brokerage/domain/application/parts';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { inApp } from '../../../test/in-app';
import { CheckAnswers } from './check';
import { DraftContext, NO_DRAFT } from './draft-context';

const COMPLETE: Answers = {
  mortgageType: 'renewal',
  applicant: { fullName: 'Amélie Gagnon-Wright', email: 'amelie@example.ca', phone: '416 555-0142' },
  consents: { privacy: true, contact: true },
};

function show(sentAs?: string): { tries: number } {
  const count = { tries: 0 };
  inApp(
    <DraftContext value={{ ...NO_DRAFT, flush: () => Promise.resolve({ sentAs }) }}>
      <Formik<Answers> initialValues={COMPLETE} onSubmit={() => undefined}>
        <CheckAnswers hydrated />
      </Formik>
    </DraftContext>,
    {
      answers: {
        SubmitComprehensiveApplication: () => {
          count.tries += 1;
          return new Error('offline');
        },
      },
    },
  );
  return count;
}

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
  const count = show('MTG-100');
  await submit();
  const box = await screen.findByRole('alert');
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('Already sent: MTG-100');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(count.tries).toBe(0);
});
