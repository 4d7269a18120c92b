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
