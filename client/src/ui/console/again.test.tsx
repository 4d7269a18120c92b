import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LoadFailed, NotCurrent, PartFailed } from './states';
import { AgainButton } from '../late/again-button';

type Part = (props: { retry: () => unknown }) => ReactNode;
const PARTS: Record<string, Part> = {
  AgainButton: ({ retry }) => <AgainButton retry={retry} />,
  LoadFailed: ({ retry }) => <LoadFailed what="Your papers" retry={retry} />,
  PartFailed: ({ retry }) => <PartFailed what="Your papers" retry={retry} />,
  NotCurrent: ({ retry }) => <NotCurrent retry={retry} />,
};

test.each(Object.entries(PARTS))(
  '%s: while it asks again it says so and is pressed in vain, also where the second try fails',
  async (_, Shown) => {
    const asked: ((error: Error) => void)[] = [];
    render(<Shown retry={() => new Promise((_resolve, reject) => asked.push(reject))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const busy = screen.getByRole('button', { name: 'Trying again…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await userEvent.click(busy);
    expect(asked).toHaveLength(1);
    asked[0]?.(new Error('the network is gone'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
);
