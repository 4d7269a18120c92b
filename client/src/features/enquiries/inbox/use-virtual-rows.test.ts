import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { useVirtualRows } from './use-virtual-rows';

test('every row is on paper, and on the screen again only those in view', () => {
  const body = createRef<HTMLElement>();
  body.current = document.body.appendChild(document.createElement('tbody'));
  const headings = Array.from({ length: 200 }, (_, at) => at % 50 === 0);
  const { result } = renderHook(() => useVirtualRows({ body, headings, kept: [] }));
  const inView = result.current.places.length;
  expect(inView).toBeLessThan(200);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current.places).toHaveLength(200);
  expect(result.current.gaps.every((gap) => gap === 0)).toBe(true);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(result.current.places).toHaveLength(inView);
});
