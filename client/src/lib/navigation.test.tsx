import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { useScrollAndFocus } from './navigation';

let navigate: NavigateFunction;
function Frame(): ReactNode {
  useScrollAndFocus();
  navigate = useNavigate();
  return <main />;
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
beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.scrollTo = (to: unknown) => {
    asked = to;
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
