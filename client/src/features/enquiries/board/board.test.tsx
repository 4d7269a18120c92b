import { useApolloClient } from '@apollo/client/react';
import { ENQUIRY_STATUSES } from '@brokerage/domain/enquiries/enquiry-status';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { inApp } from '../../../../test/in-app';
import { useFilters } from '../views/filters';
import { EnquiryColumnDocument } from './board.generated';
import { BoardColumn } from './column';
import { useBoard } from './use-board';

const row = (status: string, version: number) => ({
  __typename: 'Enquiry',
  id: 'wei',
  kind: 'APPLICATION',
  status,
  subject: 'Renewal',
  fullName: 'Wei Chen',
  maskedPhone: '416 ***-**11',
  email: 'wei@example.ca',
  emailRefusal: null,
  applicationNumber: null,
  applicationId: null,
  createdAt: '2026-01-05T15:00:00.000Z',
  firstResponseDueAt: '2026-01-06T15:00:00.000Z',
  firstRespondedAt: '2026-01-05T16:00:00.000Z',
  firstResponseKind: 'CALL',
  followUpAt: null,
  lostReason: null,
  assignedToId: null,
  assignedTo: null,
  channel: 'DIRECT',
  campaign: null,
  version,
});

function Columns(): ReactNode {
  const filters = useFilters();
  const board = useBoard();
  const client = useApolloClient();
  return (
    <>
      {ENQUIRY_STATUSES.map((of) => (
        <BoardColumn key={of.value} {...{ of, filters, board }} active="" focused={() => undefined} isShown />
      ))}
      <button onClick={() => void client.refetchQueries({ include: [EnquiryColumnDocument] })}>Later</button>
    </>
  );
}

test('a card that was moved here stays on the board when a colleague moves it on', async () => {
  let now = row('CONTACTED', 1);
  inApp(<Columns />, {
    answers: {
      EnquiryColumn: ({ filter }) => {
        const items = (filter as { status: string }).status === now.status ? [now] : [];
        return { enquiries: { __typename: 'EnquiryPage', items, totalItems: items.length, isTotalCapped: false } };
      },
      UpdateEnquiryStatus: ({ status }) => {
        now = row(String(status), 2);
        return {
          updateEnquiryStatus: { __typename: 'ChangeEnquiryPayload', userErrors: [], enquiry: now, event: null },
        };
      },
    },
  });
  const column = (name: string) => within(screen.getByRole('region', { name }));
  (await column('Contacted').findByRole('link', { name: 'Wei Chen' })).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const moved = ENQUIRY_STATUSES.find(({ value }) => value === now.status)?.label ?? '';
  expect(await column(moved).findByRole('link', { name: 'Wei Chen' })).toBeVisible();
  now = row('QUALIFIED', 3);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(column('Qualified').getByRole('link', { name: 'Wei Chen' })).toBeVisible());
  expect(screen.getAllByRole('link', { name: 'Wei Chen' })).toHaveLength(1);
});
