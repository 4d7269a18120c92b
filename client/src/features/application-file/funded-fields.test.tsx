import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { officeToday } from '../../lib/office-today';
import { FundedFields, NO_TERM, termOf } from './funded-fields';

function Fields(): ReactNode {
  const [value, change] = useState(NO_TERM);
  return (
    <>
      <FundedFields value={value} errors={{}} change={change} />
      <output>{JSON.stringify(termOf(value))}</output>
    </>
  );
}
const sent = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

test('every term that a rate may have can be chosen', () => {
  render(<Fields />);
  const labels = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Not known',
    ...['6 months', '1 year', '2 years', '3 years', '4 years', '5 years'],
    ...['6 years', '7 years', '8 years', '9 years', '10 years'],
  ]);
});

test('a term is sent with the day, and nothing without a term', async () => {
  render(<Fields />);
  expect(sent()).toBeNull();
  expect(screen.queryByLabelText('Funded on')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Term (optional)'), '5 years');
  expect(sent()).toEqual({ fundedOn: officeToday(), termYears: 5 });
  await userEvent.selectOptions(screen.getByLabelText('Term (optional)'), '6 months');
  expect(sent()).toEqual({ fundedOn: officeToday(), termYears: 0.5 });
  await userEvent.selectOptions(screen.getByLabelText('Term (optional)'), 'Not known');
  expect(sent()).toBeNull();
});
