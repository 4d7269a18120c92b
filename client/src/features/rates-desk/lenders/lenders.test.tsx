import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp } from '../../../../test/in-app';
import { endSession, signIn, signOut } from '../../../lib/session';
import { Lenders } from './lenders';

const PERSON = { id: 'u1', token: 't', role: 3, name: 'Avery Chen', email: 'avery@example.ca' };
const FACTS = {
  ...{ name: 'Northgate', kind: 'Chartered bank', logoUrl: '/logos/northgate.svg', active: true },
  ...{ position: 3, penalty: 'UNKNOWN' },
};
const SUMMARY = {
  ...{ __typename: 'DeskSummary', all: 4, home: 4, hidden: 0, stale: 0, pending: 0, pendingByOthers: 0, problems: 0 },
  lastPublication: null,
};

afterEach(() => act(signOut));

test('a lender being changed comes back in its dialog after the session, and is saved with one press', async () => {
  let drafted: string | undefined;
  let sent: Record<string, unknown> = {};
  const bank = () => ({
    ...{ __typename: 'DeskBank', id: 'b1', version: 2, rates: 4, ...FACTS },
    pending:
      drafted === undefined
        ? null
        : {
            ...{ __typename: 'PendingLender', authorName: PERSON.name, at: '2026-11-20T14:12:00.000Z' },
            facts: { __typename: 'LenderFacts', ...FACTS, name: drafted },
          },
  });
  const answers = {
    DeskLenders: () => ({ deskBanks: [bank()] }),
    DeskSummary: () => ({ deskSummary: { ...SUMMARY, pendingLenders: drafted === undefined ? 0 : 1 } }),
    UpdateLender: (variables: Record<string, unknown>) => {
      sent = variables;
      drafted = String(variables['name']);
      return { updateBank: { __typename: 'UpdateBankPayload', undoId: null, userErrors: [], bank: bank() } };
    },
  };
  const show = (): void => inApp(<Lenders policy={() => null} />, { answers });
  act(() => signIn(PERSON));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Northgate' }));
  const name = (): HTMLElement => within(screen.getByRole('dialog')).getByLabelText('Name');
  fireEvent.change(name(), { target: { value: 'Northgate of Canada' } });
  act(endSession);
  cleanup();
  act(() => signIn({ ...PERSON, token: 't2' }));
  show();
  await screen.findByDisplayValue('Northgate of Canada');
  expect(name()).toHaveValue('Northgate of Canada');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject({ id: 'b1', expectedVersion: 2, name: 'Northgate of Canada' });
  expect(await screen.findByText('1 change not published.')).toBeVisible();
  expect(screen.getByRole('definition')).toHaveTextContent('Northgate of Canada');
});
