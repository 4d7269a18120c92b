import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from './chart';
import { plotOf } from './plot';
import { daysOf, spellDay, spellMonth, type ChartSeries } from './series';

const SERIES: readonly ChartSeries[] = [
  {
    name: 'Best',
    points: [
      { on: '2026-01-10', value: 4.5 },
      { on: '2026-06-01', value: 4 },
    ],
  },
  { name: 'Average', dashed: true, points: [{ on: '2026-03-01', value: 5 }] },
];
const format = (value: number): string => `${value.toFixed(2)}%`;

describe('the days of a chart', () => {
  it('are those on which something changed, with what stood at their end', () => {
    expect(daysOf(SERIES, '2026-11-21')).toEqual([
      { on: '2026-01-10', values: [4.5, undefined] },
      { on: '2026-03-01', values: [4.5, 5] },
      { on: '2026-06-01', values: [4, 5] },
      { on: '2026-11-21', values: [4, 5] },
    ]);
  });

  it('are none without points', () => {
    expect(daysOf([{ name: 'Best', points: [] }], '2026-11-21')).toEqual([]);
  });

  it('are spelled as the calendar has them, wherever the reader is', () => {
    expect([spellDay('2026-11-01'), spellMonth('2026-11-01')]).toEqual(['Nov 1, 2026', 'Nov 2026']);
  });
});

describe('the drawing', () => {
  it('steps: a value stays until the day of the next one', () => {
    const plot = plotOf(daysOf(SERIES), 2);
    expect(plot.ticks).toEqual([4, 4.5, 5]);
    expect([plot.x('2026-01-10'), plot.x('2026-06-01'), plot.y(4), plot.y(5)]).toEqual([0, 1, 1, 0]);
    expect(plot.paths[0]).toBe('M0,500L352.113,500L352.113,500L1000,500L1000,1000');
  });

  it('has room around a value that never changed, and for a single day', () => {
    const plot = plotOf(daysOf([{ name: 'Best', points: [{ on: '2026-01-10', value: 4 }] }]), 1);
    expect([plot.x('2026-01-10'), plot.y(4).toFixed(6)]).toEqual([1, '0.500000']);
  });
});

describe('the chart', () => {
  const show = () =>
    render(<Chart title="5-year fixed" description="Best and average." series={SERIES} format={format} />);

  it('tells its title and what it shows, and reads the last day out', async () => {
    show();
    expect(await screen.findByRole('figure', { name: '5-year fixed' })).toHaveAccessibleDescription(
      'Best and average.',
    );
    expect(screen.getByRole('slider', { name: '5-year fixed: day' })).toHaveAttribute(
      'aria-valuetext',
      'Jun 1, 2026: Best 4.00%, Average 5.00%',
    );
  });

  it('is walked through with the arrow keys, and stops at its ends', async () => {
    show();
    const slider = await screen.findByRole('slider');
    for (const [key, day] of [
      ['ArrowLeft', 'Mar 1, 2026'],
      ['Home', 'Jan 10, 2026'],
      ['ArrowDown', 'Jan 10, 2026'],
      ['ArrowRight', 'Mar 1, 2026'],
      ['End', 'Jun 1, 2026'],
      ['ArrowUp', 'Jun 1, 2026'],
      ['Tab', 'Jun 1, 2026'],
    ] as const) {
      fireEvent.keyDown(slider, { key });
      expect(slider.getAttribute('aria-valuetext')).toContain(day);
    }
  });

  it('is a table when asked, newest first, and lines again', async () => {
    show();
    const toggle = await screen.findByRole('button', { name: 'Show as a table' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const [, newest, , oldest] = within(screen.getByRole('table')).getAllByRole('row');
    expect(newest).toHaveTextContent('Jun 1, 20264.00%5.00%');
    expect(oldest).toHaveTextContent('Jan 10, 20264.50%None');
    await userEvent.click(toggle);
    expect(screen.getByRole('slider')).toBeInTheDocument();
  });

  it('says so where there is nothing to draw', async () => {
    render(<Chart title="7-year variable" description="None." series={[]} format={format} />);
    expect(await screen.findByText('Nothing to show yet.')).toBeInTheDocument();
  });
});
