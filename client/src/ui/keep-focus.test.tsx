import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { keepFocus } from './keep-focus';

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Lets what was pressed be carried out, and a moment pass. */
const aMoment = (): Promise<void> => act(async () => jest.advanceTimersByTimeAsync(200));

/** A button that goes away when it is pressed, with or without the place it stands in. */
function Going({ all = false, after }: { all?: boolean; after?: ReactNode }): ReactNode {
  const [gone, setGone] = useState(false);
  if (gone && all) return null;
  return (
    <section aria-label="Place">
      <h2>Free times</h2>
      {gone ? after : <button onClick={() => setGone(true)}>Show them</button>}
    </section>
  );
}

const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('C9: who presses a button that goes stays at the heading of its place', async () => {
  render(<Going after={<p>Here they are</p>} />);
  press('Show them');
  await aMoment();
  expect(screen.getByRole('heading', { name: 'Free times' })).toHaveFocus();
});

test('C9: where the whole place goes, as the question about visits does, the page’s main part has it', async () => {
  render(
    <>
      <main id="main" tabIndex={-1}>
        <p>The page</p>
      </main>
      <Going all />
    </>,
  );
  press('Show them');
  await aMoment();
  expect(screen.getByRole('main')).toHaveFocus();
});

function Own(): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      Here they are
    </p>
  );
}

test('a part that sets the focus itself keeps it', async () => {
  render(<Going after={<Own />} />);
  press('Show them');
  await aMoment();
  expect(screen.getByText('Here they are')).toHaveFocus();
});

test('what was left before it went takes nobody along', async () => {
  render(<Going after={null} />);
  const button = screen.getByRole('button');
  button.focus();
  button.blur();
  await aMoment();
  fireEvent.click(button);
  await aMoment();
  expect(document.body).toHaveFocus();
});
