// The process's own realm with the globals of a browser's window, which stay as long as the process does.
const language = require('jsdom/lib/jsdom/browser/js-globals.json');
const NativeEnvironment = require('../../../domain/test/native/environment.cjs');
const { window, emptyWindow } = require('./window.cjs');

/** The window tells the time as the process does: jsdom itself counts on that, and a test may hold it still. */
const TIME = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  ...['Date', 'performance'],
];
/** The language's own are the same on both sides. */
const SAME = new Set([...Object.keys(language), ...TIME, 'console', 'atob', 'btoa']);
/** What tests answer in place of, and jsdom does not have. */
const ANSWERED = ['fetch', 'Worker', 'indexedDB'];

/** Read and written through to whose it is, so that `document` and `window.document` are one. */
function lend(from, key, to) {
  const descriptor = { get: () => from[key], set: (value) => (from[key] = value), configurable: true };
  Object.defineProperty(to, key, descriptor);
}

for (const key of Object.getOwnPropertyNames(window)) if (!SAME.has(key)) lend(window, key, globalThis);
for (const key of TIME) lend(globalThis, key, window);
for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[key] = window[key].bind(window);

/** What puts an object's own properties back as they are now. */
function remember(object, keys) {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const key of keys ?? Object.getOwnPropertyNames(object)) {
      if (!(key in before)) delete object[key];
      else if (before[key].configurable) Object.defineProperty(object, key, before[key]);
    }
  };
}

module.exports = class BrowserEnvironment extends NativeEnvironment {
  constructor(config, context) {
    super(config, context);
    this.putBack = [window, window.navigator, window.document].map((object) => remember(object));
    this.putBack.push(remember(globalThis, ANSWERED));
  }

  /** The next file finds an empty window, in which nothing of this one is about to happen. */
  async teardown() {
    await super.teardown();
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => window.requestAnimationFrame(resolve));
    emptyWindow();
    for (const back of this.putBack) back();
  }
};
