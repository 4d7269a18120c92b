import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../../test/in-app';
import { FileRetention } from './retention';

const KEPT = {
  __typename: 'FileRetention',
  keptUntil: '2034-01-05T00:00:00.000Z',
  heldAt: null,
  termEndsOn: null,
  keptBecause: null as string | null,
};
const file = <FileRetention enquiryId="e" name="Ada Tremblay" />;

test('where it cannot be had how long a file is kept, that is said, and a hold can still be placed', async () => {
  const answers: Answers = { FileRetention: () => new Error('offline') };
  inApp(file, { answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('How long the file is kept couldn’t be loaded');
  answers['FileRetention'] = () => ({ fileRetention: KEPT });
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('button', { name: 'Put under a legal hold' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file is erased once the name of its person is typed', async () => {
  const asked: object[] = [];
  inApp(file, {
    answers: {
      FileRetention: () => ({ fileRetention: KEPT }),
      EraseFile: (variables) => {
        asked.push(variables);
        return { eraseFile: { __typename: 'EraseFilePayload', userErrors: [], erasedId: 'e' } };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Erase at their request…' }));
  const erase = await screen.findByRole('button', { name: 'Erase the file' });
  expect(erase).toBeDisabled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ada Tremblay' } });
  fireEvent.click(erase);
  await waitFor(() => expect(asked).toEqual([{ enquiryId: 'e' }]));
});

test('what the rules make us keep says why, and has no button', async () => {
  const keptBecause = 'We can’t erase it sooner: it is an application.';
  inApp(file, { answers: { FileRetention: () => ({ fileRetention: { ...KEPT, keptBecause } }) } });
  expect(await screen.findByText(keptBecause)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Erase/ })).toBeNull();
});
