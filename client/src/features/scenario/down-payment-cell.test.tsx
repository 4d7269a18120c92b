import { fireEvent, render, screen } from '@testing-library/react';
import { EXAMPLE, type Change } from '../../lib/scenario/scenario';
import { DownPaymentCell } from './down-payment-cell';

test.each([
  // 20% is 89,980.20: a dollar less has to be insured
  [449_901, 22_496, '20', 89_981],
  [640_000, 64_000, '20', 128_000],
])('of %d, from %d, the slider at %s%% puts %d down', (price, downPayment, share, expected) => {
  const changes: Change[] = [];
  render(
    <DownPaymentCell scenario={{ ...EXAMPLE, price, downPayment }} change={(change) => void changes.push(change)} />,
  );
  const slider = screen.getByRole('slider');
  slider.setAttribute('step', 'any');
  fireEvent.change(slider, { target: { value: share } });
  expect(changes).toEqual([{ downPayment: expected }]);
});
