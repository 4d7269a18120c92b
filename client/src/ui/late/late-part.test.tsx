import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { latePart } from './late-part';

/** React reports what a boundary caught; here it is what the test is about. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function answering(...answers: ('fails' | 'comes')[]) {
  const load = jest.fn(() => {
    const answer = answers.shift() ?? 'comes';
    return answer === 'comes'
      ? Promise.resolve(({ sum }: { sum: string }): ReactNode => <p>{sum}</p>)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  });
  return load;
}

function pageWith(Part: ReturnType<typeof latePart<{ sum: string }>>) {
  return function Page(): ReactNode {
    const [name, setName] = useState('');
    return (
      <>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <Part sum="$480,000" />
      </>
    );
  };
}

test('what the page can do without is missing until the connection is back, and what was typed stays', async () => {
  const load = answering('fails');
  const Page = pageWith(latePart(load, { waiting: <p>Loading</p> }));
  await act(async () => render(<Page />));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  expect(screen.queryByText('Loading')).toBeNull();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('$480,000')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what the person came for says that it is not there, and comes when they ask again', async () => {
  const Page = pageWith(latePart(answering('fails', 'fails'), { what: 'The free times' }));
  await act(async () => render(<Page />));
  expect(screen.getByRole('alert').textContent).toContain('The free times couldn’t be loaded');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByText('$480,000')).toBeTruthy();
});
