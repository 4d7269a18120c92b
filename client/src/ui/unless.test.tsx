import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from './button';
import { Button as ConsoleButton } from './console/button';

interface Given {
  off?: boolean;
  type?: 'submit';
  onClick?: () => void;
  children: ReactNode;
}
const BOTH: [string, ComponentType<Given>][] = [
  ['site', Button],
  ['console', ConsoleButton],
];

test.each(BOTH)('a button of the %s that is off after its press keeps the focus and does nothing', async (_, Part) => {
  const pressed = jest.fn();
  function Once(): ReactNode {
    const [busy, setBusy] = useState(false);
    return (
      <Part
        off={busy}
        onClick={() => {
          pressed();
          setBusy(true);
        }}
      >
        Send
      </Part>
    );
  }
  render(<Once />);
  const button = screen.getByRole('button');
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each(BOTH)('nor does it send its form, pressed or by Enter in a field: %s', async (_, Part) => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (off: boolean): ReactNode => (
    <form onSubmit={sent}>
      <input aria-label="Name" />
      <Part type="submit" off={off}>
        Send
      </Part>
    </form>
  );
  const { rerender } = render(form(true));
  fireEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(sent).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});
