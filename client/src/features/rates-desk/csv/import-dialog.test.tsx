import { act, fireEvent, screen } from '@testing-library/react';
import { inApp } from '../../../../test/in-app';
import type { Actions } from '../use-actions';
import { ImportDialog } from './import-dialog';

test('what the server says of a file is not shown for the one that was chosen after it', async () => {
  let answered = false;
  inApp(<ImportDialog isOpen close={() => undefined} actions={{} as Actions} />, {
    answers: {
      ImportRates: ({ file }) => {
        if ((file as File).name !== 'old.csv') return undefined;
        answered = true;
        return {
          importRates: {
            ...{ __typename: 'ImportPayload', undoId: null, created: 7, changed: 0, unchanged: 0, refused: 0 },
            ...{ userErrors: [], lines: [] },
          },
        };
      },
    },
  });
  const choose = (name: string): boolean =>
    fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File(['x'], name)] } });
  choose('old.csv');
  choose('new.csv');
  await act(async () => undefined);
  expect(await screen.findByText('new.csv')).toBeVisible();
  await act(async () => undefined);
  expect(answered).toBe(true);
  expect(screen.queryByRole('button', { name: 'Import 7 changes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});
