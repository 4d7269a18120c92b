import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { inApp } from '../../../../test/in-app';
import type { DeskRow } from '../facts';
import type { Actions } from '../use-actions';
import type { Selection } from '../use-selection';
import { Bulk } from './bulk';

test('a last day that cannot be read is not sent, and is said', async () => {
  const change = jest.fn(() => Promise.resolve(false));
  const selection = { rates: new Map([['one', {} as DeskRow]]), clear: () => undefined };
  inApp(<Bulk selection={selection as unknown as Selection} actions={{ change } as unknown as Actions} />);
  fireEvent.click(screen.getByRole('button', { name: 'Set an end date' }));
  const day = await screen.findByLabelText('Last day visitors see them');
  const submit = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Set last day' }));
  fireEvent.change(day, { target: { value: 'when they end' } });
  submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a day, such as Nov 26 or Nov 26, 2026.');
  expect(change).not.toHaveBeenCalled();
  // nor one that is over: it would take the rates away without a word
  fireEvent.change(day, { target: { value: 'Nov 26, 2020' } });
  submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/or later\.$/));
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(day, { target: { value: 'Nov 26, 2030' } });
  submit();
  await waitFor(() => expect(change).toHaveBeenCalledWith(['one'], { endsOn: '2030-11-26' }, expect.any(String)));
  await act(async () => undefined);
});
