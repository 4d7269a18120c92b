import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { ExitChance } from '@brokerage/domain/lender-fit/exit-chances';
import { ExitChances } from './exit-chances';

test('months count once they come to 100, and one month counts again when they are taken back', () => {
  const chosen: unknown[] = [];
  function Page(): ReactNode {
    const [chances, setChances] = useState<readonly ExitChance[]>();
    return (
      <ExitChances
        chances={chances}
        choose={(given) => {
          chosen.push(given);
          setChances(given);
        }}
      />
    );
  }
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Month 24'), { target: { value: '40' } });
  fireEvent.change(screen.getByLabelText('Month 60'), { target: { value: '50' } });
  expect(screen.getByRole('status')).toHaveTextContent('Give each month whole percent, together 100.');
  fireEvent.change(screen.getByLabelText('Month 60'), { target: { value: '60' } });
  expect(screen.getByRole('status')).toHaveTextContent('Each month counts by how likely it is.');
  fireEvent.click(screen.getByText('Back to one month'));
  expect(screen.getByLabelText('Month 24')).toHaveValue('');
  expect(chosen).toEqual([
    undefined,
    undefined,
    [
      { month: 24, pct: 40 },
      { month: 60, pct: 60 },
    ],
    undefined,
  ]);
});
