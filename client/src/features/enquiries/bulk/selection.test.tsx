import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inApp } from '../../../../test/in-app';
import { InboxSelection, SelectBox, SelectionBar, useTicks } from './selection';

const NAMES = ['Ada', 'Ben', 'Cem'];

function Rows(): ReactNode {
  const ticks = useTicks();
  return (
    <>
      {NAMES.map((name) => (
        <SelectBox key={name} id={name} name={name} />
      ))}
      <button onClick={() => ticks?.add(['Ben', 'Cem'])}>To here</button>
      <SelectionBar />
    </>
  );
}

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name: `Select ${name}` });
const ticked = (): string[] => NAMES.filter((name) => box(name).checked);

beforeEach(async () => {
  inApp(
    <InboxSelection>
      <Rows />
    </InboxSelection>,
    {
      answers: {
        EnquiriesMatching: () => ({
          enquiriesMatching: { __typename: 'EnquiriesMatching', count: 312, isCapped: false, asOf: '2026-01-05' },
        }),
      },
    },
  );
  fireEvent.click(box('Ada'));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 312 matching' }));
});

test('one that is left out of all that match is never what stays selected', async () => {
  expect(ticked()).toEqual(NAMES);
  fireEvent.click(box('Ben'));
  expect(ticked()).toEqual([]);
  fireEvent.click(box('Cem'));
  expect(ticked()).toEqual(['Cem']);
  expect(await screen.findByRole('button', { name: 'Select all 312 matching' })).toBeVisible();
});

test('more rows change nothing where all are selected, and add to those that were chosen', () => {
  fireEvent.click(screen.getByRole('button', { name: 'To here' }));
  expect(ticked()).toEqual(NAMES);
  expect(screen.getAllByText('All 312 matching selected')).not.toHaveLength(0);
});
