import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { MyCalls } from './my-calls';

const call = (id: string, fullName: string, startsAt: string) => ({
  ...{ __typename: 'MyCall', id, startsAt, endsAt: '2030-03-13T15:30:00.000Z', status: 'CONFIRMED', sequence: 0 },
  ...{
    fullName,
    phone: '+14165550142',
    zone: 'America/Toronto',
    utcOffset: null,
    subject: 'A renewal',
    enquiryId: null,
  },
});
const ADA = call('c1', 'Ada Tremblay', '2030-03-13T15:00:00.000Z');
const over = { ...call('c2', 'Jonah Tessier', '2026-01-05T15:00:00.000Z'), endsAt: '2026-01-05T15:30:00.000Z' };
const GONE = 'Someone else just changed this call. Reload the calendar to see what they did.';

test('a call that leaves the list while it is moved keeps its dialog, which says why it was not moved', async () => {
  const answers: Answers = {
    MyCalls: () => ({ myCalls: [ADA, over] }),
    MyCallTimes: () => ({ myCallTimes: [{ __typename: 'BookingSlot', startsAt: '2030-03-14T15:00:00.000Z' }] }),
    MarkMyCall: () => ({
      markMyCall: { __typename: 'MyCallPayload', userErrors: [], call: { ...over, status: 'COMPLETED', sequence: 1 } },
    }),
    MoveMyCall: () => ({
      moveMyCall: {
        ...{ __typename: 'MyCallPayload', alternatives: null, call: null },
        userErrors: [{ __typename: 'UserError', message: GONE }],
      },
    }),
  };
  inApp(<MyCalls />, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the call with Ada Tremblay' }));
  await dialog.findByRole('option', { name: '11:00 a.m.' });
  // the list is read again, as it is each minute
  answers['MyCalls'] = () => ({ myCalls: [over] });
  fireEvent.click(screen.getByRole('button', { name: 'Held', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next', hidden: true })).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: 'Move and send invite' }));
  expect(await dialog.findByText(GONE)).toBeVisible();
});
