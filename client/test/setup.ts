import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what browsers have had for years
Object.defineProperties(globalThis, {
  TextEncoder: { value: TextEncoder, configurable: true, writable: true },
  TextDecoder: { value: TextDecoder, configurable: true, writable: true },
});
// a state that comes is waited for; a busy machine takes its time over code that is fetched when it is needed
configure({ asyncUtilTimeout: 60_000 });
// nothing is laid out: nothing comes into view
window.IntersectionObserver = class extends EventTarget {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
} as unknown as typeof IntersectionObserver;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

let complaints: unknown[][] = [];
let spy: jest.SpyInstance;

beforeEach(() => {
  complaints = [];
  spy = jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

// React reports a broken promise to it (act, keys, hydration) only on the console: unread, it would stay broken
afterEach(() => {
  spy.mockRestore();
  if (complaints.length > 0)
    throw new Error(`console.error was called: ${complaints.map((c) => c.map(String).join(' ')).join('\n')}`);
});
