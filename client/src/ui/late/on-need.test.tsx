import { act, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { onIntent } from './on-intent';
import { whenTouched } from './when-touched';

interface Props {
  name: string;
}

/** A part as the server wrote it, taken over in the browser with other props a moment later. */
async function takenOver(hasMore?: (props: Props) => boolean) {
  const seen: string[] = [];
  function Code({ name }: Props): ReactNode {
    useEffect(() => void seen.push(name), [name]);
    return <p>{`Hello ${name}`}</p>;
  }
  const load = jest.fn(async () => Code);
  const Part = onIntent<Props>(load, undefined, hasMore);
  // the server waits for all of a page: its boundary is whole
  const box = document.createElement('div');
  box.innerHTML = '<div><!--$--><p>Hello nobody</p><!--/$--></div>';
  document.body.append(box);
  const root = await act(async () => hydrateRoot(box, <Part name="nobody" />));
  await act(async () => root.render(<Part name="Ada" />));
  return {
    box,
    seen,
    load,
    turnTo: () => act(async () => box.dispatchEvent(new Event('pointerdown', { bubbles: true }))),
  };
}

test('what the server wrote stands until somebody turns to it, and comes with what is known by then', async () => {
  const { box, seen, load, turnTo } = await takenOver();
  expect(load).not.toHaveBeenCalled();
  expect(box.textContent).toBe('Hello nobody');
  await turnTo();
  expect(load).toHaveBeenCalledTimes(1);
  expect(box.textContent).toBe('Hello Ada');
  expect(seen.at(-1)).toBe('Ada');
});

test('where this browser knows more than the server did, it comes at once', async () => {
  const { box, load } = await takenOver(({ name }) => name === 'Ada');
  expect(load).toHaveBeenCalledTimes(1);
  expect(box.textContent).toBe('Hello Ada');
});

test('a link that is pressed before its code leads on, also where that code cannot be had', async () => {
  const load = jest.fn(() => Promise.reject<() => ReactNode>(new TypeError('Failed to fetch')));
  const Part = whenTouched(load);
  const box = document.createElement('div');
  box.innerHTML = '<div><!--$--><a href="#next">Next</a><!--/$--></div>';
  document.body.append(box);
  await act(async () => hydrateRoot(box, <Part />));
  const followed: boolean[] = [];
  // on the way down, after what holds it: React stops it on its way
  window.addEventListener('click', (event) => followed.push(!event.defaultPrevented), true);
  await act(async () => box.querySelector('a')?.click());
  expect(load).toHaveBeenCalledTimes(1);
  expect(followed).toEqual([false, true]);
});

test('what is pressed before the code comes is pressed again in its order, also what sends a form', async () => {
  const heard: string[] = [];
  let arrive: (code: () => ReactNode) => void = () => undefined;
  const Code = (): ReactNode => (
    <form
      id="asked"
      onSubmit={(event) => {
        event.preventDefault();
        heard.push('sent');
      }}
    >
      <button type="button" onClick={() => heard.push('added')}>
        Add
      </button>
      <button type="submit">Send</button>
    </form>
  );
  const Part = whenTouched(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
  const box = document.createElement('div');
  box.innerHTML =
    '<div><!--$--><form id="asked"><button type="button">Add</button><button type="submit">Send</button></form><!--/$--></div>';
  document.body.replaceChildren(box);
  await act(async () => hydrateRoot(box, <Part />));
  const [add, send] = box.querySelectorAll('button');
  await act(async () => add?.click());
  await act(async () => send?.click());
  expect(heard).toEqual([]);
  await act(async () => arrive(Code));
  await waitFor(() => expect(heard).toEqual(['added', 'sent']));
});

test('another address before the code comes throws away nothing of what the server wrote', async () => {
  let arrive: (code: () => ReactNode) => void = () => undefined;
  let go: NavigateFunction = () => undefined;
  const Code = (): ReactNode => (
    <>
      <p>{useLocation().search}</p>
      <input aria-label="Name" />
    </>
  );
  const Part = whenTouched(() => new Promise<() => ReactNode>((resolve) => (arrive = resolve)));
  function Page(): ReactNode {
    go = useNavigate();
    return <Part />;
  }
  const box = document.createElement('div');
  box.innerHTML = '<div><!--$--><p>?section=plans</p><input aria-label="Name"/><!--/$--></div>';
  document.body.replaceChildren(box);
  const mistakes: unknown[] = [];
  await act(async () =>
    hydrateRoot(
      box,
      <MemoryRouter initialEntries={['/form?section=plans']}>
        <Page />
      </MemoryRouter>,
      { onRecoverableError: (error) => mistakes.push(error) },
    ),
  );
  const field = box.querySelector('input');
  await act(async () => box.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await act(async () => void go('/form?section=work'));
  await act(async () => arrive(Code));
  await waitFor(() => expect(box.textContent).toBe('?section=work'));
  expect(box.querySelector('input')).toBe(field);
  expect(mistakes).toEqual([]);
});

test.each([
  ['the next key', () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
  ['the connection that is back', () => void window.dispatchEvent(new Event('online'))],
])('code that could not be had comes with %s', async (_, again) => {
  let isThere = false;
  let isAlive = false;
  function Code(): ReactNode {
    useEffect(() => void (isAlive = true), []);
    return <p>As the server wrote it</p>;
  }
  const load = jest.fn(() =>
    isThere ? Promise.resolve(Code) : Promise.reject<() => ReactNode>(new TypeError('Failed to fetch')),
  );
  const Part = onIntent(load);
  const box = document.createElement('div');
  box.innerHTML = '<div><!--$--><p>As the server wrote it</p><!--/$--></div>';
  document.body.replaceChildren(box);
  await act(async () => hydrateRoot(box, <Part />));
  await act(async () => box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  expect(load).toHaveBeenCalled();
  expect(isAlive).toBe(false);
  isThere = true;
  await act(async () => again());
  await waitFor(() => expect(isAlive).toBe(true));
});
