import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { WhenInput } from './when-input';
import type { WhenKind } from './when-text';

function Form({ kind, given = '', min }: { kind: WhenKind; given?: string; min?: string }): ReactNode {
  const [value, setValue] = useState(given);
  return (
    <>
      <label htmlFor="when">When</label>
      <WhenInput id="when" kind={kind} value={value} onChange={setValue} min={min} />
      <output>{value}</output>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText('When');
function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

test('a day is typed as people write it, kept as the form wants it, and shown as we write it', () => {
  render(<Form kind="day" given="2026-11-26" />);
  expect(field()).toHaveValue('Nov 26, 2026');
  type('3 march 2027');
  expect(screen.getByRole('status')).toHaveTextContent('2027-03-03');
  expect(field()).toHaveValue('3 march 2027');
  fireEvent.blur(field());
  expect(field()).toHaveValue('Mar 3, 2027');
});

test('what cannot be read stays, says what would be, and holds the form back', () => {
  render(<Form kind="time" given="09:00" />);
  type('half past');
  expect(field()).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(field());
  expect(field()).toHaveValue('half past');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Enter a time, such as 9:30 a.m.');
  type('9:30 am');
  fireEvent.blur(field());
  expect(field()).toBeValid();
  expect(field()).toHaveValue('9:30 a.m.');
});

test('a day from the calendar takes its place, and the time stays', () => {
  const { container } = render(<Form kind="moment" given="2026-11-26T14:00" />);
  const [calendar] = container.querySelectorAll('input[type="date"]');
  expect(calendar).toHaveValue('2026-11-26');
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-12-01' } });
  expect(field()).toHaveValue('Dec 1, 2026, 2:00 p.m.');
});

test('a day before the first one is refused', () => {
  render(<Form kind="day" given="2026-11-25" min="2026-11-26" />);
  expect(field()).toHaveAccessibleDescription('Enter Nov 26, 2026 or later.');
});
