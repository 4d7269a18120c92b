import { screen } from '@testing-library/react';
import { inApp } from '../../../../test/in-app';
import type { RowActions } from '../table/row-context';
import { RateDialog } from './rate-dialog';

test('a new rate says that the lenders could not be had: without one it cannot be added', async () => {
  const actions = {} as unknown as RowActions;
  inApp(<RateDialog editing={{ like: undefined }} close={() => undefined} actions={actions} />, {
    answers: { DeskLenders: () => new Error('offline') },
  });
  expect(await screen.findByText(/The lenders couldn’t be loaded\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
