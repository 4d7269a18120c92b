import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useScenario } from './use-scenario';

test('what is typed is in the address when the tab goes, but never in that of a page on its way', () => {
  window.history.replaceState(null, '', '/calculator');
  const { result } = renderHook(() => useScenario({ price: '' }, () => []), { wrapper: BrowserRouter });
  act(() => result.current.change({ price: '500000' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.location.search).toBe('?price=500000');
  act(() => result.current.change({ price: '600000' }));
  // as the router does before the next page's code is there
  window.history.pushState(null, '', '/rates');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(window.location.pathname + window.location.search).toBe('/rates');
});
