import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';

// a state that comes is waited for; a busy machine takes its time over code that is fetched when it is needed
configure({ asyncUtilTimeout: 60_000 });

/** Before each test file. */
export default function begin(): void {
  expect.extend(matchers);
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  let complaints: unknown[][] = [];
  let spy: jest.SpyInstance;

  beforeEach(() => {
    complaints = [];
    spy = jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      complaints.push(parts);
    });
  });

  afterEach(cleanup);

  // React reports a broken promise to it (act, keys, hydration) only on the console: unread, it would stay broken
  afterEach(() => {
    spy.mockRestore();
    if (complaints.length > 0)
      throw new Error(`console.error was called: ${complaints.map((c) => c.map(String).join(' ')).join('\n')}`);
  });
}
