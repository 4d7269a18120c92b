import { HANG_MS } from '../support/server';

/** A browser that is not Chromium, with one window. Every call fails where the browser does not answer in time. */
export interface Engine {
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** What a JavaScript expression is worth in the page. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Types with the keyboard, in place of what stands there. */
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** Where the caret is after a focus differs by engine: everything is selected instead. */
export const selected = (selector: string): string =>
  `(field => (field.focus(), field.select()))(document.querySelector(${JSON.stringify(selector)}))`;

/** Ends what hangs; nothing is measured by it. Less than a test has, so that a call that hangs is the one that is named. */
export const ANSWER_WITHIN_MS = HANG_MS / 5;
