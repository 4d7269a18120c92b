import { addDays, weekdayOf } from '@brokerage/domain/booking/local-days';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { officeToday } from '../../lib/office-today';
import { OfficeCalendar } from './office-calendar';

const CALL = {
  ...{ __typename: 'CalendarCall', id: 'c1', calendarNo: 1, status: 'CONFIRMED', sequence: 0 },
  ...{
    startsAt: '2030-03-13T15:00:00.000Z',
    endsAt: '2030-03-13T15:30:00.000Z',
    busyUntil: '2030-03-13T15:40:00.000Z',
  },
  ...{ fullName: 'Ada Tremblay', zone: 'America/Toronto', utcOffset: null, subject: 'A renewal', enquiryId: null },
};
const calendar = (calls: readonly object[]) => ({
  calendar: {
    ...{ __typename: 'Calendar', days: [], calls },
    lanes: [{ __typename: 'CalendarLane', agentId: 'a1', calendarNo: 1, name: 'Priya Raman', province: 'ON' }],
    policy: { __typename: 'CallPolicy', noticeHours: 2, horizonDays: 30, bufferMinutes: 10 },
  },
});
beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

test('a day that no calendar has is as if none were asked for', async () => {
  const asked: unknown[] = [];
  inApp(<OfficeCalendar />, {
    at: '/?date=2030-02-30&view=day',
    answers: {
      Calendar: ({ from }) => {
        asked.push(from);
        return calendar([]);
      },
    },
  });
  expect(await screen.findByText('How full the week is')).toBeVisible();
  const today = officeToday();
  expect(asked).toEqual([addDays(today, 1 - weekdayOf(today))]);
});

const CHANGED = 'Someone else just changed this call. Reload the calendar to see what they did.';

test('a call that a colleague moved while it was open says so, and stays until it is closed', async () => {
  const answers: Answers = {
    Calendar: () => calendar([CALL]),
    MarkCall: () => {
      answers['Calendar'] = () => calendar([]);
      const userErrors = [{ __typename: 'UserError', message: CHANGED, field: null }];
      return { markCall: { __typename: 'CalendarCallPayload', userErrors, call: null } };
    },
  };
  inApp(<OfficeCalendar />, { at: '/?date=2030-03-13', answers });
  fireEvent.click(await screen.findByRole('button', { name: /Ada Tremblay/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ada Tremblay' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel call' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the call' }));
  expect(await screen.findByText(/^Somebody moved or cancelled this call/)).toBeVisible();
  expect(dialog.getByText(CHANGED)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Cancel the call|Move/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
