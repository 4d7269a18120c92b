import { addDays, localDateOf } from '@brokerage/domain/booking/local-days';
import { calendarDay, weekdayAndDay } from '@brokerage/domain/calendar/wall-clock';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlotPicker } from './slot-picker';

const ZONE = 'America/Toronto';
const today = localDateOf(Date.now(), ZONE);
const [tomorrow, later] = [addDays(today, 1), addDays(today, 2)];
const spoken = (date: string): string => weekdayAndDay(calendarDay(date));

const own = { failed: false, again: () => undefined, zone: ZONE, setZone: () => undefined, choose: () => undefined };

test('C9: a day is spoken whole, with what is free on it', () => {
  const times = [`${tomorrow}T16:00:00.000Z`, `${later}T16:00:00.000Z`, `${later}T16:30:00.000Z`];
  render(<SlotPicker times={times} {...own} id="call" chosen="" />);
  expect(screen.getByRole('radio', { name: `${spoken(tomorrow)}, 1 free time` })).toBeChecked();
  expect(screen.getByRole('radio', { name: `${spoken(later)}, 2 free times` })).toBeEnabled();
  expect(screen.getByRole('radio', { name: `${spoken(addDays(today, 3))}, no free times` })).toBeDisabled();
});

test('a week without a free time shows none of another week', async () => {
  const times = [`${tomorrow}T16:00:00.000Z`, `${addDays(today, 15)}T16:00:00.000Z`];
  render(<SlotPicker times={times} {...own} id="call" chosen={times[0] ?? ''} />);
  const clock = (): HTMLElement[] => screen.queryAllByRole('radio', { name: /[ap]\.m\./ });
  expect(clock()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later days' }));
  expect(clock()).toHaveLength(0);
  expect(screen.getByText('Nothing is free this week.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later days' }));
  expect(clock()).toHaveLength(1);
  expect(screen.queryByText('Nothing is free this week.')).toBeNull();
});
