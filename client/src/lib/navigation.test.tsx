import { act, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScrollAndFocus } from './navigation';

let navigate: NavigateFunction;
/** Lets the part of the page come that comes later. */
let bring: () => Promise<void>;
function Frame(): ReactNode {
  useScrollAndFocus();
  navigate = useNavigate();
  const [isLate, setLate] = useState(false);
  bring = () => act(async () => setLate(true));
  return (
    <main>
      <h1>Title</h1>
      <button>Elsewhere</button>
      <section id="here">Here</section>
      {isLate && <section id="late">Late</section>}
    </main>
  );
}

function shown(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Frame />
    </MemoryRouter>,
  );
  return {
    go: (to: string, replace = false) => act(async () => navigate(to, { replace })),
    back: () => act(async () => navigate(-1)),
  };
}

/** As the browser does: the place first, then the event. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

let asked: unknown;
let broughtTo: string[] = [];
beforeEach(() => {
  sessionStorage.clear();
  history.scrollRestoration = 'auto';
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.scrollTo = (to: unknown) => {
    asked = to;
  };
  broughtTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    broughtTo.push(this.id);
  };
});

test('Back returns to where one was', async () => {
  const { go, back } = shown('/list');
  scrollTo(400);
  await go('/one');
  expect(asked).toMatchObject({ top: 0 });
  scrollTo(0);
  await back();
  expect(asked).toMatchObject({ top: 400 });
});

test('also where the address got its filter after one had scrolled', async () => {
  const { go, back } = shown('/list');
  scrollTo(400);
  await go('/list?status=NEW', true);
  await go('/one');
  scrollTo(0);
  await back();
  expect(asked).toMatchObject({ top: 400 });
});

test('a change of the query alone moves nothing', async () => {
  const { go } = shown('/list');
  asked = undefined;
  scrollTo(400);
  await go('/list?status=NEW');
  expect(asked).toBeUndefined();
});

test('a link to a place of the same page leads there, pressed again too, and Back returns', async () => {
  const { go, back } = shown('/');
  await go('/list');
  scrollTo(400);
  await go('/list#here');
  expect(broughtTo).toEqual(['here']);
  expect(screen.getByText('Here')).toHaveFocus();
  screen.getByText('Elsewhere').focus();
  scrollTo(900);
  await go('/list#here', true);
  expect(broughtTo).toEqual(['here', 'here']);
  expect(screen.getByText('Here')).toHaveFocus();
  await back();
  expect(asked).toMatchObject({ top: 400 });
});

test.each(['/list', '/other'])('from %s, a place that comes later is gone to when it comes', async (from) => {
  const { go } = shown(from);
  await go('/list#late');
  expect(broughtTo).toEqual([]);
  await bring();
  await waitFor(() => expect(screen.getByText('Late')).toHaveFocus());
  expect(broughtTo).toEqual(['late']);
});

test('whoever opened the page at such a place gets there too, unless a field was begun', async () => {
  shown('/list#late');
  await bring();
  await waitFor(() => expect(screen.getByText('Late')).toHaveFocus());
});

test('whoever moves meanwhile is left alone', async () => {
  const { go } = shown('/other');
  await go('/list#late');
  expect(screen.getByRole('heading')).toHaveFocus();
  window.dispatchEvent(new Event('wheel'));
  await bring();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(broughtTo).toEqual([]);
});
