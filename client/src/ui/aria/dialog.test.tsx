import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog';

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Log contact
      </button>
      <button type="button">Elsewhere</button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Contact">
        <input aria-label="Note" />
        <button type="button">Save</button>
      </Dialog>
    </>
  );
}

/** As on a page that is still inert: the first focus is lost. */
function losesTheFirstFocus(element: HTMLElement): void {
  const focus = element.focus.bind(element);
  let isLost = false;
  element.focus = (options) => {
    if (isLost) focus(options);
    isLost = true;
  };
}

test('the focus comes back to what opened it, also where the page was not ready for it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Log contact' });
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Contact' })).toBeVisible();
  losesTheFirstFocus(opener);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a press beside it closes it, but not once something is typed in it; Escape does', async () => {
  render(<Page />);
  const beside = (): HTMLElement => document.querySelector<HTMLElement>('.a-scrim')!;
  const focused = (): HTMLElement | null => document.querySelector<HTMLElement>(':focus');
  const opener = screen.getByRole('button', { name: 'Log contact' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.click(beside());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(opener);
  await userEvent.type(await screen.findByLabelText('Note'), 'They call back on Monday');
  await userEvent.click(beside());
  expect(screen.getByLabelText('Note')).toHaveValue('They call back on Monday');
  // a press beside takes the focus, until the dialog has it again
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.click(beside());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('whoever goes elsewhere stays there', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Log contact' }));
  await screen.findByRole('dialog', { name: 'Contact' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(elsewhere).toHaveFocus();
});
