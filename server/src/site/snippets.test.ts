import vm from 'node:vm';
import { LOADER_SNIPPET } from './snippets.js';

const nothing = (): void => undefined;

/** Whether the loader fetches the entry, in a browser without this function. */
function starts(missing?: string): boolean {
  const fetched: unknown[] = [];
  const context = vm.createContext({
    document: {
      forms: [],
      getElementById: () => ({ textContent: '{"chunks":[],"entry":"/entry.js"}' }),
      createElement: () => ({}),
      head: { appendChild: (element: unknown) => fetched.push(element) },
      addEventListener: nothing,
    },
    sessionStorage: { getItem: () => null },
    addEventListener: nothing,
    setTimeout: (run: () => void) => run(),
    requestAnimationFrame: (run: () => void) => run(),
    structuredClone: nothing,
    AbortController: nothing,
    IntersectionObserver: nothing,
    ResizeObserver: nothing,
  });
  vm.runInContext('var window = this', context);
  if (missing !== undefined) vm.runInContext(`delete ${missing}`, context);
  vm.runInContext(LOADER_SNIPPET, context);
  return fetched.length > 0;
}

test('a browser of our list starts', () => expect(starts()).toBe(true));

// what it shows then is looked at in e2e/quality/other-browsers.spec.ts
test.each([
  'Object.hasOwn',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'String.prototype.replaceAll',
  'structuredClone',
  'AbortController',
  'IntersectionObserver',
  'ResizeObserver',
])('without %s nothing is started, and the server’s page stays', (missing) => expect(starts(missing)).toBe(false));
