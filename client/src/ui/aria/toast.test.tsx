import { act, render, screen } from '@testing-library/react';
import { setMessagesStay, toast, TOAST_MS, Toasts } from './toast';

const said = (): string[] => screen.queryAllByRole('alertdialog').map(({ textContent }) => textContent);
const closers = (): HTMLElement[] => screen.queryAllByRole('button', { name: 'Close this message' });
const passes = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
  // a file before this one may have left some
  while (closers().length > 0) act(() => closers()[0]?.click());
});
afterEach(() => {
  setMessagesStay(false);
  jest.useRealTimers();
});

test('a message passes after its 8 seconds', async () => {
  act(() => void toast({ text: 'Saved' }));
  await passes(TOAST_MS - 1);
  expect(said()).toEqual(['Saved']);
  await passes(1);
  expect(said()).toEqual([]);
});

test('where somebody chose so, messages stay until they are closed or three newer ones came', async () => {
  setMessagesStay(true);
  act(() => ['One', 'Two', 'Three'].forEach((text) => toast({ text })));
  await passes(60 * TOAST_MS);
  expect(said()).toEqual(['Three', 'Two', 'One']);
  act(() => void toast({ text: 'Four' }));
  expect(said()).toEqual(['Four', 'Three', 'Two']);
  act(() => closers()[0]?.click());
  expect(said()).toEqual(['Three', 'Two']);
});
