import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ShowMore, useMorePages } from './more-pages';

const page = (ids: string[], nextCursor: string | null) => ({ items: ids.map((id) => ({ id })), nextCursor });
const ask = jest.fn<Promise<ReturnType<typeof page>>, [string]>();

function List({ first, of = 'open' }: { first: ReturnType<typeof page>; of?: string }): ReactNode {
  const pages = useMorePages({ key: of, first, isCurrent: true, ask });
  return (
    <>
      <output>{pages.items.map(({ id }) => id).join(' ')}</output>
      <ShowMore of={pages} what="leads" className="" />
    </>
  );
}

const shown = (): string | null => document.querySelector('output')?.textContent ?? null;
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

test('what was shown stays when the first page is read anew; what cannot be loaded is said', async () => {
  const { rerender } = render(<List first={page(['a', 'b'], 'after-b')} />);
  ask.mockRejectedValueOnce(new Error('the network is gone'));
  await press('Show more');
  expect(screen.getByText(/The next leads couldn’t be loaded\./)).toBeVisible();
  ask.mockResolvedValueOnce(page(['c'], null));
  await press('Try again');
  expect(ask).toHaveBeenLastCalledWith('after-b');
  expect(shown()).toBe('a b c');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<List first={page(['new', 'a'], 'after-a')} />);
  expect(shown()).toBe('new a b c');
  rerender(<List first={page(['x'], 'after-x')} of="all" />);
  expect(shown()).toBe('x');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
