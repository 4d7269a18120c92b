import { fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../test/in-app';
import { FitChanges } from './fit-changes';

const CHANGE = {
  __typename: 'FitChange',
  id: 'c',
  applicationId: 'a',
  applicationNumber: 'MB-2026-7K3QX9TD',
  fullName: 'Simran Dhaliwal',
  at: '2026-11-26T15:00:00.000Z',
  lendersGained: ['Granite'],
  lendersLost: [],
  programsGained: [],
  programsLost: ['CMHC_SECOND_HOME'],
};
const list = (items: object[]) => ({ __typename: 'FitChanges', totalItems: items.length, items });

test('says who gains and who loses, and takes off the list what is done', async () => {
  let items: object[] = [CHANGE];
  inApp(<FitChanges />, {
    answers: {
      FitChanges: () => ({ fitChanges: list(items) }),
      SettleFitChange: () => {
        items = [];
        return { settleFitChange: { __typename: 'Payload', userErrors: [], changes: list(items) } };
      },
    },
  });
  expect(await screen.findByText('Gains Granite')).toBeVisible();
  expect(screen.getByText('Loses Second Home')).toBeVisible();
  expect(screen.getByRole('link', { name: /Simran Dhaliwal/ })).toHaveAttribute('href', '/admin/applications/a/fit');
  fireEvent.click(screen.getByRole('button', { name: 'Done with Simran Dhaliwal' }));
  await waitFor(() => expect(screen.queryByText('Gains Granite')).toBeNull());
});

test('a list that cannot be had says so', async () => {
  inApp(<FitChanges />, { answers: { FitChanges: () => new Error('away') } });
  expect(await screen.findByText('The list of changed files couldn’t be loaded')).toBeVisible();
});
