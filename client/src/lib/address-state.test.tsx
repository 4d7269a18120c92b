import { act, render, renderHook } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  BrowserRouter,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { useAddressState, type AddressState } from './address-state';

function open(address: string): { current: () => AddressState; shown: () => string; back: () => void } {
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    (): { state: AddressState; at: string; navigate: NavigateFunction } => {
      const { pathname, search } = useLocation();
      return { state: useAddressState(), at: pathname + search, navigate: useNavigate() };
    },
    { wrapper },
  );
  return {
    current: () => result.current.state,
    shown: () => result.current.at,
    back: () => act(() => void result.current.navigate(-1)),
  };
}

test('a page number that is none is the first page', () => {
  for (const [page, number] of [
    ['', 1],
    ['x', 1],
    ['-2', 1],
    ['3.9', 3],
  ] as const) {
    expect(open(`/list?page=${page}`).current().page).toBe(number);
  }
});

test('a filter replaces the step and goes back to page 1; without a value it leaves the address', () => {
  const list = open('/list?page=3&role=ADMIN');
  expect(list.current().any).toBe(true);
  act(() => list.current().set({ q: 'ada', role: undefined }));
  expect(list.shown()).toBe('/list?q=ada');
  expect(list.current().get('role')).toBe('');
  act(() => list.current().clear());
  expect(list.shown()).toBe('/list');
  expect(list.current().any).toBe(false);
  list.back();
  expect(list.shown()).toBe('/before');
});

test('a turned page is a step that Back takes back', () => {
  const list = open('/list?q=ada');
  act(() => list.current().go(2));
  expect(list.shown()).toBe('/list?q=ada&page=2');
  list.back();
  expect(list.shown()).toBe('/list?q=ada');
});

test('a change made before the first has arrived keeps the first', () => {
  const list = open('/list');
  act(() => {
    const { set } = list.current();
    set({ q: 'ada' });
    set({ role: 'ADMIN' });
  });
  expect(list.shown()).toBe('/list?q=ada&role=ADMIN');
});

test('a page that was left for one whose code is still on its way does not bring anybody back', () => {
  window.history.replaceState(null, '', '/list');
  const Other = lazy(() => new Promise<never>(() => undefined));
  let list: { state: AddressState; navigate: NavigateFunction } | undefined;
  function List(): ReactNode {
    list = { state: useAddressState(), navigate: useNavigate() };
    return 'The list';
  }
  const { container } = render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/other" element={<Other />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  act(() => list?.state.set({ q: 'ada' }));
  expect(window.location.search).toBe('?q=ada');
  act(() => void list?.navigate('/other'));
  expect(container).toHaveTextContent('The list');
  act(() => list?.state.set({ file: '7' }));
  expect(window.location.pathname + window.location.search).toBe('/other');
});
