import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from './action-menu';
import { IconButton } from './icon-button';
import { SelectField } from './select-field';
import { SwitchField } from './switch-field';

const pressed = jest.fn();
afterEach(() => pressed.mockClear());

/** What is on its way once it was pressed. */
function useOnce(): [busy: boolean, press: () => void] {
  const [busy, setBusy] = useState(false);
  return [
    busy,
    () => {
      pressed();
      setBusy(true);
    },
  ];
}

const TERMS = [
  { value: '3', label: '3 years' },
  { value: '5', label: '5 years' },
];

function OneIcon(): ReactNode {
  const [busy, press] = useOnce();
  return (
    <IconButton label="Next card" off={busy} onPress={press}>
      <svg aria-hidden="true" />
    </IconButton>
  );
}
function OneSwitch(): ReactNode {
  const [busy, press] = useOnce();
  return (
    <SwitchField isSelected={false} off={busy} onChange={press}>
      Shown
    </SwitchField>
  );
}
function OneSelect(): ReactNode {
  const [busy, press] = useOnce();
  return <SelectField label="Term" options={TERMS} value="5" off={busy} onChange={press} />;
}
function OneMenu(): ReactNode {
  const [busy, press] = useOnce();
  return <ActionMenu label="Move" actions={[{ id: 'won', label: 'Won', run: press }]} off={busy} />;
}

test('a button with a picture that is off after its press keeps the focus and does nothing', async () => {
  render(<OneIcon />);
  const button = screen.getByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a switch whose change is on its way keeps the focus and is not turned again', async () => {
  render(<OneSwitch />);
  const box = screen.getByRole('switch');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(box).toHaveFocus();
  await userEvent.click(screen.getByText('Shown'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a list whose choice is on its way keeps the focus, opens no more and chooses nothing by key', async () => {
  render(<OneSelect />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '3 years' }));
  const button = screen.getByRole('button');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}{Enter} 3');
  await userEvent.click(button);
  expect(screen.queryByRole('option')).toBeNull();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a menu whose last choice is on its way keeps the focus and opens no more', async () => {
  render(<OneMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Won' }));
  const button = screen.getByRole('button');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(button);
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(pressed).toHaveBeenCalledTimes(1);
});
