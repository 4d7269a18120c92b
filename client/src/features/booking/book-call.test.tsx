import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp, type Answers } from '../../../test/in-app';
import { tabStorage } from '../../lib/tab-storage';
import { BookCall } from './book-call';

const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const slot = (startsAt: string) => ({ __typename: 'BookingSlot', startsAt, endsAt: at(99) });
const [first, second] = [at(72), at(73)];

const free = (...times: string[]): Answers => ({ BookingSlots: () => ({ bookingSlots: times.map(slot) }) });
const timesShown = (): Promise<HTMLElement[]> => screen.findAllByRole('radio', { name: /a\.m\.|p\.m\./ });

beforeEach(() => tabStorage.clear());

async function chooseAndType(): Promise<void> {
  const [time] = await timesShown();
  if (time) fireEvent.click(time);
  fireEvent.change(screen.getByLabelText(/Full name/), { target: { value: 'Ada Tremblay' } });
  await screen.findByRole('button', { name: /^Book \d/ });
  cleanup();
}

test('who is called, and when, is there again after a reload', async () => {
  inApp(<BookCall agentId={null} />, { answers: free(first, second) });
  await chooseAndType();
  inApp(<BookCall agentId={null} />, { answers: free(first, second) });
  await waitFor(() => expect(screen.getByLabelText(/Full name/)).toHaveValue('Ada Tremblay'));
  await screen.findByRole('button', { name: /^Book \d/ });
  expect((await timesShown())[0]).toBeChecked();
});

test('a time that is gone by then is chosen no more', async () => {
  inApp(<BookCall agentId={null} />, { answers: free(first, second) });
  await chooseAndType();
  inApp(<BookCall agentId={null} />, { answers: free(second) });
  await timesShown();
  await screen.findByRole('button', { name: 'Book my call' });
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Ada Tremblay');
});

test('what could not be booked takes the focus, and says what to do in a sentence of its own', async () => {
  inApp(<BookCall agentId={null} />, { answers: { ...free(first, second), Book: () => new Error('gone') } });
  const [time] = await timesShown();
  if (time) fireEvent.click(time);
  for (const [label, value] of [
    [/Full name/, 'Ada Tremblay'],
    [/Email/, 'ada@example.ca'],
    [/Number to call/, '416 555-0142'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  for (const box of screen.queryAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(await screen.findByRole('button', { name: /^Book \d/ }));
  const failure = await screen.findByRole('alert');
  await waitFor(() => expect(failure).toHaveFocus());
  expect(screen.getByText('Your answers are still here. Please try again, or call us.')).toBeVisible();
});
