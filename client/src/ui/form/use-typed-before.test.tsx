import { useState, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepServedForms } from '../../lib/served-forms';
import { MoneyInput } from './money-input';
import { useTypedBefore } from './use-typed-before';

function Asked(): ReactNode {
  const form = useTypedBefore();
  const [amount, setAmount] = useState('500000');
  const [kind, setKind] = useState('fixed');
  const [isNew, setNew] = useState(false);
  const [use, setUse] = useState('own');
  return (
    <form ref={form}>
      <MoneyInput aria-label="Amount" name="amount" value={amount} onChange={setAmount} />
      <select aria-label="Kind" name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="variable">Variable</option>
        <option value="fixed">Fixed</option>
      </select>
      <input
        type="checkbox"
        aria-label="New"
        name="new"
        checked={isNew}
        onChange={({ target }) => setNew(target.checked)}
      />
      {['own', 'let'].map((value) => (
        <input
          key={value}
          type="radio"
          aria-label={value}
          name="use"
          value={value}
          checked={use === value}
          onChange={() => setUse(value)}
        />
      ))}
      <output>{[amount, kind, String(isNew), use].join(' ')}</output>
    </form>
  );
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

/** The server's page, in which somebody typed; `foreign` puts a node of an extension into the form. */
async function takenOver({ foreign, type }: { foreign: boolean; type: () => void }): Promise<void> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Asked />);
  keepServedForms();
  type();
  if (foreign) root.querySelector('form')?.prepend(document.createElement('div'));
  await act(async () => void hydrateRoot(root, <Asked />, { onRecoverableError: () => undefined }));
}

describe.each([false, true])('a form the server made, with a node of an extension: %s', (foreign) => {
  test('goes on with what was typed, chosen and ticked before its code arrived', async () => {
    await takenOver({
      foreign,
      type: () => {
        field('Amount').focus();
        field('Amount').value = '612345';
        field('Kind').value = 'variable';
        field('New').checked = true;
        field('let').checked = true;
      },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('612,345 variable true let'));
    expect(field('Amount')).toHaveValue('612,345');
    expect(field('Amount')).toHaveFocus();
    expect(field('let')).toBeChecked();
  });

  test('goes on with a field that was emptied, and with one that was left again', async () => {
    await takenOver({
      foreign,
      type: () => {
        field('Amount').focus();
        field('Amount').value = '';
        field('Amount').blur();
      },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^fixed false own/));
    expect(field('Amount')).toHaveValue('');
    await takenOver({
      foreign,
      type: () => {
        field('Amount').focus();
        field('Amount').value = '612345';
        field('Amount').blur();
      },
    });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('612,345 fixed false own'));
    expect(field('Amount')).toHaveValue('612,345');
  });

  test('begins as it was made where nothing was typed', async () => {
    await takenOver({ foreign, type: () => undefined });
    expect(screen.getByRole('status')).toHaveTextContent('500000 fixed false own');
  });
});
