import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PrintButton } from './print-button';

test('it prints once the sheets for paper are here', async () => {
  const print = jest.fn();
  window.print = print;
  await act(async () => render(<PrintButton />));
  const sheets = document.querySelectorAll('link[media="print"]');
  expect(sheets.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await act(async () => undefined);
  expect(print).not.toHaveBeenCalled();
  for (const sheet of sheets) fireEvent.load(sheet);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});
